import { type RawBuilder, sql } from "kysely";
import { findShopLow } from "#commerce/catalog/stock/low.ts";
import { isLow } from "#commerce/catalog/stock/rules.ts";
import { countOf, exactness, mostCounted, type RowCount } from "#commerce/shared/lists/reads.ts";
import { eachAfter } from "#commerce/staff/exports/send-export.ts";
import type { Db } from "#database/tables.ts";
import type { StockFilter, StockQuery, StockRow } from "./list-schema.ts";
import {
  findHaving,
  hasWord,
  inOrBelow,
  isTracked,
  lowBy,
  lowStock,
  placedIn,
  type StoredValues,
  withTerms,
} from "./narrowing.ts";

/**
 * A stock list's filter with data read beforehand: the shop's threshold, and the products that match the search text
 * when they are few.
 */
type StockNarrowing = StockFilter & {
  shopLow?: number | undefined;
  having?: StoredValues | undefined;
};

const ownProduct = sql`s.of_product`;

const isFewLevels = ({ stock }: StockNarrowing) => stock === "low" || stock === "out";

/** Of more products it is faster to walk through all that is low or out than to look up each of their variants. */
const fewProducts = 100;
const isWalked = (filter: StockNarrowing) =>
  filter.having === "many" || (isFewLevels(filter) && (filter.having?.length ?? 0) > fewProducts);

const isNamedLow = (filter: StockNarrowing) => filter.stock === "low" && isWalked(filter);
/** The rows of stock that are read, as `s`. For a word of many products, low ones are read from their indexes alone. */
const levelsWalked = (filter: StockNarrowing) => (isNamedLow(filter) ? sql`(${lowStock(filter)}) s` : sql`stock s`);

/** The conditions on stock `s`. */
function levelsOf(filter: StockNarrowing): RawBuilder<unknown>[] {
  const { stock, product } = filter;
  return [
    product === undefined
      ? []
      : sql`s.of_product = ${product} and s.variant_id in (
      select id from variants where product_id = ${product})`,
    stock === "out" ? sql`s.available = 0` : [],
    stock === "low" && !isNamedLow(filter) ? lowBy(filter) : [],
    stock === "in" ? sql`s.available > 0` : [],
    stock === undefined ? [] : isTracked(ownProduct),
    // Few products are in the bin; they are looked up once instead of for each row.
    sql`not exists (select from product_summaries d where d.is_deleted and d.product_id = s.of_product)`,
  ].flat();
}

const stockOrders: Record<StockQuery["sort"], RawBuilder<unknown>> = {
  available: sql`s.available, s.variant_id`,
  "-available": sql`s.available desc, s.variant_id desc`,
  sku: sql`lower(v.sku) using ~<~`,
  name: sql`p.name using ~<~, p.product_id, v.position, v.id`,
};
/** Joins products to their variants and their stock. */
const goodsAndStock = (filter: StockNarrowing) => sql`product_summaries p join variants v on v.product_id = p.product_id
  join ${levelsWalked(filter)} on s.variant_id = v.id`;
const and = sql` and `;

/**
 * The tables that an order and a condition need. The stock of few products is looked up; for many products the stock is
 * walked through.
 */
function tablesOf(sort: StockQuery["sort"], filter: StockNarrowing): RawBuilder<unknown> {
  const { q = "", category } = filter;
  const isNamed = q.trim() !== "";
  if (sort === "name" || (isNamed && !isWalked(filter))) return goodsAndStock(filter);
  const levels = levelsWalked(filter);
  const own = sort === "sku" ? sql`variants v join ${levels} on s.variant_id = v.id` : levels;
  return category !== undefined || isNamed ? sql`${own} join product_summaries p on p.product_id = s.of_product` : own;
}

const conditionsOf = (filter: StockNarrowing): RawBuilder<unknown>[] => {
  const { q = "", category } = filter;
  return [
    ...levelsOf(filter),
    category === undefined ? [] : withTerms([inOrBelow(category)]),
    q.trim() === "" ? [] : hasWord(filter),
  ].flat();
};

