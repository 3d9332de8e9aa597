import { type RawBuilder, sql } from "kysely";
import { isLowStock } from "#commerce/catalog/stock/low.ts";
import type { ProductFilter } from "./list-schema.ts";

/** What narrows the office's lists of goods, as conditions on summaries `p`, variants `v` and stock `s`. */

type Condition = RawBuilder<unknown>;

/** A filter, and from how many pieces on the shop calls stock low: by a number the planner knows how many there are. */
export type Narrowing = ProductFilter & { shopLow?: number | undefined };

/** Signs of patterns stand for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/**
 * The condition on summaries `p` that a question is: a part of the name, the brand or a SKU. Trigrams find what has three
 * letters or more; what is shorter is looked for at the beginning of words.
 */
export function found(q: string): Condition {
  const text = literal(q.trim().toLowerCase());
  return sql`p.words like ${q.trim().length < 3 ? `% ${text}%` : `%${text}%`}`;
}

/** A threshold that is asked for counts for all alike. */
export const lowBy = ({ low, shopLow }: Pick<Narrowing, "low" | "shopLow">): Condition => {
  if (low !== undefined) return sql`s.available <= ${low}::integer`;
  return shopLow === undefined ? isLowStock() : isLowStock(sql`${shopLow}::integer`);
};

/** Whose stock is low; a look into an index for each half of the question, which is asked before anything else is read. */
const lowProducts = ({ low, shopLow }: Narrowing) => {
  if (low !== undefined) return sql`select distinct s.of_product from stock s where s.available <= ${low}::integer`;
  const shop = shopLow === undefined ? sql`(select low_at from stock_settings)` : sql`${shopLow}::integer`;
  return sql`
    select s.of_product from stock s where s.low_at is null and s.available <= ${shop}
    union select s.of_product from stock s where s.low_at is not null and s.available <= s.low_at`;
};

/** All of these terms. */
export const withTerms = (terms: readonly string[]): Condition => sql`p.terms @> ${terms}::text[]`;
/** What the summaries of products in a category say, or in one below it. */
export const inOrBelow = (category: number): string => `in:${category}`;
/** The same, without a look at the summaries. */
export const placedIn = (product: Condition, category: number): Condition =>
  sql`${product} in (select product_id from product_places where category_id = ${category})`;
/** Of few products nobody counts the stock: which, is asked once, and not of each. */
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

/** What is in the bin is left out unless it is asked for. */
const notInBin = ({ status }: ProductFilter) => (status === "deleted" ? sql`p.is_deleted` : sql`not p.is_deleted`);
const isOwn = sql`p.product_id`;

/** The products that a list shows some of: those that are low are found by a look at the stock of each that it comes to. */
export function wanted(filter: Narrowing): Condition {
  const { q = "", category, stock } = filter;
  const terms = [...termsOf(filter), ...(category === undefined ? [] : [inOrBelow(category)])];
  const all = [
    notInBin(filter),
    q.trim() === "" ? [] : found(q),
    terms.length === 0 ? [] : withTerms(terms),
    stock === "low"
      ? sql`${isTracked(isOwn)} and exists (
        select from variants v join stock s on s.variant_id = v.id where v.product_id = p.product_id and ${lowBy(filter)})`
      : [],
  ].flat();
  return sql.join(all, sql` and `);
}

/** The same products, to go through all of them: which are low is asked before anything else. */
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
    stock === "low" ? sql`${isTracked(isOwn)} and p.product_id = any (array(${lowProducts(filter)}))` : [],
  ].flat();
  return sql.join(all, sql` and `);
}
