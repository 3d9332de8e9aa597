import { sql } from "kysely";
import { groupPrices } from "#commerce/catalog/prices/group-prices.ts";
import type { Facet, ListingPage, ListingQuery, ProductCard } from "#commerce/catalog/products/schema.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { inStockTag, listingTag, listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type Bits, countBits, eachBit } from "./bits.ts";
import { chooseAndRead } from "./index-sync.ts";
import type { Narrowed, RegionIndex } from "./region-index.ts";

/**
 * One page of a list, with the number of all its products, the counts of every attribute and the range of prices.
 * An attribute's own filter is left out of its own counts, and the price filter out of the range.
 * Sorted, narrowed and ranged by the prices under the discount; the cards come with the shop's own (discounts.ts).
 * Chosen and counted in memory; the cards are read by their keys.
 */
export async function listing(db: Db, query: ListingQuery, discount: Discount | null = null): Promise<ListingPage> {
  const { region, category, sort, page, perPage, ...filter } = query;
  noteTags(query.inStock ? [listsTag, inStockTag] : [listsTag]);
  const within = category === undefined ? undefined : [`in:${category}`];
  const { chosen, found, index } = await chooseAndRead(
    db,
    region,
    (lists) => {
      const group = groupPrices(lists, discount, currencyOf(region));
      const narrowed = lists.narrow({ ...filter, within }, group);
      return { narrowed, ids: lists.page(narrowed.all, sort, false, (page - 1) * perPage, perPage, group) };
    },
    ({ ids }) => findCards(db, region, ids),
  );
  return { cards: found, ...countsOf(index, chosen.narrowed) };
}

async function findCards(db: Db, region: string, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  noteTags(ids.map(listingTag));
  const { rows } = await sql<{ id: number; card: ProductCard }>`
    select product_id as id, card from listings where region = ${region} and product_id = any(${[...ids]}::int[])
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row.card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type Counts = Pick<ListingPage, "total" | "facets" | "priceRange">;

/** What has been counted since the last change: pages of one list share their counts. */
const kept = new WeakMap<RegionIndex, { version: number; counts: Map<string, Counts> }>();
const maxKept = 200;

export function countsOf(index: RegionIndex, narrowed: Narrowed): Counts {
  const known = kept.get(index);
  const isFresh = known?.version === index.version && known.counts.size < maxKept;
  const { counts } = isFresh ? known : { counts: new Map<string, Counts>() };
  if (!isFresh) kept.set(index, { version: index.version, counts });
  const found = counts.get(narrowed.key) ?? countAll(index, narrowed);
  counts.set(narrowed.key, found);
  return found;
}

function countAll(index: RegionIndex, narrowed: Narrowed): Counts {
  const counted = new Map<Bits, Uint32Array>();
  const countsIn = (bits: Bits): Uint32Array => {
    const known = counted.get(bits) ?? index.lists.count(bits);
    counted.set(bits, known);
    return known;
  };
  const facets = new Map<string, Facet>();
  for (const [number, { name, value }] of index.lists.terms.entries()) {
    const count = inner.includes(name) ? 0 : (countsIn(narrowed.but(name))[number] ?? 0);
    if (count === 0) continue;
    const facet = facets.get(name) ?? { name, values: [] };
    facet.values.push({ value, count });
    facets.set(name, facet);
  }
  return {
    total: countBits(narrowed.all),
    facets: inOrder([...facets.values()]),
    priceRange: rangeOf(narrowed.prices, narrowed.but("price")),
  };
}

/** Names of terms that no one narrows a list by. */
const inner = ["category", "in", "is"];
const natural = new Intl.Collator("en", { numeric: true });

/** Attributes by name, their values in natural order ("9", "10", "10.5"). */
function inOrder(facets: Facet[]): Facet[] {
  for (const facet of facets) facet.values.sort((a, b) => natural.compare(a.value, b.value));
  return facets.sort((a, b) => natural.compare(a.name, b.name));
}

function rangeOf(prices: Float64Array, bits: Bits): [number, number] | null {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  eachBit(bits, (place) => {
    const price = prices[place] as number;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return lowest <= highest ? [lowest, highest] : null;
}
