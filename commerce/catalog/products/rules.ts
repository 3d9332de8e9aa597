import { exponentOf } from "#commerce/shared/money/rules.ts";
import type { Bounds, ListingQuery, ProductCard, Sorting } from "./schema.ts";

export type Badge = "sale" | "new" | "redesigned" | "best-seller" | "coming-soon";
export type BadgeSurroundings = {
  /** Null where the shop does not sell. */
  region: string | null;
  isPro: boolean;
  isAddOn?: boolean;
};
type BadgeCard = Pick<
  ProductCard,
  "price" | "retailPrice" | "isNew" | "isRedesigned" | "isBestSeller" | "isComingSoon"
>;

/** The single badge of a card (section 4): sale before new, new before redesigned. */
export function badgeOf(card: BadgeCard, { region, isPro, isAddOn = false }: BadgeSurroundings): Badge | null {
  const isReduced = card.retailPrice !== undefined && card.price < card.retailPrice;
  if (region !== null && !isPro && !isAddOn && isReduced) return "sale";
  if (card.isNew) return "new";
  if (card.isRedesigned) return "redesigned";
  if (card.isBestSeller) return "best-seller";
  return card.isComingSoon ? "coming-soon" : null;
}

/** The same as in schema.ts without its imports, for browsers. */
export const sortings: readonly Sorting[] = ["popular", "newest", "price-up", "price-down", "name"];

const sharedNames = ["color", "size", "kind", "terrain", "level", "flex", "rider", "shape", "camber"];

/** Attributes whose values mean something else for each kind of product: the fit of a jacket, and of a helmet. */
export const kindFilterNames = ["lacing", "mount", "cut", "waterproof", "fit"];

/** Attributes that addresses may filter by unless a page defines others; other query parameters are ignored. */
export const filterNames = [...sharedNames, ...kindFilterNames, "is"];

export const defaultPerPage = 24;
const maxPage = 5000;
const maxValues = 30;

export type ListingContext = Pick<ListingQuery, "region" | "category" | "standard" | "first"> & {
  /** ISO 4217: prices in addresses are whole units of it. */
  currency: string;
  perPage?: number;
  names?: readonly string[];
  /** Numeric attributes, filtered by bounds: ?own_length-from=150&own_length-to=160.5 */
  rangeNames?: readonly string[];
};

/**
 * Reads a list's filters from an address:
 * ?color=glacier,ink&size=156&price-from=100&price-to=400&in-stock=yes&sort=price-up&page=2. Never fails: unknown or
 * impossible values are ignored, and limits are enforced.
 */
export function readListingQuery(params: URLSearchParams, context: ListingContext): ListingQuery {
  const {
    region,
    category,
    currency,
    standard,
    first,
    perPage = defaultPerPage,
    names = filterNames,
    rangeNames = [],
  } = context;
  const filters: Record<string, string[]> = {};
  for (const name of names) {
    const values = params
      .getAll(name)
      .flatMap((text) => text.toLowerCase().split(","))
      .map((text) => text.trim())
      .filter((text) => /^[\p{L}\p{N}][\p{L}\p{N}./+-]{0,40}$/u.test(text));
    const distinct = [...new Set(values)].sort().slice(0, maxValues);
    if (distinct.length > 0) filters[name] = distinct;
  }
  const ranges = Object.fromEntries(
    rangeNames.flatMap((name) => {
      const bounds = boundsIn(params, name);
      return bounds ? [[name, bounds] as const] : [];
    }),
  );
  const [from, to] = [whole(params.get("price-from")), whole(params.get("price-to"))];
  const minor = 10 ** exponentOf(currency);
  const sort = params.get("sort");
  return {
    region,
    ...(category !== undefined && { category }),
    filters,
    ...(Object.keys(ranges).length > 0 && { ranges }),
    ...(from !== null && { priceFrom: from * minor }),
    ...(to !== null && { priceTo: to * minor }),
    ...(params.get("in-stock") === "yes" && { inStock: true }),
    sort: sortings.find((one) => one === sort) ?? standard ?? "popular",
    ...(standard && { standard }),
    ...(first && { first }),
    page: Math.min(Math.max(whole(params.get("page")) ?? 1, 1), maxPage),
    perPage,
  };
}

const decimal = (text: string | null): number | null =>
  text && /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null;

/** ?own_length-from=150&own_length-to=160.5; null when neither is given. */
export function boundsIn(params: URLSearchParams, name: string): Bounds | null {
  const [from, to] = [decimal(params.get(`${name}-from`)), decimal(params.get(`${name}-to`))];
  return from === null && to === null ? null : { ...(from !== null && { from }), ...(to !== null && { to }) };
}

export function writeBounds(params: URLSearchParams, name: string, { from, to }: Bounds): void {
  if (from !== undefined) params.set(`${name}-from`, String(from));
  if (to !== undefined) params.set(`${name}-to`, String(to));
}

const whole = (text: string | null): number | null => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);

/** The address of a list's narrowing: only what differs from the default, always in the same order. */
export function writeListingQuery(query: ListingQuery, currency: string): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(query.filters).sort()) {
    const values = query.filters[name] ?? [];
    if (values.length > 0) params.set(name, [...values].sort().join(","));
  }
  for (const name of Object.keys(query.ranges ?? {}).sort()) writeBounds(params, name, query.ranges?.[name] ?? {});
  const minor = 10 ** exponentOf(currency);
  if (query.priceFrom !== undefined) params.set("price-from", String(Math.floor(query.priceFrom / minor)));
  if (query.priceTo !== undefined) params.set("price-to", String(Math.ceil(query.priceTo / minor)));
  if (query.inStock) params.set("in-stock", "yes");
  if (query.sort !== (query.standard ?? "popular")) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params;
}
