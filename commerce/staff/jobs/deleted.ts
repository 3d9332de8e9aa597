import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { Entry } from "./entries.ts";

/**
 * The entries, which come last first, in the order in which they can be taken back: of rows that were deleted one after
 * the other the parents come before their parts, a variant before its prices and its stock.
 */
export async function inOrderOfReturn<E extends Entry>(trx: Transaction, entries: readonly E[]): Promise<E[]> {
  const depthOf = await depthsOf(trx, entries);
  const depth = ({ relation }: E) => depthOf.get(relation ?? "") ?? 0;
  const runs: E[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && entry.action === "delete" && run[0]?.action === "delete") run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => run.toSorted((a, b) => depth(a) - depth(b) || a.id - b.id));
}

/** How many of these tables a table hangs below by foreign keys; 0 refers to none of the others. */
async function depthsOf(trx: Transaction, entries: readonly Entry[]): Promise<Map<string, number>> {
  const relations = [...new Set(entries.flatMap(({ action, relation }) => (action === "delete" && relation) || []))];
  if (relations.length < 2) return new Map();
  const { rows } = await sql<{ part: string; parent: string }>`
    select conrelid::regclass::text as part, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and conrelid <> confrelid
      and conrelid = any (${relations}::text[]::regclass[]) and confrelid = any (${relations}::text[]::regclass[])`.execute(
    trx,
  );
  const depths = new Map(relations.map((relation) => [relation, 0]));
  // As often as there are tables, so that tables that refer to one another in a circle end it too.
  for (const _ of relations)
    for (const { part, parent } of rows)
      depths.set(part, Math.min(relations.length, Math.max(depths.get(part) ?? 0, (depths.get(parent) ?? 0) + 1)));
  return depths;
}
