import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type Entry, entryColumns, isChange } from "./entries.ts";

/**
 * Records that a revert takes back at once, with all that the audit log counts as their parts: those that the job made,
 * and those whose shape it changed.
 */

export type Whole = { aggregate: string; id: string; isMade: boolean; entries: Entry[] };

/** The stock of a product is logged as an aggregate of its own, under the product's id. */
const wholeOf = (aggregate: string): string => (aggregate === "stock" ? "product" : aggregate);
const partsOf = (aggregate: string): string[] => (aggregate === "product" ? ["product", "stock"] : [aggregate]);
const nameOf = ({ aggregate, aggregateId }: Pick<Entry, "aggregate" | "aggregateId">): string =>
  `${wholeOf(aggregate)} ${aggregateId}`;

/** Whether an entry says which parts there are, and not what one of them is like: a product's options and variants. */
export const isOfShape = ({ type, action, before }: Pick<Entry, "type" | "action" | "before">): boolean =>
  type === "variant"
    ? action !== "update" || (before !== null && "option_value_ids" in before)
    : (type === "option" || type === "option-value") && action !== "update";
const ofShape = sql<boolean>`case type when 'variant' then action <> 'update' or before ? 'option_value_ids'
  when 'option' then action <> 'update' when 'option-value' then action <> 'update' else false end`;

/** The parts of wholes as a table, each with the place of its whole. */
export const partsIn = (wholes: readonly Pick<Whole, "aggregate" | "id">[]): RawBuilder<unknown> => {
  const parts = wholes.flatMap(({ aggregate, id }, place) =>
    partsOf(aggregate).map((part) => ({ place, aggregate: part, aggregate_id: id })),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (place integer, aggregate text, aggregate_id text)`;
};

/** "is not distinct from" keeps the planner off the job's index, which would read the whole job for every aggregate. */
const changesOf = (job: number) =>
  sql`job_id is not distinct from ${job}::bigint and relation is not null and ${isChange}`;

/**
 * The wholes among these entries that are to be decided now: those of which no entry comes at or after `cursor`, because
 * a later step has decided on the others. `others` are the entries that belong to no whole, decided or not; notes are
 * among them, since they name no row.
 */
export async function readWholes<E extends Entry>(
  trx: Transaction,
  { job, cursor }: { job: number; cursor: number },
  entries: readonly E[],
): Promise<{ wholes: Whole[]; others: E[] }> {
  const named = new Map(
    entries.map(({ aggregate, aggregateId }) => [
      nameOf({ aggregate, aggregateId }),
      { aggregate: wholeOf(aggregate), id: aggregateId },
    ]),
  );
  const found = await kindsOf(trx, job, [...named.values()]);
  const names = new Set(found.map(({ aggregate, id }) => `${aggregate} ${id}`));
  await readEntries(trx, job, cursor, found);
  return {
    wholes: found.filter(({ entries: read }) => read.length > 0),
    others: entries.filter((entry) => entry.relation === null || !names.has(nameOf(entry))),
  };
}

/** Those of these records that the job made, or whose shape it changed. */
async function kindsOf(
  trx: Transaction,
  job: number,
  records: readonly Pick<Whole, "aggregate" | "id">[],
): Promise<Whole[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<{ place: number; isMade: boolean }>`
    select place, bool_or(action = 'insert' and type = aggregate and record_id = aggregate_id) as "isMade"
    from ${partsIn(records)} join audit_log using (aggregate, aggregate_id)
    where ${changesOf(job)} and (action = 'insert' and type = aggregate and record_id = aggregate_id or ${ofShape})
    group by place order by place`.execute(trx);
  return rows.flatMap(({ place, isMade }) => {
    const record = records[place];
    return record ? { ...record, isMade, entries: [] } : [];
  });
}

async function readEntries(trx: Transaction, job: number, cursor: number, wholes: readonly Whole[]): Promise<void> {
  if (wholes.length === 0) return;
  const { rows } = await sql<Entry & { place: number }>`
    with parts as materialized (select * from ${partsIn(wholes)}),
      later as (
        select place from parts join audit_log using (aggregate, aggregate_id)
        where ${changesOf(job)} and id >= ${cursor}::bigint and ${cursor}::bigint > 0)
    select place, ${entryColumns} from parts join audit_log using (aggregate, aggregate_id)
    where ${changesOf(job)} and place not in (select place from later)
    order by id`.execute(trx);
  for (const { place, ...entry } of rows) wholes[place]?.entries.push(entry);
}
