import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type Entry, entryColumns, has, isChange, populated, type Values } from "./entries.ts";
import type { Uses } from "./schema.ts";

/**
 * Takes back what a job made: records with all their parts, such as products with variants, prices and stock. Each goes
 * whole, or stays whole when anything of it was changed since.
 */

type Whole = { aggregate: string; id: string; entries: Entry[] };
type Made = { relation: string; key: Values; values: Values; of: Whole };

/** The stock of a product is logged as an aggregate of its own, under the product's id. */
const wholeOf = (aggregate: string): string => (aggregate === "stock" ? "product" : aggregate);
const partsOf = (aggregate: string): string[] => (aggregate === "product" ? ["product", "stock"] : [aggregate]);

/** Whether an entry is of a record that its job made. Notes are of none: they name no row that could go. */
export const isOfMade = (job: number): RawBuilder<boolean> => sql<boolean>`relation is not null and exists (
  select from audit_log made
  where made.type = case entry.aggregate when 'stock' then 'product' else entry.aggregate end
    and made.record_id = entry.aggregate_id and made.job_id = ${job} and made.action = 'insert'
    and made.aggregate = made.type and made.aggregate_id = made.record_id)`;

/**
 * Takes back what the job made of the aggregates of these entries; or only those whose last entry comes before `cursor`,
 * because a later step took the others back. Returns those that stay.
 */
export async function takeBackMade(
  trx: Transaction,
  { job, cursor, uses }: { job: number; cursor: number; uses: Uses },
  entries: readonly Entry[],
): Promise<{ gone: Entry[]; stay: Whole[] }> {
  const wholes = await readWholes(trx, job, cursor, entries);
  if (wholes.length === 0) return { gone: [], stay: [] };
  const made = wholes.flatMap(rowsMade);
  // First the rows are locked, so that nobody sells or adds anything until they are gone.
  const changed = await changedRows(trx, made);
  for (const whole of await addedTo(trx, job, wholes)) changed.add(whole);
  for (const whole of await usedOf(trx, wholes, uses)) changed.add(whole);
  const isGone = (whole: Whole) => !changed.has(whole);
  for (const [relation, rows] of byRelation(made.filter(({ of }) => isGone(of))).reverse())
    await sql`
      delete from ${sql.table(relation)}
      using ${keysOf(relation, rows)} where ${isAtKey(relation, rows)}`.execute(trx);
  return {
    gone: wholes.filter(isGone).flatMap((whole) => whole.entries),
    stay: wholes.filter((whole) => !isGone(whole)),
  };
}

async function readWholes(trx: Transaction, job: number, cursor: number, entries: readonly Entry[]): Promise<Whole[]> {
  const wholes = new Map<string, Whole>();
  for (const { aggregate: part, aggregateId: id } of entries) {
    const aggregate = wholeOf(part);
    wholes.set(`${aggregate} ${id}`, { aggregate, id, entries: [] });
  }
  // "is not distinct from" keeps the planner off the job's index, which would read the whole job for every aggregate.
  const ofJob = sql`job_id is not distinct from ${job}::bigint and relation is not null and ${isChange}`;
  const { rows } = await sql<Entry>`
    with parts as materialized (select * from ${partsIn([...wholes.values()])}),
      later as (
        select place from parts join audit_log using (aggregate, aggregate_id)
        where ${ofJob} and id >= ${cursor}::bigint and ${cursor}::bigint > 0)
    select ${entryColumns} from parts join audit_log using (aggregate, aggregate_id)
    where ${ofJob} and place not in (select place from later)
    order by id`.execute(trx);
  for (const entry of rows) wholes.get(`${wholeOf(entry.aggregate)} ${entry.aggregateId}`)?.entries.push(entry);
  return [...wholes.values()].filter(({ entries: read }) => read.length > 0);
}

