import { refreshListings } from "#commerce/catalog/listings/listings.ts";
import { notifyChange } from "#commerce/catalog/products/changes.ts";
import type { Db, Transaction } from "#database/tables.ts";

/** From this many pieces on, pages may say how many are left: every change below it is announced. */
export const lowStock = 10;

/** Products whose stock reached or left zero (lists show that), and products whose pages say something else now. */
export type StockChange = { turned: readonly number[]; shown: readonly number[] };

/** Brings lists up to date and tells caches, once for all products of an order. Nothing to tell costs nothing. */
export async function announceStock(db: Db, change: StockChange): Promise<void> {
  if (change.turned.length + change.shown.length === 0) return;
  await db.transaction().execute((trx) => tellStock(trx, change));
}

/** The same in the transaction that changed the stock. */
export async function tellStock(trx: Transaction, { turned, shown }: StockChange): Promise<void> {
  const products = [...new Set([...turned, ...shown])].sort((a, b) => a - b);
  await refreshListings(trx, turned);
  await notifyChange(
    trx,
    products.map((id) => `product:${id}`),
  );
}
