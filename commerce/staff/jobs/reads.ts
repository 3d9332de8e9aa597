import { type Selectable, sql } from "kysely";
import { literal, mostCounted } from "#commerce/shared/lists/reads.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db, Tables } from "#database/tables.ts";
import type { JobFilter, JobKinds, JobQuery, StaffJob } from "./schema.ts";

type Row = Selectable<Tables["staff_jobs"]>;

/** Kinds of jobs that cannot be reverted, because the parcels have been sent, or buyers were told. */
const final: readonly string[] = ["shipments", "order-states"];

const toJob = (row: Omit<Row, "targets" | "input">): StaffJob => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  report: row.report,
  startedBy: { kind: row.started_by.kind, id: row.started_by.id, name: row.started_by.name },
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  reverts: row.reverts,
  canCancel: row.status === "queued" || row.status === "running",
  // A job that failed or was cancelled can be reverted too, as far as it got.
  canRevert:
    row.reverts === null &&
    row.done > 0 &&
    !final.includes(row.kind) &&
    ["done", "failed", "cancelled"].includes(row.status),
  canRetry: row.status === "failed" || row.status === "cancelled",
});

const columns = [
  "id",
  "kind",
  "status",
  "done",
  "total",
  "cursor",
  "report",
  "started_by",
  "reverts",
  "is_cancelled",
  "tries",
  "created_at",
  "updated_at",
  "finished_at",
] as const;

export async function findJob(db: Db, id: number): Promise<StaffJob | null> {
  const row = await db.selectFrom("staff_jobs").select(columns).where("id", "=", id).executeTakeFirst();
  return row ? toJob(row) : null;
}

/** Sorted by id, latest first. */
function matching(db: Db, { q = "", kind, status }: JobFilter) {
  let found = db.selectFrom("staff_jobs").orderBy("id", "desc");
  if (kind !== undefined) found = found.where("kind", "=", kind);
  if (status !== undefined) found = found.where("status", "=", status);
  if (q.trim() !== "") found = found.where(named(q.trim().toLowerCase()));
  return found;
}

/** The number of jobs, counted up to 10,000. */
export async function countJobs(db: Db, filter: JobFilter): Promise<{ total: number; isExact: boolean }> {
  const some = matching(db, filter)
    .select("id")
    .limit(mostCounted + 1);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { total: Math.min(Number(total), mostCounted), isExact: Number(total) <= mostCounted };
}

/** A page of jobs, latest first. */
export async function listJobs(db: Db, { page, limit, ...filter }: JobQuery): Promise<StaffJob[]> {
  return (
    await matching(db, filter)
      .select(columns)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
  ).map(toJob);
}

/** The jobs that match with ids above `after`, in the order of ids, without the items that they skipped. */
export async function jobsAfter(db: Db, filter: JobFilter, after: number, limit: number): Promise<StaffJob[]> {
  const found = matching(db, filter).clearOrderBy().orderBy("id").where("id", ">", after).limit(limit);
  const report = sql<StaffJob["report"]>`report - 'skipped'`.as("report");
  const rows = await found.select([...columns.filter((name) => name !== "report"), report]).execute();
  return rows.map(toJob);
}

/** Matches the number, or a part of the name of the actor who started it. Uses one index lookup for each. */
function named(q: string) {
  const number = /^#?\d{1,15}$/.test(q) ? Number(q.replace("#", "")) : null;
  return sql<boolean>`id in (
    select id from staff_jobs where id = ${number}::bigint
    union select id from staff_jobs where lower(started_by ->> 'name') like ${`%${literal(q)}%`})`;
}

/** The job itself, or the one that it reverts. */
async function workOf(db: Db, id: number): Promise<Pick<Row, "id" | "kind" | "input" | "targets"> | undefined> {
  const columns = ["id", "kind", "reverts", "input", "targets"] as const;
  const job = await db.selectFrom("staff_jobs").select(columns).where("id", "=", id).executeTakeFirst();
  return job && job.reverts !== null ? workOf(db, job.reverts) : job;
}

/** The price regions that a job changes, or that the job changed which it reverts. */
export async function marketsOf(db: Db, kinds: JobKinds, id: number, own: readonly string[]): Promise<string[]> {
  const job = await workOf(db, id);
  return job ? ((await kinds[job.kind]?.marketsOf?.(db, job, own)) ?? []) : [];
}

/** What a job needs besides the permission of its kind: to go on what starting it did, to be reverted what it did. */
export async function alsoNeeded(db: Db, kinds: JobKinds, id: number): Promise<readonly Permission[]> {
  const job = await workOf(db, id);
  if (!job) return [];
  const { rows } = await sql<{ isStock: boolean }>`
    select exists (select from audit_log where job_id = ${job.id} and type = 'stock'
      and (action = 'update' or action = 'insert' and after ->> 'available' <> '0')) as "isStock"`.execute(db);
  const permission = kinds[job.kind]?.permission;
  const stock: Permission[] = rows[0]?.isStock && permission !== "stock:write" ? ["stock:write"] : [];
  return [...new Set([...(kinds[job.kind]?.alsoNeeds?.(job.input) ?? []), ...stock])];
}

/** The permission needed to cancel, retry or revert a job. Null when there is no such job, or its kind is unknown. */
export async function permissionOf(db: Db, kinds: JobKinds, id: number): Promise<Permission | null> {
  const job = await db.selectFrom("staff_jobs").select(["kind", "reverts"]).where("id", "=", id).executeTakeFirst();
  if (!job) return null;
  return kinds[job.kind]?.permission ?? (job.reverts === null ? null : permissionOf(db, kinds, job.reverts));
}
