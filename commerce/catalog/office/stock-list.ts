import { type RawBuilder, sql } from "kysely";
import { findShopLow } from "#commerce/catalog/stock/low.ts";
import { isLow } from "#commerce/catalog/stock/rules.ts";
import type { Db } from "#database/tables.ts";
import { countOf, exactness, found, inOrBelow, type Listed, lowBy } from "./list-reads.ts";
import type { StockQuery, StockRow } from "./list-schema.ts";

function stockWanted({
  q = "",
  stock,
  low,
  product,
  category,
}: Omit<StockQuery, "sort" | "page" | "limit">): RawBuilder<unknown> {
  const all = [
    sql`p.deleted_at is null`,
    q.trim() === "" ? null : sql`v.product_id in (select p.id from products p where ${found(q)})`,
    product === undefined ? null : sql`v.product_id = ${product}`,
    category === undefined ? null : sql`v.product_id in (${inOrBelow(category)})`,
    stock === undefined ? null : sql`p.inventory_tracking <> 'none'`,
    stock === "out" ? sql`s.available = 0` : null,
    stock === "low" ? lowBy(low) : null,
    stock === "in" ? sql`s.available > 0` : null,
  ];
  return sql.join(
    all.flatMap((one) => one ?? []),
    sql` and `,
  );
}

const stockOrders: Record<StockQuery["sort"], RawBuilder<unknown>> = {
  available: sql`s.available, s.variant_id`,
  "-available": sql`s.available desc, s.variant_id desc`,
  sku: sql`lower(v.sku) using ~<~`,
  name: sql`lower(p.name) using ~<~, p.id, v.position, v.id`,
};
const stockTables = sql`from stock s join variants v on v.id = s.variant_id join products p on p.id = v.product_id`;

export const pageOfStock = ({ page, limit, sort, ...filter }: StockQuery) =>
  sql<Omit<StockRow, "isLow">>`/* once */
    select v.id as "variantId", p.id as "productId", v.sku, p.name, s.available, s.low_at as "lowAt", p.inventory_tracking <> 'none' as "isTracked",
      coalesce(v.image, p.images #>> '{0,id}') as image,
      array(select label from option_values o where o.id = any (v.option_value_ids) order by o.option_id) as options
    ${stockTables} where ${stockWanted(filter)}
    order by ${stockOrders[sort]} limit ${limit} offset ${(page - 1) * limit}::bigint`;

/** Levels of counted variants, the fewest first. */
export async function listStock(db: Db, query: StockQuery): Promise<Listed<StockRow> & { lowAt: number }> {
  const [{ rows }, counted, shop] = await Promise.all([
    pageOfStock(query).execute(db),
    countOf(sql`${stockTables} where ${stockWanted(query)}`).execute(db),
    findShopLow(db),
  ]);
  const { low } = query;
  const marked = rows.map((row) => ({
    ...row,
    isLow: row.isTracked && (low === undefined ? isLow(row.available, row.lowAt, shop) : row.available <= low),
  }));
  return { rows: marked, lowAt: shop, ...exactness(counted.rows[0]?.total) };
}
