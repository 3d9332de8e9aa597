import { sql } from "kysely";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { ProductSort } from "./queries.ts";

/** Pages of ids for the REST door; what they name is then read by findProductDetails. */

export type IdPage = { ids: number[]; total: number };

export type ProductFilter = {
  region: PriceRegion;
  categories?: readonly number[];
  ids?: readonly number[];
  sku?: string;
  name?: string;
  sort: ProductSort;
  direction: "asc" | "desc";
  page: number;
  limit: number;
};

const columns = { id: "product_id", name: "name", price: "price", popularity: "popularity" } as const;

/** PostgreSQL text has no null byte: such a text equals nothing. */
const isStorable = (text = ""): boolean => !text.includes("\0");

export async function findProductPage(db: Db, filter: ProductFilter): Promise<IdPage> {
  const { region, categories, ids, sku, name, direction, page, limit } = filter;
  if (!isStorable(sku) || !isStorable(name)) return { ids: [], total: 0 };
  let query = db.selectFrom("listings").where("region", "=", region);
  if (categories) {
    const terms = categories.map((id) => `category:${id}`);
    query = query.where(sql<boolean>`terms && ${terms}::text[]`);
  }
  if (ids) query = query.where("product_id", "=", sql<number>`any(${[...ids]}::int[])`);
  if (name !== undefined) query = query.where(sql`lower(name)`, "=", name.toLowerCase());
  if (sku !== undefined) {
    query = query.where("product_id", "=", (one) => one.selectFrom("products").select("id").where("sku", "=", sku));
  }
  const [rows, count] = await Promise.all([
    query
      .select("product_id")
      .orderBy(columns[filter.sort], direction)
      .orderBy("product_id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map((row) => row.product_id), total: count.total };
}

export type VariantFilter = {
  region: PriceRegion;
  productIds?: readonly number[];
  ids?: readonly number[];
  sku?: string;
  page: number;
  limit: number;
};

/** Variants sold in the region whose products are listed there, by id, with their products' ids. */
export async function findVariantPage(db: Db, filter: VariantFilter): Promise<IdPage & { productIds: number[] }> {
  const { region, productIds, ids, sku, page, limit } = filter;
  if (!isStorable(sku)) return { ids: [], productIds: [], total: 0 };
  let query = db
    .selectFrom("variants")
    .innerJoin("prices", (join) => join.onRef("prices.variant_id", "=", "variants.id").on("prices.region", "=", region))
    .innerJoin("listings", (join) =>
      join.onRef("listings.product_id", "=", "variants.product_id").on("listings.region", "=", region),
    );
  if (productIds) query = query.where("variants.product_id", "=", sql<number>`any(${[...productIds]}::int[])`);
  if (ids) query = query.where("variants.id", "=", sql<number>`any(${[...ids]}::int[])`);
  if (sku !== undefined) query = query.where("variants.sku", "=", sku);
  const [rows, count] = await Promise.all([
    query
      .select(["variants.id", "variants.product_id"])
      .orderBy("variants.id")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    ids: rows.map((row) => row.id),
    productIds: [...new Set(rows.map((row) => row.product_id))],
    total: count.total,
  };
}