/** Only the variants of a page, in order. */
export const pageOfStock = ({ page, limit, sort, count: _, ...filter }: StockQuery & StockNarrowing) => {
  const conditions = [...conditionsOf(filter), sort === "name" ? sql`not p.is_deleted` : []].flat();
  return sql<{ id: number }>`/* once */
    select s.variant_id as id from ${tablesOf(sort, filter)} where ${sql.join(conditions, and)}
    order by ${stockOrders[sort]} limit ${limit} offset ${(page - 1) * limit}::bigint`;
};

/** `most`: the counting limit. */
export const countedStock = (filter: StockNarrowing, most = mostCounted) => {
  const { q = "", category } = filter;
  const levels = levelsOf(filter);
  if (q.trim() === "") {
    // Of few levels it is asked where their products are; otherwise a category's products are walked through.
    if (category !== undefined && !isFewLevels(filter))
      return countOf(
        sql`from product_places c join stock s on s.of_product = c.product_id
          where c.category_id = ${category} and ${sql.join(levels, and)} order by c.product_id`,
        most,
      );
    const placed = category === undefined ? [] : [placedIn(ownProduct, category)];
    return countOf(
      sql`from stock s where ${sql.join([...levels, ...placed], and)} order by s.available, s.variant_id`,
      most,
    );
  }
  const from =
    isFewLevels(filter) && isWalked(filter)
      ? sql`${levelsWalked(filter)} join product_summaries p on p.product_id = s.of_product`
      : goodsAndStock(filter);
  const terms = category === undefined ? [] : withTerms([inOrBelow(category)]);
  return countOf(sql`from ${from} where ${sql.join([...levels, terms, hasWord(filter)].flat(), and)}`, most);
};

/** The matching variants after a given one, in the order of ids. */
const stockAfter = (filter: StockNarrowing, after: number, limit: number | null) => sql<{ id: number }>`/* once */
  select s.variant_id as id from ${tablesOf("available", filter)}
  where ${sql.join(conditionsOf(filter), and)} and s.variant_id > ${after} order by s.variant_id limit ${limit}::bigint`;

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

async function withKnown<Filter extends StockFilter>(db: Db, filter: Filter) {
  const [shopLow, having] = await Promise.all([findShopLow(db), findHaving(db, filter.q)]);
  return { ...filter, shopLow, having };
}

/** The variants of all matching levels, ascending. */
export async function stockIds(db: Db, filter: StockFilter): Promise<number[]> {
  const { rows } = await stockAfter(await withKnown(db, filter), 0, null).execute(db);
  return rows.map(({ id }) => id);
}

/** All matching levels in batches, in the order of variant ids. */
export async function* eachStock(db: Db, filter: StockFilter) {
  const known = await withKnown(db, filter);
  yield* eachAfter(async (after, limit) => {
    const { rows } = await stockAfter(known, after, limit).execute(db);
    const levels = await rowsOf(
      db,
      rows.map(({ id }) => id),
    );
    return levels.map((row) => ({ ...row, id: row.variantId, lowAt: row.lowAt ?? known.shopLow }));
  });
}

/** Levels of tracked variants, the lowest first, and their number; or either alone, depending on `count`. */
export async function listStock(
  db: Db,
  query: StockQuery,
): Promise<{ rows: StockRow[]; lowAt: number } & Partial<RowCount>> {
  const { count, low } = query;
  const known = await withKnown(db, query);
  const { shopLow } = known;
  const [ids, counted] = await Promise.all([
    count === "only" ? null : pageOfStock(known).execute(db),
    count === "no" ? null : countedStock(known).execute(db),
  ]);
  const rows = await rowsOf(
    db,
    (ids?.rows ?? []).map(({ id }) => id),
  );
  const marked = rows.map((row) => ({
    ...row,
    isLow: row.isTracked && (low === undefined ? isLow(row.available, row.lowAt, shopLow) : row.available <= low),
  }));
  return {
    rows: marked,
    lowAt: shopLow,
    ...(counted && exactness(counted.rows[0]?.total)),
  };
}
