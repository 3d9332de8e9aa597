import pg from "pg";
import { locks } from "#database/locks.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { coalesce } from "#platform/coalesce.ts";
import type { ConnectionSettings } from "#platform/database.ts";
import type { Logger } from "#platform/log.ts";
import { oneAfterAnother, type Questions } from "./questions.ts";
import { type ChangeHandler, currentSnapshot, makeReader, type Reader, readSince } from "./reader.ts";
import { everything } from "./tags.ts";

type Subscriber = (tags: readonly Tag[]) => void;

/** How a process learns of committed changes. */
export type Changes = {
  /** Calls `hear` with the tags of every change, in every process. For data that a process holds in memory. */
  subscribe(hear: Subscriber): void;
  /**
   * Runs this work in one process per database, for all processes. Its progress is stored, so that after a kill the
   * next process continues there. A new reader, or one with another version, receives `everything`.
   */
  work(name: string, version: number, work: ChangeHandler): Reader;
  /** Announces a change to this process only, for changes that no transaction recorded. */
  tell(tags: readonly Tag[]): void;
  stop(): Promise<void>;
};

/** The log of changes keeps one day (record.ts). */
const mostMissed = 12 * 60 * 60_000;

/**
 * Listens for changes on its own connection. PostgreSQL's notification only says that there is something to read. The
 * changes themselves are read from the log, also after a lost connection.
 */
export async function openChanges(settings: ConnectionSettings, log: Pick<Logger, "info" | "error">): Promise<Changes> {
  const subscribers: Subscriber[] = [];
  const readers: Reader[] = [];
  let isStopped = false;
  let client: pg.Client | null = null;
  let questions: Questions | null = null;
  let isLeader = false;
  let seen = "";
  let lostAt = 0;
  let candidacy: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...settings, keepAlive: true });
    next.on("notification", wake);
    next.on("error", () => undefined);
    try {
      await next.connect();
      await next.query("listen firn_changed");
      if (seen === "") seen = await currentSnapshot(oneAfterAnother(next));
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only a connection that was open counts as lost. A refused connection also ends, but its caller is already trying
    // again.
    next.on("end", lose);
    client = next;
    questions = oneAfterAnother(next);
    await becomeLeader();
  }

  function lose(): void {
    client = null;
    questions = null;
    isLeader = false;
    clearTimeout(candidacy);
    lostAt = Date.now();
    if (!isStopped) setTimeout(reconnect, 500).unref();
  }

  async function reconnect(): Promise<void> {
    if (isStopped) return;
    try {
      await connect();
      if (Date.now() - lostAt > mostMissed) tell([everything]);
      wake();
      log.info("listening for changes again");
    } catch {
      setTimeout(reconnect, 1000).unref();
    }
  }

  /** The lock is released with the connection, so another process gets it as soon as this one is killed. */
  async function becomeLeader(): Promise<void> {
    const question = "select pg_try_advisory_lock($1) as is";
    const { rows = [] } =
      (await questions?.query<{ is: boolean }>(question, [locks.followers]).catch(() => null)) ?? {};
    isLeader = rows[0]?.is === true;
    if (isLeader) for (const reader of readers) reader.wake();
    else if (client && !isStopped) candidacy = setTimeout(becomeLeader, 1000).unref();
  }

  const reading = coalesce(async () => {
    if (!questions || isStopped) return;
    try {
      const now = await readSince(questions, seen);
      seen = now.seen;
      tell(now.tags);
    } catch (error) {
      // Changes missed during a lost connection are read when it is back.
      if (client) log.error({ err: error }, "changes could not be read");
    }
  });

  function wake(): void {
    reading.wake();
    if (isLeader) for (const reader of readers) reader.wake();
  }

  function tell(tags: readonly Tag[]): void {
    if (tags.length > 0) for (const hear of subscribers) hear(tags);
  }

  await connect();
  return {
    subscribe: (hear) => void subscribers.push(hear),
    work(name, version, work) {
      const reader = makeReader({ name, version, work }, () => (isLeader && !isStopped ? questions : null), log);
      readers.push(reader);
      if (isLeader) reader.wake();
      return reader;
    },
    tell,
    async stop() {
      isStopped = true;
      clearTimeout(candidacy);
      await Promise.all([reading, ...readers].map((one) => one.settled()));
      await client?.end().catch(() => undefined);
    },
  };
}
