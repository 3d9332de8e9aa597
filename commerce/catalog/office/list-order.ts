import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ProductQuery, ProductSort, RankSort } from "./list-schema.ts";
import { isKeptLow, isTracked, lowProducts, lowStock, type Narrowing, wanted } from "./narrowing.ts";

/** Pages of the office's list of products, in each of its orders, as ids. */

const orders: Record<Exclude<ProductSort, RankSort | `-${RankSort}`>, RawBuilder<unknown>> = {
  name: sql`p.name using ~<~, p.product_id`,
  "-name": sql`p.name using ~>~, p.product_id desc`,
  changed: sql`p.changed_at, p.product_id`,
  "-changed": sql`p.changed_at desc, p.product_id desc`,
  newest: sql`p.product_id desc`,
  oldest: sql`p.product_id`,
  brand: sql`p.brand, p.product_id`,
};
const isOwn = (sort: ProductSort): sort is keyof typeof orders => sort in orders;
/** By stock or a price, past all products that a filter leaves out: it helps to know which have a rare text. */
export const isByRank = (sort: ProductSort): boolean => !isOwn(sort);

/** Only the ids of a page, in order, so that a test can see the cost of a filter. */
export function pageOfIds({ page, limit, sort, after, count: _, ...filter }: ProductQuery & Narrowing) {
  const offset = sql`limit ${limit} offset ${(page - 1) * limit}::bigint`;
  if (!isOwn(sort)) return pageByRank(sort, filter, after, after === undefined ? offset : sql`limit ${limit}`);
  return sql<{ id: number }>`/* once */ select p.product_id as id from product_summaries p where ${wanted(filter)}
    order by ${orders[sort]} ${offset}`;
}

/**
 * The same by stock or price. A page that follows a product begins at its place in the index, so that the last page costs
 * no more than the first.
 */
function pageByRank(
  sort: RankSort | `-${RankSort}`,
  filter: Narrowing,
  after: number | undefined,
  cut: RawBuilder<unknown>,
) {
  const isFalling = sort.startsWith("-");
  const by = isFalling ? sort.slice(1) : sort;
  const rank = isFalling ? sql`r.falling` : sql`r.rising`;
  const column = sql.ref(isFalling ? "falling" : "rising");
  const all = [
    sql`r.by = ${by}`,
    by === "stock" && isFalling && filter.stock === "low" ? lowFirst(filter) : wanted(filter, ranked),
    after === undefined
      ? []
      : sql`(${rank}, r.product_id) ${isFalling ? sql`<` : sql`>`} (
          select ${column}, product_id from product_ranks where product_id = ${after} and by = ${by})`,
    onlyRank(by, filter, rank, isFalling),
  ].flat();
  return sql<{ id: number }>`/* once */ select r.product_id as id
    from product_ranks r join product_summaries p on p.product_id = r.product_id where ${sql.join(all, sql` and `)}
    order by ${isFalling ? sql`r.falling desc, r.product_id desc` : sql`r.rising, r.product_id`} ${cut}`;
}

const ranked = sql`r.product_id`;

/**
 * Hardly any of the products with the most pieces is low. Which are is found out first, and asked of each that the list
 * passes: with "is true", PostgreSQL does not look up the rank of every low product instead.
 */
function lowFirst(filter: Narrowing) {
  const { stock: _, ...others } = filter;
  return isKeptLow(filter)
    ? sql`${wanted(others, ranked)} and (r.product_id in (${lowProducts(filter)})) is true`
    : sql`${wanted(others, ranked)} and ${isTracked(ranked)} and (r.product_id in (
    select of_product from (${lowStock(filter)}) low)) is true`;
}

/** Where a filter leaves products of one rank only, they are looked for there, and not past all the others. */
function onlyRank(
  by: string,
  { stock, missing_price: missing }: Narrowing,
  rank: RawBuilder<unknown>,
  isFalling: boolean,
): RawBuilder<unknown>[] {
  if (by === "stock" && stock === "out") return [sql`${rank} = 0`];
  return by === `price:${missing}` ? [sql`${rank} = ${isFalling ? sql`-1` : sql`2147483647`}`] : [];
}

/** Brings what was sold since into the lists by stock (database/functions/product-summaries.sql). */
export async function deriveProductStock(db: Db): Promise<void> {
  await sql`select settle_product_stock()`.execute(db);
}
