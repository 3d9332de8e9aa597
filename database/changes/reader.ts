import { setTimeout } from "node:timers/promises";
import type { Tag } from "#platform/cache/tag.ts";
import { type CoalescedWork, coalesce } from "#platform/coalesce.ts";
import type { Logger } from "#platform/log.ts";
import type { Questions } from "./questions.ts";
import { everything } from "./tags.ts";

/** `isFirst`: the reader, or this version of it, has processed nothing so far in this database. */
export type ChangeHandler = (tags: ReadonlySet<Tag>, isFirst: boolean) => Promise<void>;

/** `settled` resolves when everything recorded so far has been processed, here or in another process. */
export type Reader = CoalescedWork;

/** Runs work for all recorded changes, one reading after the other. Failed work is tried again. */
export function makeReader(
  { name, version, work }: { name: string; version: number; work: ChangeHandler },
  /** Null when another process does the work. */
  connection: () => Questions | null,
  log: Pick<Logger, "error">,
): Reader {
  const reader = coalesce(async () => {
    const client = connection();
    if (!client) return;
    try {
      const { tags, seen, isFirst = false } = await read(client);
      if (tags.length === 0) return;
      await work(new Set(tags), isFirst);
      await store(client, seen);
    } catch (error) {
      if (!connection()) return;
      log.error({ err: error, reader: name }, "a change could not be followed; trying again");
      await setTimeout(1000, undefined, { ref: false });
      reader.wake();
    }
  });

  async function read(client: Questions): Promise<RecordedChanges & { isFirst?: boolean }> {
    const own = "select seen::text as last from change_readers where name = $1 and version = $2";
    const last: string | undefined = (await client.query<{ last: string }>(own, [name, version])).rows[0]?.last;
    if (last === undefined) return { tags: [everything], seen: await currentSnapshot(client), isFirst: true };
    return readSince(client, last);
  }

  const store = (client: Questions, seen: string) =>
    client.query(
      `insert into change_readers (name, version, seen) values ($1, $2, $3)
      on conflict (name) do update set version = excluded.version, seen = excluded.seen`,
      [name, version, seen],
    );

  return reader;
}

/** The snapshot that includes everything committed. */
export async function currentSnapshot(client: Questions): Promise<string> {
  const { rows } = await client.query<{ seen: string }>("select pg_current_snapshot()::text as seen");
  return rows[0]?.seen ?? "";
}

export type RecordedChanges = { tags: Tag[]; seen: string };

/**
 * Reads what was recorded since a snapshot, and the snapshot that includes all of it. Transactions that commit late are
 * not missed, because the earlier snapshot does not include them. A snapshot of another database, from which this one
 * was restored, counts as empty.
 */
export async function readSince(client: Questions, seen: string): Promise<RecordedChanges> {
  const { rows } = await client.query<RecordedChanges & { isForeign: boolean }>(
    `select pg_current_snapshot()::text as seen,
      pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign",
      array(
        select distinct tag from changes, unnest(tags) as tag
        where transaction >= pg_snapshot_xmin($1::pg_snapshot) and transaction < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
      ) as tags`,
    [seen],
  );
  const { isForeign, ...read } = rows[0] as RecordedChanges & { isForeign: boolean };
  return isForeign ? { ...read, tags: [everything] } : read;
}
