import { CompiledQuery, type Kysely } from "kysely";
import pg from "pg";
import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Logger } from "#platform/log.ts";

/** Whatever runs statements, of which a transaction is one. */
type Statements = Pick<Kysely<unknown>, "executeQuery">;

export type JobHandler = (data: Record<string, unknown>) => Promise<void>;

export type Jobs = {
  /** Puts a job into a queue; with `trx` it exists only if that transaction commits. It waits until `notBefore`. */
  send(queue: string, data: Record<string, unknown>, trx?: Statements, notBefore?: Date): Promise<void>;
  /**
   * The same for what comes often: jobs are collected for a moment and put into their queue together. Those that a killed
   * process still held are lost, so something must find what they were for.
   */
  sendSoon(queue: string, data: Record<string, unknown>): void;
  /** Works on a queue; a handler that throws is tried again with growing pauses, five times. */
  work(queue: string, handler: JobHandler): Promise<void>;
  /** The same for a queue that nobody fills but a cron expression (UTC): that may be noticed some seconds late. */
  schedule(queue: string, cron: string, handler: JobHandler): Promise<void>;
  /** Tries once more what failed for good in a queue, a thousand at most; how many that are. */
  retryFailed(queue: string): Promise<number>;
  stop(): Promise<void>;
};

const collectFor = 250; // milliseconds
/** Each look at a queue costs as much as a small request, and half of all queues are for what happens now and then. */
const secondsBetween = { looks: 1, scheduledLooks: 5 };
const retries = { retryLimit: 5, retryDelay: 2, retryBackoff: true };

/**
 * Jobs in PostgreSQL (pg-boss): they survive a killed process and are shared by all processes. What pg-boss asks for
 * itself goes through two connections of its own: a job sent inside a transaction must never wait for a connection that
 * other transactions hold while they wait for theirs.
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
    const made = queues.get(queue) ?? boss.createQueue(queue, retries);
    queues.set(queue, made);
    made.catch(() => queues.delete(queue));
    return made;
  };
  async function workOn(queue: string, pollingIntervalSeconds: number, handler: JobHandler): Promise<void> {
    await ready(queue);
    const pace = { pollingIntervalSeconds, batchSize: 20, perJobResults: false };
    await boss.work<Record<string, unknown>>(queue, pace, async (batch) => {
      for (const job of batch) await handler(job.data);
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
    work: (queue, handler) => workOn(queue, options.pollSeconds ?? secondsBetween.looks, handler),
    async schedule(queue, cron, handler) {
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
