import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Facet, ListingPage, ListingQuery, ProductCard, Sorting } from "./schema.ts";

type Condition = RawBuilder<unknown>;

const orders: Record<Sorting, Condition> = {
  popular: sql`popularity desc, product_id`,
  newest: sql`is_new desc, product_id desc`,
  "price-up": sql`price, product_id`,
  "price-down": sql`price desc, product_id`,
  name: sql`name, product_id`,
};

/** Names of terms that no one narrows a list by. */
const inner = ["category", "in", "is"];

/**
 * One page of a list, with the number of all its products, the counts of every attribute and the range of prices.
 * An attribute's own filter is left out of its own counts, and the price filter out of the range.
 * Two queries, side by side; both find their rows by the index on terms (or on popularity, without a category).
 */
export async function listing(db: Db, query: ListingQuery): Promise<ListingPage> {
  const base = query.category
    ? sql`region = ${query.region} and terms @> ${[`in:${query.category}`]}`
    : sql`region = ${query.region}`;
  const filters = filtersOf(query);
  const [cards, counts] = await Promise.all([findCards(db, query, base, filters), findCounts(db, base, filters)]);
  return { cards, ...counts };
}

type Filter = { name: string; condition: Condition };

function filtersOf(query: ListingQuery): Filter[] {
  const filters = Object.entries(query.filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({
      name,
      condition: sql`terms && ${values.map((value) => `${name}:${value}`.toLowerCase())}::text[]`,
    }));
  const { priceFrom, priceTo } = query;
  if (priceFrom !== undefined || priceTo !== undefined) {
    const [from, to] = [priceFrom ?? 0, priceTo ?? Number.MAX_SAFE_INTEGER];
    filters.push({ name: "price", condition: sql`price between ${from}::bigint and ${to}::bigint` });
  }
  if (query.inStock) filters.push({ name: "stock", condition: sql`in_stock` });
  return filters;
}

async function findCards(db: Db, query: ListingQuery, base: Condition, filters: Filter[]): Promise<ProductCard[]> {
  const all = sql.join([base, ...filters.map((filter) => filter.condition)], sql` and `);
  const { rows } = await sql<{ card: ProductCard }>`
    select card from listings where ${all} order by ${orders[query.sort]}
    limit ${query.perPage}::int offset ${(query.page - 1) * query.perPage}::int
  `.execute(db);
  return rows.map((row) => row.card);
}

/** 1 where a row fails the filter, else 0. */
const failure = (filter: Filter): Condition => sql`(${filter.condition}) is not true`;

type Counts = Pick<ListingPage, "total" | "facets" | "priceRange">;
type CountRow = { total: number; lowest: number | null; highest: number | null; terms: Record<string, number> | null };

/**
 * A row counts for an attribute when it passes every filter but that attribute's own. So rows that fail one filter at
 * most are looked at, and which one they fail says where they count.
 */
async function findCounts(db: Db, base: Condition, filters: Filter[]): Promise<Counts> {
  const names = sql`array[${sql.join([...filters.map(({ name }) => sql`${name}`), sql`null`])}]::text[]`;
  const failures = sql`array[${sql.join([...filters.map(failure), sql`false`])}]`;
  const { rows } = await sql<CountRow>`
    with near as materialized (
      select price, terms, failed[1] as failed
      from listings, lateral (
        select coalesce(array_agg(name), '{}') as failed
        from unnest(${names}, ${failures}) as filter (name, is_failed) where is_failed
      ) as misses
      where ${base} and cardinality(failed) <= 1
    )
    select (select count(*) from near where failed is null) as total,
      (select min(price) from near where failed is null or failed = 'price') as lowest,
      (select max(price) from near where failed is null or failed = 'price') as highest,
      (select jsonb_object_agg(term, number) from (
        select term, count(*) as number from near, unnest(terms) as term
        where failed is null or starts_with(term, failed || ':') group by term) as counted) as terms
  `.execute(db);
  const row = rows[0] ?? { total: 0, lowest: null, highest: null, terms: null };
  const priceRange: ListingPage["priceRange"] =
    row.lowest === null || row.highest === null ? null : [row.lowest, row.highest];
  return { total: Number(row.total), facets: facetsOf(row.terms ?? {}), priceRange };
}

/** { "color:ink": 3 } → attributes by name, their values in natural order ("9", "10", "10.5"). */
function facetsOf(counts: Record<string, number>): Facet[] {
  const facets = new Map<string, Facet>();
  for (const [term, count] of Object.entries(counts)) {
    const [name = "", ...rest] = term.split(":");
    if (inner.includes(name)) continue;
    const facet = facets.get(name) ?? { name, values: [] };
    facet.values.push({ value: rest.join(":"), count });
    facets.set(name, facet);
  }
  const order = new Intl.Collator("en", { numeric: true });
  for (const facet of facets.values()) facet.values.sort((a, b) => order.compare(a.value, b.value));
  return [...facets.values()].sort((a, b) => order.compare(a.name, b.name));
}
