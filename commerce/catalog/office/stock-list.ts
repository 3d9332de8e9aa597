import { type RawBuilder, sql } from "kysely";
import { findShopLow } from "#commerce/catalog/stock/low.ts";
import { isLow } from "#commerce/catalog/stock/rules.ts";
import type { Db } from "#database/tables.ts";
import { type Counted, countOf, exactness, found, inOrBelow, isTracked, lowBy, withTerms } from "./list-reads.ts";
import type { StockQuery, StockRow } from "./list-schema.ts";

type StockFilter = Omit<StockQuery, "sort" | "page" | "limit" | "count">;

/** The condition on stock `s`, and whether it asks of the products' summaries `p`. */
function stockWanted({ q = "", stock, low, product, category }: StockFilter): {
  levels: RawBuilder<unknown>;
  goods: RawBuilder<unknown> | null;
} {
  const levels = [
    product === undefined
      ? []
      : sql`s.of_product = ${product} and s.variant_id in (
      select id from variants where product_id = ${product})`,
    stock === "out" ? sql`s.available = 0` : [],
    stock === "low" ? lowBy(low) : [],
    stock === "in" ? sql`s.available > 0` : [],
    // Few are in the bin: which, is asked once, and not of each.
    sql`not exists (select from product_summaries d where d.is_deleted and d.product_id = s.of_product)`,
  ].flat();
  const terms = [category === undefined ? [] : inOrBelow(category), stock === undefined ? [] : isTracked].flat();
  const goods = [terms.length > 0 ? withTerms(terms) : [], q.trim() === "" ? [] : found(q)].flat();
  const and = sql` and `;
  return { levels: sql.join(levels, and), goods: goods.length > 0 ? sql.join(goods, and) : null };
}

const stockOrders: Record<StockQuery["sort"], RawBuilder<unknown>> = {
  available: sql`s.available, s.variant_id`,
  "-available": sql`s.available desc, s.variant_id desc`,
  sku: sql`lower(v.sku) using ~<~`,
  name: sql`p.name using ~<~, p.product_id, v.position, v.id`,
};
/** From products to their variants and their stock. */
const goodsAndStock = sql`product_summaries p join variants v on v.product_id = p.product_id join stock s on s.variant_id = v.id`;

/** What an order and a condition look at. Words are in few products, whose stock is looked for; what a category has is not. */
function tablesOf(sort: StockQuery["sort"] | null, { q = "" }: StockFilter, goods: boolean): RawBuilder<unknown> {
  if (sort === "name" || q.trim() !== "") return goodsAndStock;
  const own = sort === "sku" ? sql`variants v join stock s on s.variant_id = v.id` : sql`stock s`;
  return goods ? sql`${own} join product_summaries p on p.product_id = s.of_product` : own;
}

/** The variants of a page, in order, without anything else. */
export const pageOfStock = ({ page, limit, sort, count: _, ...filter }: StockQuery) => {
  const { levels, goods } = stockWanted(filter);
  return sql<{ id: number }>`/* once */
    select s.variant_id as id from ${tablesOf(sort, filter, goods !== null)}
    where ${levels} and ${goods ?? sql`true`} and ${sort === "name" ? sql`not p.is_deleted` : sql`true`}
    order by ${stockOrders[sort]} limit ${limit} offset ${(page - 1) * limit}::bigint`;
};

export const countedStock = (filter: StockFilter) => {
  const { levels, goods } = stockWanted(filter);
  return countOf(sql`from ${tablesOf(null, filter, goods !== null)} where ${levels} and ${goods ?? sql`true`}
    order by s.available, s.variant_id`);
};

async function rowsOf(db: Db, ids: readonly number[]): Promise<Omit<StockRow, "isLow">[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<StockRow, "isLow">>`
    select v.id as "variantId", p.id as "productId", v.sku, p.name, s.available, s.low_at as "lowAt", s.shelf, p.inventory_tracking <> 'none' as "isTracked",
      coalesce(v.image, p.images #>> '{0,id}') as image,
      array(select label from option_values o where o.id = any (v.option_value_ids) order by o.option_id) as options
    from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where s.variant_id = any (${[...ids]}::integer[])`.execute(db);
  const found = new Map(rows.map((row) => [row.variantId, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Levels of counted variants, the fewest first, and how many there are; or either alone, as `count` asks. */
export async function listStock(
  db: Db,
  query: StockQuery,
): Promise<{ rows: StockRow[]; lowAt: number } & Partial<Counted>> {
  const { count, low } = query;
  const [ids, counted, shop] = await Promise.all([
    count === "only" ? null : pageOfStock(query).execute(db),
    count === "no" ? null : countedStock(query).execute(db),
    findShopLow(db),
  ]);
  const rows = await rowsOf(
    db,
    (ids?.rows ?? []).map(({ id }) => id),
  );
  const marked = rows.map((row) => ({
    ...row,
    isLow: row.isTracked && (low === undefined ? isLow(row.available, row.lowAt, shop) : row.available <= low),
  }));
  return { rows: marked, lowAt: shop, ...(counted && exactness(counted.rows[0]?.total)) };
}
