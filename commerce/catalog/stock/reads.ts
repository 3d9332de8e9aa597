import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** Pieces of a variant that can be bought now; null when its product does not track stock, so any number can. */
export type Stock = { variantId: number; productId: number; available: number | null };

/** The stock of variants by id, in one query; variants that do not exist are left out, those never counted have 0. */
export async function findStock(db: Db, variantIds: readonly number[]): Promise<Map<number, Stock>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .leftJoin("stock", "stock.variant_id", "variants.id")
    .select(["variants.id", "product_id", "available", "inventory_tracking"])
    .where("variants.id", "=", sql<number>`any(${[...variantIds]}::int[])`)
    .execute();
  return new Map(
    rows.map(({ id, product_id, available, inventory_tracking }) => [
      id,
      { variantId: id, productId: product_id, available: inventory_tracking === "none" ? null : (available ?? 0) },
    ]),
  );
}
