import { CompiledQuery, type Kysely } from "kysely";
import pg from "pg";
import { type ConstructorOptions, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "#platform/log.ts";

/** Anything that can execute statements, including a transaction. */
type Statements = Pick<Kysely<unknown>, "executeQuery">;

/** Thrown by a handler: trying again cannot help, so the job fails for good at once. */
export class HopelessJob extends Error {}

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

export type Jobs = {
  /**
   * Adds a job to a queue. With `trx`, the job exists only if that transaction commits. The job waits until
   * `notBefore`.
   */
  send(queue: string, data: Record<string, unknown>, trx?: Statements, notBefore?: Date): Promise<void>;
  /**
   * Like `send`, for frequent jobs: they are collected for a moment and inserted together. Jobs not yet inserted are
   * lost when the process is killed, so something else must be able to find the work.
   */
  sendSoon(queue: string, data: Record<string, unknown>): void;
  /**
   * Processes a queue. A job whose handler throws is retried with growing pauses, and it alone: five times within about
   * a minute, or for about a day when it talks to a server that may be out for a night. Each failure is logged. After a
   * kill jobs that were taken run again, so handlers look whether their work is done.
   */
  work(queue: string, handler: JobHandler, retriedFor?: keyof typeof retries): Promise<void>;
  /** Runs the handler by a cron expression (UTC) instead of by sent jobs. It may start some seconds late. */
  schedule(queue: string, cron: string, handler: JobHandler): Promise<void>;
  /** Retries jobs that failed for good, at most a thousand. Returns how many. */
  retryFailed(queue: string): Promise<number>;
  stop(): Promise<void>;
};

const collectFor = 250; // Milliseconds.
/** In seconds: what is sent by a visitor is wanted soon, a timer may be late. */
const secondsBetween = { looks: 1, scheduledLooks: 5 };
/** Pauses in seconds: each is twice the one before, up to the longest. */
const retries = {
  minute: { retryLimit: 5, retryDelay: 2, retryBackoff: true },
  day: { retryLimit: 55, retryDelay: 2, retryBackoff: true, retryDelayMax: 1800 },
};

/**
 * Jobs in PostgreSQL (pg-boss): they survive a killed process and are shared by all processes. pg-boss uses two
 * connections of its own: sending a job inside a transaction must never wait for a connection that other transactions
 * hold.
 */
export async function openJobs(pool: pg.Pool, log: Logger, options: { pollSeconds?: number } = {}): Promise<Jobs> {
  const own = new pg.Pool({ ...pool.options, max: 2 });
  own.on("error", (error) => log.error({ error }, "jobs: database"));
  const settings: ConstructorOptions = { db: { executeSql: (text, values) => own.query(text, values) } };
  const boss = new PgBoss({ ...settings, schedule: true, persistWarnings: false });
  boss.on("error", (error) => log.error({ error }, "jobs"));
  await boss.start();
  const queues = new Map<string, Promise<void>>();
  const ready = (queue: string): Promise<void> => {
    const made = queues.get(queue) ?? boss.createQueue(queue, retries.minute);
    queues.set(queue, made);
    made.catch(() => queues.delete(queue));
    return made;
  };
  async function workOn(queue: string, pollingIntervalSeconds: number, handler: JobHandler): Promise<void> {
    const pace = { pollingIntervalSeconds, batchSize: 20, perJobResults: true } as const;
    await boss.work<Record<string, unknown>, unknown, typeof pace>(queue, pace, async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) {
        const failed = await handler(data).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (failed) log.warn({ error: failed.error, queue, job: id }, "a job failed");
        // Without a queue for dead letters, "deadletter" is: failed, and not to be retried.
        const status = failed?.error instanceof HopelessJob ? "deadletter" : "failed";
        results.push(failed ? { id, status, output: failed.error } : { id, status: "completed" });
      }
      return results;
    });
  }
  const collected = new Map<string, { data: Record<string, unknown> }[]>();
  let handingOver: NodeJS.Timeout | null = null;
  async function handOver(): Promise<void> {
    handingOver = null;
    const batches = [...collected];
    collected.clear();
    for (const [queue, jobs] of batches) {
      try {
        await ready(queue);
        await boss.insert(queue, jobs);
      } catch (error) {
        log.error({ error, queue }, "jobs could not be handed over");
      }
    }
  }
  return {
    sendSoon(queue, data) {
      collected.set(queue, [...(collected.get(queue) ?? []), { data }]);
      handingOver ??= setTimeout(handOver, collectFor);
    },
    async send(queue, data, trx, notBefore) {
      await ready(queue);
      const db = trx && {
        executeSql: (text: string, values: unknown[] = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
      };
      await boss.send(queue, data, { ...(db && { db }), ...(notBefore && { startAfter: notBefore }) });
    },
    async work(queue, handler, retriedFor = "minute") {
      await ready(queue);
      // The queue may be there already: since the last version, or because a job was sent to it.
      await boss.updateQueue(queue, retries[retriedFor]);
      await workOn(queue, options.pollSeconds ?? secondsBetween.looks, handler);
    },
    async schedule(queue, cron, handler) {
      await ready(queue);
      await workOn(queue, secondsBetween.scheduledLooks, handler);
      await boss.schedule(queue, cron);
    },
    async retryFailed(queue) {
      const { rows } = await own.query<{ id: string }>(
        "select id from pgboss.job where name = $1 and state = 'failed' order by created_on limit 1000",
        [queue],
      );
      if (rows.length > 0)
        await boss.retry(
          queue,
          rows.map(({ id }) => id),
        );
      return rows.length;
    },
    async stop() {
      if (handingOver) clearTimeout(handingOver);
      await handOver();
      await boss.stop({ graceful: true, timeout: 5000 });
      await own.end();
    },
  };
}
