import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

/** Those of these products whose variants are in an order, in whatever state. Lines are found by their SKU's index. */
export async function orderedProducts(trx: Transaction, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.product_id::text as id from variants v
    where v.product_id = any (${[...ids]}::integer[]) and exists (
      select from order_lines l where lower(l.sku) = lower(v.sku) and l.variant_id = v.id)`.execute(trx);
  return rows.map(({ id }) => id);
}
