import { type RawBuilder, sql } from "kysely";
import { isLowStock } from "#commerce/catalog/stock/low.ts";
import { literal } from "#commerce/shared/lists/reads.ts";
import type { Db } from "#database/tables.ts";
import type { ProductFilter } from "./list-schema.ts";

/** Filters of the office's lists of goods, as conditions on summaries `p`, variants `v` and stock `s`. */

type Condition = RawBuilder<unknown>;

/**
 * A filter with data read beforehand, so that the planner can estimate the matches: the shop's low-stock threshold as a
 * number, and the products that have the search text, when they are few.
 */
export type Narrowing = ProductFilter & { shopLow?: number | undefined; having?: StoredValues | undefined };
export type StoredValues = readonly number[] | "many";

const isOwn = sql`p.product_id`;

/**
 * The condition on summaries `p` for a search text: a part of the name, the brand or an SKU. Three or more letters use
 * a trigram index; shorter texts match the beginning of words.
 */
export function found(q: string): Condition {
  const text = literal(q.trim().toLowerCase());
  return sql`p.words like ${q.trim().length < 3 ? `% ${text}%` : `%${text}%`}`;
}

/** A text that this many products have is found soon when walking through a list in its order. */
const common = 2000;

export const productsWith = (q: string) =>
  sql<{ id: number }>`/* once */ select p.product_id as id from product_summaries p where ${found(q)}
    limit ${sql.lit(common)}`;

/** Undefined without a search text. */
export async function findHaving(db: Db, q = ""): Promise<StoredValues | undefined> {
  if (q.trim() === "") return undefined;
  const { rows } = await productsWith(q).execute(db);
  return rows.length < common ? rows.map(({ id }) => id) : "many";
}

/** `product`: the column that an index has in the order of the list. */
export const hasWord = (
  { q = "", having }: { q?: string | undefined; having?: StoredValues | undefined },
  product: Condition = isOwn,
): Condition => (Array.isArray(having) ? sql`${product} = any (${[...having]}::integer[])` : found(q));

/** A threshold in the filter applies to all products. */
export const lowBy = ({ low, shopLow }: Pick<Narrowing, "low" | "shopLow">): Condition => {
  if (low !== undefined) return sql`s.available <= ${low}::integer`;
  return shopLow === undefined ? isLowStock() : isLowStock(sql`${shopLow}::integer`);
};

const ofLow = sql`s.variant_id, s.available, s.of_product`;
/** All stock that is low: one index for each part of the condition, of which nothing but the index is read. */
export const lowStock = ({ low, shopLow }: Pick<Narrowing, "low" | "shopLow">) => {
  if (low !== undefined) return sql`select ${ofLow} from stock s where s.available <= ${low}::integer`;
  const shop = shopLow === undefined ? sql`(select low_at from stock_settings)` : sql`${shopLow}::integer`;
  return sql`
    select ${ofLow} from stock s where s.low_at is null and s.available <= ${shop}
    union all select ${ofLow} from stock s where s.low_at is not null and s.available <= s.low_at`;
};

/** Low by the thresholds of shop and variants, not by a number in the filter; the bin's products are not kept there. */
export const isKeptLow = ({ stock, low, status }: Narrowing): boolean =>
  stock === "low" && low === undefined && status !== "deleted";
/** All products that are low by these thresholds, one row for each (database/functions/product-summaries.sql). */
export const lowProducts = ({ shopLow }: Pick<Narrowing, "shopLow">) =>
  sql`select l.product_id from product_lows l
    where l.least <= ${shopLow === undefined ? sql`(select low_at from stock_settings)` : sql`${shopLow}::integer`}`;

/** Has all of these terms. */
export const withTerms = (terms: readonly string[]): Condition => sql`p.terms @> ${terms}::text[]`;
/** The term in the summaries of products in a category or below it. */
export const inOrBelow = (category: number): string => `in:${category}`;
/** The same condition without reading summaries. */
export const placedIn = (product: Condition, category: number): Condition =>
  sql`${product} in (select product_id from product_places where category_id = ${category})`;
/** Few products are untracked; they are looked up once instead of for each product. */
export const isTracked = (product: Condition): Condition => sql`not exists (
  select from product_summaries d where not d.terms @> '{tracked}' and d.product_id = ${product})`;

function termsOf({ brand, status, stock, missing_price: missing, market }: ProductFilter): string[] {
  return [
    brand === undefined ? [] : `brand:${brand}`,
    status === undefined || status === "deleted" ? [] : status,
    stock === "out" ? "out" : [],
    missing === undefined ? [] : `unpriced:${missing}`,
    market === undefined ? [] : `priced:${market}`,
  ].flat();
}

/** Nothing is asked but whether a product is low. */
export const isLowAlone = (filter: Narrowing): boolean =>
  isKeptLow(filter) && (filter.q ?? "").trim() === "" && filter.category === undefined && termsOf(filter).length === 0;

/** Products in the bin are left out unless requested. */
const notInBin = ({ status }: ProductFilter) => (status === "deleted" ? sql`p.is_deleted` : sql`not p.is_deleted`);
/**
 * The condition for a list's page: low stock is looked up for each product that the list reaches. `product`: the column
 * with the product's id in the index that has the list's order.
 */
export function wanted(filter: Narrowing, product: Condition = isOwn): Condition {
  const { q = "", category, stock } = filter;
  const terms = [...termsOf(filter), ...(category === undefined ? [] : [inOrBelow(category)])];
  const all = [
    notInBin(filter),
    q.trim() === "" ? [] : hasWord(filter, product),
    terms.length === 0 ? [] : withTerms(terms),
    isKeptLow(filter)
      ? sql`exists (${lowProducts(filter)} and l.product_id = ${product})`
      : stock === "low"
        ? sql`${isTracked(isOwn)} and exists (
        select from stock s where s.of_product = p.product_id and ${lowBy(filter)})`
        : [],
  ].flat();
  return sql.join(all, sql` and `);
}

/** The condition for going through all matches: low stock is looked up first. */
export function allWanted(filter: Narrowing): Condition {
  const { q = "", category, stock } = filter;
  const terms = termsOf(filter);
  const isAlone = terms.length === 0 && q.trim() === "" && filter.status !== "deleted";
  if (category !== undefined && !isAlone) terms.push(inOrBelow(category));
  const all = [
    notInBin(filter),
    q.trim() === "" ? [] : found(q),
    terms.length === 0 ? [] : withTerms(terms),
    category !== undefined && isAlone ? placedIn(isOwn, category) : [],
    isKeptLow(filter)
      ? sql`p.product_id in (${lowProducts(filter)})`
      : stock === "low"
        ? sql`${isTracked(isOwn)} and p.product_id = any (array(
      select distinct of_product from (${lowStock(filter)}) low))`
        : [],
  ].flat();
  return sql.join(all, sql` and `);
}
