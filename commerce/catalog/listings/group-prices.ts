import { discountedPrice } from "#commerce/shared/discounts/rules.ts";
import type { Discount, DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { hasBit } from "./bits.ts";
import type { GroupPriceIndex } from "./index-shapes.ts";
import type { RegionIndex } from "./region-index.ts";
import { type SortOrder, sortedBy } from "./sort-orders.ts";

type GroupsByKey = { version: number; groups: Map<string, GroupPriceIndex> };
const groupsByIndex = new WeakMap<RegionIndex, GroupsByKey>();
const maxGroups = 16;

/** Undefined without a discount: the list's own prices apply. */
export function groupPrices(
  index: RegionIndex,
  discount: Discount | null,
  currency: string,
): GroupPriceIndex | undefined {
  if (!discount) return undefined;
  const known = groupsByIndex.get(index);
  const isFresh = known?.version === index.priceVersion && known.groups.size <= maxGroups;
  const { groups } = isFresh ? known : { groups: new Map<string, GroupPriceIndex>() };
  if (!isFresh) groupsByIndex.set(index, { version: index.priceVersion, groups });
  const found = groups.get(discount.key) ?? makeGroup(index, discount, currency);
  groups.set(discount.key, found);
  return found;
}

function makeGroup(index: RegionIndex, { rules, key }: Discount, currency: string): GroupPriceIndex {
  const prices = index.prices.slice();
  const rulesOf = rulesByPlace(index, rules);
  // Many products have the same price, so rules for all products compute each price once.
  const forAll = rules.filter(({ type }) => type === "all");
  const known = new Map<number, number>();
  for (const [place, row] of index.rows.entries()) {
    if (!row) continue;
    const own = rulesOf(place, row.id);
    const price = own ? priceUnder(own, row.price) : (known.get(row.price) ?? priceUnder(forAll, row.price));
    if (!own) known.set(row.price, price);
    prices[place] = price;
  }
  function priceUnder(decisive: readonly DiscountRule[], price: number): number {
    // The rules that apply to the product are already selected, so they are treated as rules for everything.
    const general = decisive.map((rule): DiscountRule => ({ ...rule, type: "all" }));
    return discountedPrice(general, { id: 0, categories: [] }, price, currency);
  }
  const orders = new Map<SortOrder, Int32Array>();
  const placesIn = (order: SortOrder): Int32Array | undefined => {
    if (order !== "price-up" && order !== "price-down") return undefined;
    const sign = order === "price-up" ? 1 : -1;
    const places = orders.get(order) ?? sortedBy(index.placesIn("id"), (place) => sign * (prices[place] as number));
    orders.set(order, places);
    return places;
  };
  return { key, prices, placesIn };
}

/** The rules for the product itself, else for its categories; undefined when those for all products apply. */
function rulesByPlace(index: RegionIndex, rules: readonly DiscountRule[]) {
  const products = Map.groupBy(
    rules.filter(({ type }) => type === "product"),
    (rule) => rule.product_id,
  );
  const categories = rules
    .filter(({ type }) => type === "category")
    .map((rule) => ({ rule, bits: index.having(`category:${rule.category_id}`) }));
  return (place: number, productId: number): readonly DiscountRule[] | undefined => {
    const own = products.get(productId);
    if (own || categories.length === 0) return own;
    const found = categories.filter(({ bits }) => hasBit(bits, place));
    return found.length > 0 ? found.map(({ rule }) => rule) : undefined;
  };
}
