import { type RawBuilder, sql } from "kysely";

/** The entries of the audit log that a job can be reverted from, and the rows that they name. */

export type Values = Record<string, unknown>;
export type Entry = {
  id: number;
  action: "insert" | "update" | "delete";
  relation: string | null;
  key: Values;
  type: string;
  record: string;
  aggregate: string;
  aggregateId: string;
  before: Values | null;
  after: Values | null;
};

/** The entries that describe changes. Those without a relation were noted by hand and name no row to write back. */
export const isChange = sql<boolean>`action in ('insert', 'update', 'delete')`;

export const entryColumns = sql`id, action, relation, key, type, record_id as record, aggregate,
  aggregate_id as "aggregateId", before, after`;

export const asJson = (values: object | null): RawBuilder<unknown> => sql`${JSON.stringify(values ?? {})}::jsonb`;

export const populated = (relation: string, values: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_populate_record(null::${sql.table(relation)}, ${values})`;

/** Whether a row still has exactly these values; columns that are not named may have any. */
export const has = (relation: string, values: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_object_agg(name, to_jsonb(${sql.table(relation)}) -> name), '{}')
  from jsonb_object_keys(${values}) name) = ${values}`;
