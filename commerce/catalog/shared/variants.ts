import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { Faults } from "./problems.ts";

export type NamedVariant = { variant_id?: number; sku?: string };
export type FoundVariant = { id: number; sku: string; productId: number };

/**
 * Finds the variants that the items of a list refer to, in the list's order, and locks them and their products until
 * the transaction ends. Locks are taken in the order of ids, products first, to avoid deadlocks. References that are
 * invalid, repeated or unknown are added to the faults ("records.3.sku"); the answer then has gaps.
 */
export async function takeVariants(
  trx: Transaction,
  items: readonly NamedVariant[],
  list: string,
  { wrong, unknown }: Faults,
): Promise<(FoundVariant | undefined)[]> {
  const { rows } = await sql<FoundVariant>`
    select v.id, v.sku, p.id as "productId" from variants v join products p on p.id = v.product_id
    where v.id = any (${items.flatMap((item) => item.variant_id ?? [])}::int[])
      or v.sku = any (${items.flatMap((item) => item.sku ?? [])}::text[])
    order by p.id, v.id for no key update of p, v
  `.execute(trx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const seen = new Set<number>();
  return items.map(({ variant_id: id, sku }, place) => {
    const at = `${list}.${place}`;
    const field = id === undefined ? "sku" : "variant_id";
    const found = id === undefined ? bySku.get(sku ?? "") : byId.get(id);
    if (id === undefined && sku === undefined) wrong[`${at}.sku`] = "is required, or variant_id";
    else if (!found) unknown[`${at}.${field}`] = "is unknown";
    else if (sku !== undefined && found.sku !== sku) wrong[`${at}.sku`] = "is not that of this variant";
    else if (seen.has(found.id)) wrong[`${at}.${field}`] = "is named twice";
    if (found) seen.add(found.id);
    return found;
  });
}