/** The parts of wholes as a table, each with the place of its whole. */
const partsIn = (wholes: readonly Whole[]) => {
  const parts = wholes.flatMap(({ aggregate, id }, place) =>
    partsOf(aggregate).map((part) => ({ place, aggregate: part, aggregate_id: id })),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (place integer, aggregate text, aggregate_id text)`;
};

/** The rows of a whole as the job left them, in the order in which it added them. */
function rowsMade(of: Whole): Made[] {
  const rows = new Map<string, Made>();
  for (const { action, relation, key, before, after } of of.entries) {
    if (relation === null) continue;
    const name = `${relation} ${JSON.stringify(key)}`;
    const row = rows.get(name);
    if (action === "delete") rows.delete(name);
    else if (action === "insert") rows.set(name, { relation, key, values: { ...after }, of });
    else if (row) {
      // A column that only the former values name became a derived one.
      for (const column of Object.keys(before ?? {})) delete row.values[column];
      Object.assign(row.values, after);
    }
  }
  return [...rows.values()];
}

const byRelation = (rows: readonly Made[]): [string, Made[]][] => [...Map.groupBy(rows, ({ relation }) => relation)];

const columnsOf = (rows: readonly Made[]) => Object.keys(rows[0]?.key ?? {});
const keysOf = (relation: string, rows: readonly Made[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(relation)}, ${JSON.stringify(rows.map(({ key }) => key))}::jsonb) as made_key`;
const isAtKey = (relation: string, rows: readonly Made[]) =>
  sql.join(
    columnsOf(rows).map((column) => sql`${sql.ref(`${relation}.${column}`)} = ${sql.ref(`made_key.${column}`)}`),
    sql` and `,
  );

/** Locks the rows, and returns the wholes of which a row is gone or no longer as the job left it. */
async function changedRows(trx: Transaction, made: readonly Made[]): Promise<Set<Whole>> {
  const changed = new Set<Whole>();
  for (const [relation, rows] of byRelation(made)) {
    const given = rows.map(({ key, values }, place) => ({ place, key, values }));
    const same = await sql<{ place: number }>`
      select given.place from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (place integer, key jsonb, "values" jsonb)
      cross join lateral ${populated(relation, sql`given.key`)} as made_key
      join ${sql.table(relation)} on ${isAtKey(relation, rows)}
      where ${has(relation, sql`given."values"`)}
      for update of ${sql.table(relation)}`.execute(trx);
    const places = new Set(same.rows.map(({ place }) => place));
    for (const [place, { of }] of rows.entries()) if (!places.has(place)) changed.add(of);
  }
  return changed;
}

/** The wholes to which others have since added something that is still there, such as a variant. */
async function addedTo(trx: Transaction, job: number, wholes: readonly Whole[]): Promise<Whole[]> {
  const first = Math.min(...wholes.map(({ entries }) => entries[0]?.id ?? 0));
  const { rows } = await sql<{ place: number }>`
    select distinct place from ${partsIn(wholes)} join audit_log added using (aggregate, aggregate_id)
    where added.id > ${first} and added.job_id is distinct from ${job} and (
      added.relation is null and ${isChange} or added.action = 'insert' and not exists (
        select from audit_log gone
        where gone.aggregate = added.aggregate and gone.aggregate_id = added.aggregate_id and gone.id > added.id
          and gone.action = 'delete' and gone.relation = added.relation and gone.key = added.key))`.execute(trx);
  return wholes.filter((_, at) => rows.some(({ place }) => place === at));
}

/** The wholes that records of other kinds use, such as an order a product. */
async function usedOf(trx: Transaction, wholes: readonly Whole[], uses: Uses): Promise<Whole[]> {
  const used: Whole[] = [];
  for (const [aggregate, these] of Map.groupBy(wholes, (whole) => whole.aggregate)) {
    const ids = new Set(
      await uses[aggregate]?.(
        trx,
        these.map(({ id }) => id),
      ),
    );
    used.push(...these.filter(({ id }) => ids.has(id)));
  }
  return used;
}
