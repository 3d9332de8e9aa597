import { sql } from "kysely";
import { notifyChange } from "#commerce/catalogue/changes.ts";
import { refreshListings } from "#commerce/catalogue/listings.ts";
import type { Db, Transaction } from "#database/tables.ts";

/** From this many pieces on, pages may say how many are left: every change below it is announced. */
export const lowStock = 10;

/** Products whose stock reached or left zero (lists show that), and products whose pages say something else now. */
export type StockChange = { turned: readonly number[]; shown: readonly number[] };

/** Brings lists up to date and tells caches, once for all products of an order. Nothing to tell costs nothing. */
export async function announceStock(db: Db, { turned, shown }: StockChange): Promise<void> {
  const products = [...new Set([...turned, ...shown])].sort((a, b) => a - b);
  if (products.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await refreshListings(trx, turned);
    await notifyChange(
      trx,
      products.map((id) => `product:${id}`),
    );
  });
}

/** Sets how many pieces there are, and says so. Variants without a row get one. */
export async function setStock(trx: Transaction, counts: { variantId: number; available: number }[]): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c ("variantId" integer, available integer)
    ), written as (
      insert into stock (variant_id, available) select "variantId", available from counted order by "variantId"
      on conflict (variant_id) do update set available = excluded.available
      returning variant_id
    )
    select distinct v.product_id from written w join variants v on v.id = w.variant_id`.execute(trx);
  const products = rows.map((row) => row.product_id);
  await refreshListings(trx, products);
  await notifyChange(
    trx,
    products.map((id) => `product:${id}`),
  );
}
