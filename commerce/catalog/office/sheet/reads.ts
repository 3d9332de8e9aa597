import { sql } from "kysely";
import { lowestPriceBefore, lowestPriceRegions } from "#commerce/catalog/products/lowest-price.ts";
import { countOf, exactness, mostCounted } from "#commerce/shared/lists/reads.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { withShopLow } from "../list-reads.ts";
import { allWanted, type Narrowing } from "../narrowing.ts";
import { asText, type SheetValues } from "./rules.ts";
import type { SheetQuery, SheetRow } from "./schema.ts";

export type StoredRow = SheetValues & { variantId: number; productId: number; name: string; options: string[] };

const columns = sql`
  v.id as "variantId", p.id as "productId", p.name, v.sku, v.gtin, v.weight_grams as weight, coalesce(r.regular_price, r.price) as price,
  case when r.sale_price is null then r.retail_price else r.regular_retail_price end as was,
  r.sale_price as sale, moment_text(r.sale_from) as "saleFrom", moment_text(r.sale_until) as "saleUntil",
  case when p.inventory_tracking <> 'none' then coalesce(s.available, 0) end as stock,
  s.low_at as "lowAt", s.shelf,
  array(select label from option_values o where o.id = any (v.option_value_ids) order by o.option_id) as options`;

/** Variants ordered by the names of their products, and the first of the next page. */
export const pageOfSheet = ({
  market,
  page,
  limit,
  ...filter
}: SheetQuery & Omit<Narrowing, "market">) => sql<StoredRow>`/* once */
  select ${columns}
  from (
    select p.name as shown, p.product_id, v.id, v.position
    from product_summaries p join variants v on v.product_id = p.product_id
    where ${allWanted(filter)}
    order by p.name using ~<~, p.product_id, v.position, v.id limit ${limit + 1} offset ${(page - 1) * limit}::bigint
  ) as found join products p on p.id = found.product_id join variants v on v.id = found.id
    left join prices r on r.variant_id = v.id and r.region = ${market}
    left join stock s on s.variant_id = v.id
  order by found.shown using ~<~, found.product_id, found.position, found.id`;

/**
 * A page of the sheet and the number of all its rows. A far page says itself that there are more rows than are counted,
 * or where they end; they are counted only behind a page that says neither.
 */
export async function listSheet(db: Db, query: SheetQuery) {
  const { market, page, limit, ...filter } = await withShopLow(db, query);
  const { rows } = await pageOfSheet({ ...query, ...filter }).execute(db);
  const known = totalBehind(page, limit, rows.length);
  const total = known ?? (await countedSheet(filter).execute(db)).rows[0]?.total;
  const currency = currencyOf(market);
  return { rows: rows.slice(0, limit).map((row) => toSheetRow(row, currency)), ...exactness(total) };
}

/** Of a page of which one row more than its limit was read. */
function totalBehind(page: number, limit: number, read: number): number | undefined {
  const before = (page - 1) * limit;
  const isEnd = read <= limit && (read > 0 || page === 1);
  return isEnd || (before + read > mostCounted && read > 0) ? before + read : undefined;
}

const countedSheet = (filter: Narrowing) =>
  countOf(sql`from product_summaries p join variants v on v.product_id = p.product_id where ${allWanted(filter)}`);

const toSheetRow = (row: StoredRow, currency: string): SheetRow => ({
  variantId: row.variantId,
  productId: row.productId,
  name: row.name,
  options: row.options,
  sku: row.sku,
  price: asText(row, "price", currency),
  was: asText(row, "was", currency),
  sale: asText(row, "sale", currency),
  saleFrom: asText(row, "saleFrom", currency),
  saleUntil: asText(row, "saleUntil", currency),
  stock: asText(row, "stock", currency),
  gtin: asText(row, "gtin", currency),
  weight: asText(row, "weight", currency),
  lowAt: asText(row, "lowAt", currency),
  shelf: asText(row, "shelf", currency),
});

/** The current cells of variants that this transaction has locked (takeVariants); their stock is locked too. */
export async function takeCells(trx: Transaction, market: PriceRegion, ids: readonly number[]) {
  await sql`select from stock where variant_id = any (${[...ids]}::int[]) order by variant_id for update`.execute(trx);
  const { rows } = await sql<StoredRow>`
    select ${columns}
    from variants v join products p on p.id = v.product_id
      left join prices r on r.variant_id = v.id and r.region = ${market}
      left join stock s on s.variant_id = v.id
    where v.id = any (${[...ids]}::int[])`.execute(trx);
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** Which of these SKUs are already used by variants. */
export async function findTakenSkus(trx: Transaction, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  const { rows } = await sql<{ sku: string }>`
    select sku from variants where sku = any (${[...skus]}::text[])`.execute(trx);
  return new Set(rows.map(({ sku }) => sku));
}

/**
 * The lowest price of 30 days that will be shown with reductions, by variant: with a new price, of the time before now;
 * otherwise of the time before the current price began. Only in the region whose law requires it.
 */
export async function findLowest(
  trx: Transaction,
  market: PriceRegion,
  reduced: readonly { id: number; is_new: boolean }[],
): Promise<Map<number, number>> {
  if (!lowestPriceRegions.includes(market) || reduced.length === 0) return new Map();
  const began = sql`case when given.is_new then now() else max(valid_from) over () end`;
  const { rows } = await sql<{ id: number; lowest: number }>`
    select variants.id, lowest_price as lowest
    from jsonb_to_recordset(${JSON.stringify(reduced)}::jsonb) as given (id int, is_new boolean)
      join variants on variants.id = given.id
      join prices on prices.variant_id = variants.id and prices.region = ${market}
      cross join lateral (${lowestPriceBefore(began)}) told
    where lowest_price is not null`.execute(trx);
  return new Map(rows.map(({ id, lowest }) => [id, lowest]));
}
