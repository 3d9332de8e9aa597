import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import type { Facet, ListingPage, ListingQuery } from "#commerce/catalog/products/schema.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { inStockTag, listsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";
import { type Bits, countBits, eachBit } from "./bits.ts";
import { groupPrices } from "./group-prices.ts";
import type { FilteredListings } from "./index-shapes.ts";
import { chooseAndRead } from "./index-sync.ts";
import { sizeOfPage } from "./last-page.ts";
import type { RegionIndex } from "./region-index.ts";

/**
 * One page of a list, with the total number of products, the counts of every attribute and the price range. An
 * attribute's own filter does not apply to its own counts, and the price filter not to the range. Discounted prices
 * decide order, filter and range; the cards still contain the shop's prices (discounts.ts). Products are selected and
 * counted in memory (region-index.ts); the cards are read by id.
 */
export async function listing(db: Db, query: ListingQuery, discount: Discount | null = null): Promise<ListingPage> {
  const { region, category, sort, standard = "popular", first, page, perPage, leftOver, ...filter } = query;
  // Who chooses no order sees what the category puts first, and what is sold out last.
  const own = sort === standard && { first, isStockFirst: true };
  // Every list shows how many products are in stock.
  noteTags([listsTag, inStockTag]);
  const within = category === undefined ? undefined : [`in:${category}`];
  const { chosen, found, index } = await chooseAndRead(
    db,
    region,
    (lists) => {
      const group = groupPrices(lists, discount, currencyOf(region));
      const narrowed = lists.narrow({ ...filter, within }, group);
      const size = leftOver ? sizeOfPage(page, countBits(narrowed.all), { perPage, leftOver }) : perPage;
      return { narrowed, ids: lists.page(narrowed.all, sort, false, (page - 1) * perPage, size, { group, ...own }) };
    },
    ({ ids }) => cardsByIds(db, region, ids),
  );
  return { cards: found, ...countsOf(index, chosen.narrowed) };
}

export type Counts = Pick<ListingPage, "total" | "facets" | "priceRange" | "inStock">;

/** The counts since the last change, shared by the pages of a list. */
const countsByIndex = new WeakMap<RegionIndex, { version: number; counts: Map<string, Counts> }>();
const maxCounts = 200;

export function countsOf(index: RegionIndex, narrowed: FilteredListings): Counts {
  const known = countsByIndex.get(index);
  const isFresh = known?.version === index.version && known.counts.size < maxCounts;
  const { counts } = isFresh ? known : { counts: new Map<string, Counts>() };
  if (!isFresh) countsByIndex.set(index, { version: index.version, counts });
  const found = counts.get(narrowed.key) ?? countAll(index, narrowed);
  counts.set(narrowed.key, found);
  return found;
}

function countAll(index: RegionIndex, narrowed: FilteredListings): Counts {
  const counted = new Map<Bits, Uint32Array>();
  const countsIn = (bits: Bits): Uint32Array => {
    const known = counted.get(bits) ?? index.lists.count(bits);
    counted.set(bits, known);
    return known;
  };
  const facets = new Map<string, Facet>();
  for (const [number, { name, value }] of index.lists.terms.entries()) {
    const count = innerTerms.includes(name) ? 0 : (countsIn(narrowed.but(name))[number] ?? 0);
    if (count === 0) continue;
    const facet = facets.get(name) ?? { name, values: [] };
    facet.values.push({ value, count });
    facets.set(name, facet);
  }
  return {
    total: countBits(narrowed.all),
    facets: inOrder([...facets.values(), ...narrowed.countGroups()]),
    inStock: narrowed.countInStock(),
    priceRange: rangeOf(narrowed.prices, narrowed.but("price")),
  };
}

const innerTerms = ["category", "in", "is"];
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
