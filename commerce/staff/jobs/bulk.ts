import { sql } from "kysely";
import { type TSchema, Type } from "typebox";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { closed, Id } from "#commerce/shared/rest/shapes.ts";
import type { Permission, Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { sha256 } from "#platform/sha256.ts";
import type { JobKind, Skipped } from "./schema.ts";

/** One change to many records of a kind, as a job: which records it is for, and how it goes through them. */

/** For changes of all that match a filter. */
export const These = Type.String({
  maxLength: 100,
  description:
    "Which records match, as the preview (preview=1) said. A filter needs it, and nothing is done when others match (409)",
});

/** Either these records, or all that match a filter. */
export const bulkBody = <C extends TSchema, F extends TSchema>(change: C, filter: F) =>
  Type.Object(
    {
      change,
      ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10_000 })),
      filter: Type.Optional(filter),
      expected: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 2_147_483_647,
          description: "How many there were when somebody decided: with another number nothing is done (409)",
        }),
      ),
      these: Type.Optional(These),
    },
    closed,
  );

type Markets = Staff["markets"];
type BulkSelection<Filter> = { ids?: number[]; filter?: Filter };

/** How many records of a kind are changed at once. */
export type Bulk<Change, Filter> = {
  /** The job's kind and the noun of the messages: "products". */
  kind: string;
  /** The job's kind of changes that are not like the others, such as those that cannot be reverted. */
  kindOf?(change: Change): string;
  /** What one of them is called in reports and in the audit log: "product". */
  record: string;
  permission: Permission;
  /** The ids of all records that match within these markets (null: all), ascending, which is how they are locked. */
  matching(db: Db, filter: Filter, markets: Markets): Promise<number[]>;
  /** The price regions that a change of these records is in. Without it, it is in none of its own. */
  marketsOf?(db: Db, change: Change, ids: readonly number[], own: readonly string[]): Promise<string[]>;
  /** The ids that staff of these markets may not change. Without it, markets do not limit the records. */
  foreign?(db: Db, ids: readonly number[], markets: Markets): Promise<number[]>;
  /** Changes records within a step, in the order of their ids. Those that cannot be changed are skipped and reported. */
  apply(trx: Transaction, change: Change, ids: readonly number[]): Promise<Skipped[]>;
};

/** Exactly these records, in the order of their ids; null when the body contains neither ids nor a filter. */
export async function targetsOf<Change, Filter>(
  db: Db,
  { matching }: Pick<Bulk<Change, Filter>, "matching">,
  { ids, filter }: BulkSelection<Filter>,
  markets: Markets,
): Promise<number[] | null> {
  if ((ids === undefined) === (filter === undefined)) return null;
  if (ids) return [...new Set(ids)].sort((a, b) => a - b);
  return matching(db, filter as Filter, markets);
}

/** Says which records these are, in few letters: the same for the same ids alone. */
export const digestOf = (ids: readonly number[]): string => sha256(ids.join()).toString("base64url");

/** The job that goes through the records, a hundred with each step unless each of them takes longer. */
export const bulkJob = <Change, Filter>(
  { record, permission, apply, marketsOf }: Bulk<Change, Filter>,
  perStep = 100,
): JobKind => ({
  permission,
  ...(marketsOf && { marketsOf: (db, { input, targets }, own) => marketsOf(db, input as Change, targets ?? [], own) }),
  async step(trx, { input, targets, cursor }) {
    const ids = (targets ?? []).slice(cursor, cursor + perStep);
    const former = await lastEntry(trx);
    const skipped = await apply(trx, input as Change, ids);
    const next = cursor + ids.length;
    // A price that stays is no product that stays.
    const stayed = new Set(skipped.flatMap(({ about }) => (about?.kind === record ? about.id : []))).size;
    const changed = Math.min(await countChanged(trx, record, former), ids.length - stayed);
    const unchanged = ids.length - stayed - changed;
    const counts = { changed, ...(unchanged > 0 && { unchanged }) };
    return { done: ids.length, next: next < (targets?.length ?? 0) ? next : null, skipped, counts };
  },
});

const jobNow = () => actors.getStore()?.jobId ?? null;

/** The last entry of the current job in the audit log. */
async function lastEntry(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0) as id from audit_log where job_id = ${jobNow()}::bigint`.execute(trx);
  return rows[0]?.id ?? 0;
}

/** The number of records of which the current job has changed a value since an entry, by the audit log. */
async function countChanged(trx: Transaction, record: string, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct case when type = ${record} then record_id else aggregate_id end)::integer as count
    from audit_log where job_id = ${jobNow()}::bigint and id > ${after}::bigint and aggregate = ${record}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** An entry of the report for a record that a bulk change left as it is. */
export const left = (kind: string, id: number, why: string, code?: string): Skipped =>
  withReason({ id: `${kind} ${id}`, about: { kind, id: `${id}` }, why, ...(code !== undefined && { code }) });

/** Entries for all that were wanted and are not there any more. */
export function gone(kind: string, wanted: readonly number[], found: readonly number[]): Skipped[] {
  const there = new Set(found);
  return wanted.filter((id) => !there.has(id)).map((id) => left(kind, id, "is gone"));
}
