import { sql } from "kysely";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { currentActor } from "#commerce/staff/guard/current-actor.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import type { Jobs } from "#platform/jobs.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { isChange } from "./entries.ts";
import { findJob } from "./reads.ts";
import type { JobKinds, StaffJob } from "./schema.ts";

export const staffJobQueue = "staff-job";
export type JobProblem = Problem<"job-not-found" | "job-state">;
type Answer = Result<StaffJob, JobProblem>;
type Services = { db: Db; jobs: Pick<Jobs, "send"> };

const mostSkipped = 1000;
const mostTries = 5;

const noJob = fail("job-not-found", "There is no such job.");
const notNow = (job: StaffJob, wish: string) =>
  fail("job-state", `A job that is ${job.status} cannot be ${wish}.`, { detail: { status: job.status } });

type NewJob = { kind: string; input: object; targets?: readonly number[]; total?: number; reverts?: number };

/** Stores a job and queues it in one transaction. The current actor is stored as the one who started it. */
export async function startJob({ db, jobs }: Services, job: NewJob): Promise<StaffJob> {
  const actor = currentActor();
  const id = await db.transaction().execute(async (trx) => {
    const row = {
      kind: job.kind,
      input: JSON.stringify(job.input),
      targets: job.targets ? [...job.targets] : null,
      total: job.total ?? job.targets?.length ?? 0,
      report: "{}",
      started_by: JSON.stringify(actor),
      reverts: job.reverts ?? null,
    };
    const added = await trx.insertInto("staff_jobs").values(row).returning("id").executeTakeFirstOrThrow();
    await jobs.send(staffJobQueue, { id: added.id }, trx);
    return added.id;
  });
  return (await findJob(db, id)) as StaffJob;
}

/**
 * Runs a job's steps until it is done or cancelled, or another process has finished it. Processes running the same job
 * wait for each other's step: each step starts where the one before stored that it ended.
 */
export async function runJob(db: Db, kinds: JobKinds, id: number): Promise<void> {
  const started = await db
    .selectFrom("staff_jobs")
    .select(["kind", "started_by"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!started) return;
  const actor = { ...started.started_by, jobId: id };
  try {
    const next = async () => {
      const prepared = kinds[started.kind]?.prepare ? await prepare(db, kinds, id) : null;
      return db.transaction().execute((trx) => doStep(trx, kinds, id, prepared));
    };
    while (await actors.run(actor, next));
  } catch (error) {
    const { rows } = await sql<{ status: string }>`
      update staff_jobs set tries = tries + 1, updated_at = now(),
        status = case when tries + 1 >= ${mostTries} then 'failed' else status end,
        finished_at = case when tries + 1 >= ${mostTries} then now() end,
        report = report || jsonb_build_object('error', ${(error as Error).message}::text)
      where id = ${id} and status in ('queued', 'running') returning status`.execute(db);
    if (rows[0]?.status !== "failed") throw error;
  }
}

type Prepared = { cursor: number; value: unknown } | null;

async function prepare(db: Db, kinds: JobKinds, id: number): Promise<Prepared> {
  const job = await db
    .selectFrom("staff_jobs")
    .select(["kind", "input", "cursor"])
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .where("is_cancelled", "=", false)
    .executeTakeFirst();
  const kind = job && kinds[job.kind];
  return job && kind?.prepare ? { cursor: job.cursor, value: await kind.prepare(db, job) } : null;
}

/** True when there is more to do. */
async function doStep(trx: Transaction, kinds: JobKinds, id: number, ready: Prepared): Promise<boolean> {
  const job = await trx.selectFrom("staff_jobs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!job || (job.status !== "queued" && job.status !== "running")) return false;
  if (job.is_cancelled) {
    await sql`update staff_jobs set status = 'cancelled', finished_at = now(), updated_at = now() where id = ${id}`.execute(
      trx,
    );
    return false;
  }
  const kind = kinds[job.kind];
  if (!kind) throw new Error(`There is no kind of job called ${job.kind}.`);
  const prepared = ready?.cursor === job.cursor ? ready.value : undefined;
  const { done, next, skipped = [], counts, more = 0 } = await kind.step(trx, { ...job, prepared });
  const { skipped: before = [], skippedCount = 0, counts: counted = {} } = job.report;
  const names = Object.keys({ ...counted, ...counts });
  const report = {
    ...(skippedCount + skipped.length > 0 && {
      skipped: [...before, ...skipped.map(withReason)].slice(0, mostSkipped),
      skippedCount: skippedCount + skipped.length,
    }),
    ...(names.length > 0 && {
      counts: Object.fromEntries(names.map((name) => [name, (counted[name] ?? 0) + (counts?.[name] ?? 0)])),
    }),
  };
  const isLast = next === null;
  await sql`
    update staff_jobs set done = done + ${done}, total = total + ${more}, cursor = ${next ?? job.cursor}::bigint, report = ${JSON.stringify(report)}::jsonb,
      status = ${isLast ? "done" : "running"}, tries = 0, updated_at = now(), finished_at = ${isLast ? sql`now()` : null}
    where id = ${id}`.execute(trx);
  if (isLast && job.reverts !== null)
    await sql`update staff_jobs set status = 'reverted', updated_at = now() where id = ${job.reverts}`.execute(trx);
  return !isLast;
}

/** Continues jobs whose process was killed, or that are no longer in the queue. */
export async function resumeJobs(db: Db, kinds: JobKinds): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_jobs where status in ('queued', 'running') and updated_at < now() - interval '1 minute'
    order by id limit 20`.execute(db);
  for (const { id } of rows) await runJob(db, kinds, id).catch(() => undefined);
}

/** Cancels a job before its next step. What it did so far stays, and can be reverted. */
export async function cancelJob({ db }: Services, id: number): Promise<Answer> {
  const job = await findJob(db, id);
  if (!job) return noJob;
  if (!job.canCancel) return notNow(job, "cancelled");
  await sql`
    update staff_jobs set is_cancelled = true, updated_at = now(),
      status = case when status = 'queued' then 'cancelled' else status end,
      finished_at = case when status = 'queued' then now() end
    where id = ${id} and status in ('queued', 'running')`.execute(db);
  return ok((await findJob(db, id)) as StaffJob);
}

/** Continues a failed or cancelled job where it stopped. */
export async function retryJob({ db, jobs }: Services, id: number): Promise<Answer> {
  const isRetried = await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update staff_jobs set status = 'queued', is_cancelled = false, tries = 0, finished_at = null, updated_at = now(),
        report = report - 'error'
      where id = ${id} and status in ('failed', 'cancelled') returning id`.execute(trx);
    if (rows.length > 0) await jobs.send(staffJobQueue, { id }, trx);
    return rows.length > 0;
  });
  const job = await findJob(db, id);
  if (!job) return noJob;
  return isRetried ? ok(job) : notNow(job, "tried again");
}

/** Starts the job that reverts this one's changes, from the audit log. */
export async function revertJob(services: Services, id: number): Promise<Answer> {
  const job = await findJob(services.db, id);
  if (!job) return noJob;
  const open = await services.db
    .selectFrom("staff_jobs")
    .select("id")
    .where("reverts", "=", id)
    .where("status", "in", ["queued", "running"])
    .executeTakeFirst();
  if (!job.canRevert || open) return notNow(job, "reverted");
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from audit_log where job_id = ${id} and ${isChange}`.execute(services.db);
  return ok(await startJob(services, { kind: "revert", input: { job: id }, total: rows[0]?.total ?? 0, reverts: id }));
}
