import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { productTag, storesTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";

export type Variant = { id: number; sku: string };

export async function variantsBySku(trx: Transaction, skus: readonly string[]): Promise<Variant[]> {
  const { rows } = await sql<Variant>`select id, sku from variants where sku = any (${[...skus]}::text[])`.execute(trx);
  return rows;
}

/**
 * Sets how many pieces a store has of each variant. With `replace`, all other variants are set to none. Returns the
 * number of variants whose quantity changed. Rows are locked in the order of variants, so that two counts of one store
 * wait for each other.
 */
export async function putStock(
  trx: Transaction,
  storeId: number,
  counted: readonly { id: number; quantity: number }[],
  replace: boolean,
): Promise<number> {
  const given = JSON.stringify(counted);
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given (id integer, quantity integer)`;
  await sql`select from store_stock where store_id = ${storeId} order by variant_id for update`.execute(trx);
  const gone = await sql<{ id: number }>`
    delete from store_stock where store_id = ${storeId} and (
      variant_id in (select id from ${rows} where quantity = 0)
      or ${replace} and variant_id not in (select id from ${rows}))
    returning variant_id as id`.execute(trx);
  const put = await sql<{ id: number }>`
    insert into store_stock as own (store_id, variant_id, quantity)
    select ${storeId}, id, quantity from ${rows} where quantity > 0 order by id
    on conflict (store_id, variant_id) do update set quantity = excluded.quantity, updated_at = now()
      where own.quantity <> excluded.quantity
    returning variant_id as id`.execute(trx);
  const changed = [...gone.rows, ...put.rows].map(({ id }) => id);
  if (changed.length === 0) return 0;
  const products = await sql<{ id: number }>`
    select distinct product_id as id from variants where id = any (${changed}::integer[])`.execute(trx);
  await recordChange(trx, [storesTag, ...products.rows.map(({ id }) => productTag(id))]);
  return changed.length;
}
