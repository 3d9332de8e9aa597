import { type RawBuilder, sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { everything } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import type { Followers, JobKind } from "./schema.ts";

/** Reverts a job's changes, from its entries in the audit log, last first. */

/** The entries that describe changes. Those without a relation were noted by hand and name no row to write back. */
export const isChange = sql<boolean>`action in ('insert', 'update', 'delete')`;

const perStep = 250;

type Entry = {
  id: number;
  action: "insert" | "update" | "delete";
  relation: string | null;
  key: Record<string, unknown>;
  type: string;
  record: string;
  aggregate: string;
  aggregateId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/**
 * Puts back what a job changed. It leaves some changes and lists them in the report: rows in which somebody has since
 * changed the columns that the job changed (of added rows: any column), added records to which somebody has since added
 * something, and changes that name no row. `followers` say what is derived from an aggregate; after an aggregate that
 * they do not name, everything is read anew.
 */
export const revertKind = (followers: Followers): JobKind => ({
  permission: null,
  async step(trx, { input, cursor }) {
    const { job } = input as { job: number };
    const { rows } = await sql<Entry>`
      select id, action, relation, key, type, record_id as record, aggregate, aggregate_id as "aggregateId", before, after
      from audit_log where job_id = ${job} and ${isChange} and (${cursor}::bigint = 0 or id < ${cursor}::bigint)
      order by id desc limit ${perStep}`.execute(trx);
    // Read by the stock ledger.
    await sql`select set_config('firn.stock_reason', 'revert', true),
      set_config('firn.stock_note', ${`#${job}`}, true)`.execute(trx);
    const skipped = [];
    const touched = new Map<string, Set<string>>();
    for (const entry of rows) {
      const about = { kind: entry.type, id: entry.record };
      const id = `${entry.type} ${entry.record}`;
      if (entry.relation === null) {
        skipped.push({ id, about, why: "is not undone", code: "not-reverted" });
        continue;
      }
      if ((await isBuiltOn(trx, entry, job)) || !(await putBack(trx, entry, entry.relation))) {
        skipped.push({ id, about, why: "was changed since", code: "changed-since" });
        continue;
      }
      const ids = touched.get(entry.aggregate) ?? new Set();
      touched.set(entry.aggregate, ids.add(entry.aggregateId));
    }
    for (const [aggregate, ids] of [...touched].sort()) {
      const follow = followers[aggregate];
      if (follow === undefined) await recordChange(trx, [everything]);
      else await follow?.(trx, [...ids]);
    }
    return { done: rows.length, next: rows.length < perStep ? null : (rows.at(-1)?.id ?? null), skipped };
  },
});

/**
 * Whether the entry added a whole record, such as a product, to which something was added by others that is still
 * there, such as a variant: it would be deleted together with the record.
 */
async function isBuiltOn(trx: Transaction, entry: Entry, job: number): Promise<boolean> {
  const { id, action, type, record, aggregate, aggregateId } = entry;
  if (action !== "insert" || type !== aggregate || record !== aggregateId) return false;
  const { rows } = await sql`
    select from audit_log added
    where aggregate = ${aggregate} and aggregate_id = ${aggregateId} and id > ${id}
      and action = 'insert' and job_id is distinct from ${job}
      and not exists (
        select from audit_log gone
        where gone.aggregate = ${aggregate} and gone.aggregate_id = ${aggregateId} and gone.id > added.id
          and gone.action = 'delete' and gone.relation = added.relation and gone.key = added.key)
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** Reverts one entry in one statement. Returns false when the columns that it names are no longer as the job left them. */
async function putBack(trx: Transaction, { action, key, before, after }: Entry, relation: string): Promise<boolean> {
  const table = sql.table(relation);
  const statement = () => {
    if (action === "insert")
      return sql`delete from ${table} where ${isKeyed(relation, key)} and ${has(relation, after)}`;
    if (action === "update")
      return sql`update ${table} set ${former(relation, before)} where ${isKeyed(relation, key)} and ${has(relation, after)}`;
    const names = sql.join(Object.keys(before ?? {}).map((name) => sql.ref(name)));
    return sql`insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(before)}::jsonb) on conflict do nothing`;
  };
  const { numAffectedRows = 0n } = await statement().execute(trx);
  return numAffectedRows > 0n;
}

const populated = (relation: string, values: object | null) =>
  sql`jsonb_populate_record(null::${sql.table(relation)}, ${JSON.stringify(values ?? {})}::jsonb)`;

const former = (relation: string, values: object | null): RawBuilder<unknown> => {
  const names = sql.join(Object.keys(values ?? {}).map((name) => sql.ref(name)));
  return sql`(${names}) = (select ${names} from ${populated(relation, values)})`;
};

/** Compares the key's own columns, so that their index is used. */
const isKeyed = (relation: string, key: Record<string, unknown>): RawBuilder<unknown> => {
  const names = sql.join(Object.keys(key).map((name) => sql.ref(name)));
  return sql`(${names}) = (select ${names} from ${populated(relation, key)})`;
};

/** Whether a row still has exactly these values; columns that are not named may have any. */
const has = (relation: string, values: object | null): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_object_agg(name, to_jsonb(${sql.table(relation)}) -> name), '{}')
  from jsonb_object_keys(${JSON.stringify(values ?? {})}::jsonb) name) = ${JSON.stringify(values ?? {})}::jsonb`;
