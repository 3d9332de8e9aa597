import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type Entry, has, isChange, populated, type Values } from "./entries.ts";
import type { Uses } from "./schema.ts";
import { partsIn, type Whole } from "./wholes.ts";

/**
 * Takes back what a job made: records with all their parts, such as products with variants, prices and stock, and
 * variants of products that were there before, with their prices and stock. Each goes whole, or stays whole when
 * anything of it was changed since, or something uses it.
 */

/** A record or a part that the job made, with its entries. */
export type Made = { kind: string; id: string; of: Pick<Whole, "aggregate" | "id">; entries: Entry[] };
type Row = { relation: string; key: Values; values: Values; of: Made };
export type Why = "changed-since" | "used-since";

export const recordMade = (whole: Whole): Made => ({
  kind: whole.aggregate,
  id: whole.id,
  of: whole,
  entries: whole.entries,
});

/** The variants that the job added to a product that was there before. */
export function variantsMade(whole: Whole): Made[] {
  const added = whole.entries.filter(({ type, action }) => type === "variant" && action === "insert");
  const made = new Map(
    added.map(({ record: id }): [string, Made] => [id, { kind: "variant", id, of: whole, entries: [] }]),
  );
  for (const entry of whole.entries)
    made.get(entry.type === "variant" ? entry.record : `${entry.key.variant_id}`)?.entries.push(entry);
  return [...made.values()];
}

/** Returns those that went, and why the others stay. */
export async function takeBackMade(
  trx: Transaction,
  { job, uses }: { job: number; uses: Uses },
  made: readonly Made[],
): Promise<{ gone: Made[]; stay: Map<Made, Why> }> {
  const stay = new Map<Made, Why>();
  if (made.length === 0) return { gone: [], stay };
  const rows = made.flatMap(rowsMade);
  // First the rows are locked, so that nobody sells or adds anything until they are gone.
  const changed = [...(await changedRows(trx, rows)), ...(await addedTo(trx, job, made))];
  for (const one of await usedOf(trx, made, uses)) stay.set(one, "used-since");
  for (const one of changed) stay.set(one, "changed-since");
  for (const [relation, going] of byRelation(rows.filter(({ of }) => !stay.has(of))).reverse())
    await sql`
      delete from ${sql.table(relation)}
      using ${keysOf(relation, going)} where ${isAtKey(relation, going)}`.execute(trx);
  return { gone: made.filter((one) => !stay.has(one)), stay };
}

/** The rows of what was made as the job left them, in the order in which it added them. */
function rowsMade(of: Made): Row[] {
  const rows = new Map<string, Row>();
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

const byRelation = (rows: readonly Row[]): [string, Row[]][] => [...Map.groupBy(rows, ({ relation }) => relation)];

const columnsOf = (rows: readonly Row[]) => Object.keys(rows[0]?.key ?? {});
const keysOf = (relation: string, rows: readonly Row[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(relation)}, ${JSON.stringify(rows.map(({ key }) => key))}::jsonb) as made_key`;
const isAtKey = (relation: string, rows: readonly Row[]) =>
  sql.join(
    columnsOf(rows).map((column) => sql`${sql.ref(`${relation}.${column}`)} = ${sql.ref(`made_key.${column}`)}`),
    sql` and `,
  );

/** Locks the rows, and returns what has a row that is gone or no longer as the job left it. */
async function changedRows(trx: Transaction, made: readonly Row[]): Promise<Set<Made>> {
  const changed = new Set<Made>();
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

/** What others have since added something to that is still there, such as a variant to a product. */
async function addedTo(trx: Transaction, job: number, made: readonly Made[]): Promise<Made[]> {
  const first = Math.min(...made.map(({ entries }) => entries[0]?.id ?? 0));
  const records = made.map(({ of }) => of);
  const { rows } = await sql<{ place: number; variant: string | null }>`
    select distinct place, added.key ->> 'variant_id' as variant
    from ${partsIn(records)} join audit_log added using (aggregate, aggregate_id)
    where added.id > ${first} and added.job_id is distinct from ${job} and (
      added.relation is null and ${isChange} or added.action = 'insert' and not exists (
        select from audit_log gone
        where gone.aggregate = added.aggregate and gone.aggregate_id = added.aggregate_id and gone.id > added.id
          and gone.action = 'delete' and gone.relation = added.relation and gone.key = added.key))`.execute(trx);
  return made.filter(({ kind, id }, at) =>
    rows.some(({ place, variant }) => place === at && (kind !== "variant" || variant === id)),
  );
}

/** What records of other kinds use, such as an order a product. */
async function usedOf(trx: Transaction, made: readonly Made[], uses: Uses): Promise<Made[]> {
  const used: Made[] = [];
  for (const [kind, these] of Map.groupBy(made, (one) => one.kind)) {
    const ids = new Set(
      await uses[kind]?.(
        trx,
        these.map(({ id }) => id),
      ),
    );
    used.push(...these.filter(({ id }) => ids.has(id)));
  }
  return used;
}
