import { lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { filterName, isNumber, type OwnFilter } from "#commerce/catalog/listings/own-filters.ts";
import { boundsIn, writeBounds } from "#commerce/catalog/products/rules.ts";
import type { Bounds } from "#commerce/catalog/products/schema.ts";
import { type FacetName, facetNames, type ShopSorting, shopSortings } from "#services/search/narrowing.ts";
import { type DocumentType, documentTypes } from "#services/search/schema.ts";

/** The query in a search page's address; prices are in whole units of the region's currency. Pure. */
export type SearchQuery = {
  q: string;
  /** Null means the first type that has results, products first. */
  type: DocumentType | null;
  values: Partial<Record<FacetName, string[]>>;
  /** By the key of a custom field: values, or bounds (both inclusive). */
  own: Record<string, string[] | Bounds>;
  /** Lengths of boards in centimetres, both inclusive. */
  lengths?: Bounds;
  from?: number;
  to?: number;
  inStock: boolean;
  sort: ShopSorting;
  page: number;
};

const maxValues = 20;
/** Specification 9.3. */
const maxPages = 100;
const whole = (text: string | null): number | undefined => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/**
 * Parses the address. Never fails: unknown or impossible values are left out. `fields` are the custom fields that
 * shoppers can filter by.
 */
export function readSearchQuery(params: URLSearchParams, fields: readonly OwnFilter[] = []): SearchQuery {
  const q = (params.get("q") ?? "").replaceAll("\0", "").toWellFormed().trim().replace(/\s+/g, " ").slice(0, 100);
  const values: SearchQuery["values"] = {};
  const valuesOf = (name: string): string[] => {
    const given = params.getAll(name).flatMap((text) => text.toWellFormed().replaceAll("\0", "").split(","));
    return [...new Set(given.map((text) => text.trim().slice(0, 60)).filter(Boolean))].slice(0, maxValues).sort();
  };
  for (const name of facetNames) {
    const distinct = valuesOf(name);
    if (distinct.length > 0) values[name] = distinct;
  }
  const own: SearchQuery["own"] = {};
  for (const field of fields) {
    const name = filterName(field);
    const given = isNumber(field) ? boundsIn(params, name) : valuesOf(name);
    if (given && Object.keys(given).length > 0) own[field.key] = given;
  }
  const lengths = boundsIn(params, lengthName);
  const [type, sort] = [params.get("type"), params.get("sort")];
  const [from, to] = [whole(params.get("price-from")), whole(params.get("price-to"))];
  return {
    q,
    type: documentTypes.find((one) => one === type) ?? null,
    values,
    own,
    ...(lengths && { lengths }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    inStock: params.get("in-stock") === "yes",
    sort: shopSortings.find((one) => one === sort) ?? "best",
    page: Math.min(maxPages, Math.max(1, whole(params.get("page")) ?? 1)),
  };
}

/** Returns the address of a search. It contains only values that differ from the defaults, always in the same order. */
export function searchPath({ q, type, values, own, lengths, from, to, inStock, sort, page }: SearchQuery): string {
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (type) params.set("type", type);
  for (const name of facetNames) {
    const chosen = values[name] ?? [];
    if (chosen.length > 0) params.set(name, [...chosen].sort().join(","));
  }
  for (const [key, given] of Object.entries(own)) {
    const name = filterName({ key });
    if (Array.isArray(given)) params.set(name, [...given].sort().join(","));
    else writeBounds(params, name, given);
  }
  if (lengths) writeBounds(params, lengthName, lengths);
  if (from !== undefined) params.set("price-from", String(from));
  if (to !== undefined) params.set("price-to", String(to));
  if (inStock) params.set("in-stock", "yes");
  if (sort !== "best") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const query = params.toString().replaceAll("%2C", ",");
  return query ? `/search?${query}` : "/search";
}

/** Returns the search with this facet value added, or removed if it was chosen; on page 1. */
export function withValue(query: SearchQuery, name: FacetName, value: string): SearchQuery {
  const chosen = query.values[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...query, values: { ...query.values, [name]: next }, page: 1 };
}

/** As withValue, for a value of a custom field. */
export function withOwn(query: SearchQuery, key: string, value: string): SearchQuery {
  const given = query.own[key];
  const chosen = Array.isArray(given) ? given : [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  const { [key]: _, ...others } = query.own;
  return { ...query, own: next.length > 0 ? { ...others, [key]: next } : others, page: 1 };
}

/** Returns the search with these bounds for a custom field, or without bounds. */
export function withBounds(query: SearchQuery, key: string, bounds: Bounds | null): SearchQuery {
  const { [key]: _, ...others } = query.own;
  return { ...query, own: bounds ? { ...others, [key]: bounds } : others, page: 1 };
}

export const isNarrowed = ({ values, own, lengths, from, to, inStock }: SearchQuery): boolean =>
  inStock ||
  lengths !== undefined ||
  Object.keys(own).length > 0 ||
  from !== undefined ||
  to !== undefined ||
  Object.values(values).some((list) => list.length > 0);

/** The orders that follow prices. */
const byPrice: readonly ShopSorting[] = ["saving", "price-up", "price-down"];

/** Returns the search without price filters and without sorting by price. */
export function withoutPrices({ from: _, to: __, sort, ...rest }: SearchQuery): SearchQuery {
  return { ...rest, sort: byPrice.includes(sort) ? "best" : sort };
}
