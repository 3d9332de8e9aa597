import type { SearchFunction, ShopRequest } from "./query/run.ts";
import type { FacetRequest, Filter, Range, SearchRequest } from "./query/schema.ts";
import type { FieldName } from "./schema.ts";

/** How the shop's search page narrows and orders products. Values of one facet are alternatives, facets add up. */

export const facetFields = { category: "category_uids", color: "colour_codes", size: "sizes" } as const;
export type FacetName = keyof typeof facetFields;

export type ProductFilter = {
  values: Partial<Record<FacetName, readonly string[]>>;
  /** Whose prices: "price_us". Bounds in whole units; `from` is included, `to` is not. */
  priceField: Extract<FieldName, `price_${string}`>;
  price?: { from?: number; to?: number };
  inStock?: boolean;
  /** What prices are counted by. */
  ranges: readonly { from?: number; to?: number }[];
};

export type FacetCounts = {
  values: Record<FacetName, { value: string; count: number }[]>;
  prices: { from?: number; to?: number; count: number }[];
  inStock: number;
};

export const shopSortings = ["best", "popular", "price-up", "price-down", "name"] as const;
export type ShopSorting = (typeof shopSortings)[number];

type Part = FacetName | "price" | "in-stock";

function filterOf(part: Part, narrowing: ProductFilter): Filter | null {
  if (part === "in-stock") return narrowing.inStock ? { kind: "values", field: "in_stock", values: ["true"] } : null;
  if (part === "price")
    return narrowing.price ? { kind: "range", field: narrowing.priceField, ...narrowing.price } : null;
  const values = narrowing.values[part] ?? [];
  return values.length > 0 ? { kind: "values", field: facetFields[part], values: [...values] } : null;
}

const parts: readonly Part[] = ["category", "color", "size", "price", "in-stock"];

/** The narrowing as filters; `without` leaves one facet out, to count what else it offers. */
export const narrowed = (narrowing: ProductFilter | undefined, without?: Part): Filter[] =>
  narrowing ? parts.filter((part) => part !== without).flatMap((part) => filterOf(part, narrowing) ?? []) : [];

export function sortOf(sort: ShopSorting = "best", narrowing?: ProductFilter): SearchRequest["sort"] {
  const price: FieldName = narrowing?.priceField ?? "price";
  if (sort === "popular") return [{ field: "popularity", direction: "desc" }];
  if (sort === "name") return [{ field: "title", direction: "asc" }];
  if (sort === "best") return [];
  return [{ field: price, direction: sort === "price-up" ? "asc" : "desc" }];
}

const byCount = { by: "count", direction: "desc" } as const;
const valuesOf = (name: FacetName): FacetRequest => ({
  field: facetFields[name],
  asked: name,
  type: "value",
  size: name === "category" ? 20 : 30,
  sort: byCount,
});

/**
 * What the results can be narrowed by, with counts: each facet is counted with all narrowings but its own. One search,
 * and one more for each facet in use.
 */
export async function countFacets(
  ask: SearchFunction,
  request: ShopRequest,
  place: readonly Filter[],
  narrowing: ProductFilter | undefined,
): Promise<FacetCounts> {
  const price = narrowing?.priceField ?? "price_us";
  const ranges: Range[] = (narrowing?.ranges ?? []).map((range) => ({ ...range }));
  const asked: Record<Part, FacetRequest | null> = {
    category: valuesOf("category"),
    color: valuesOf("color"),
    size: valuesOf("size"),
    price: ranges.length > 0 ? { field: price, asked: "price", type: "range", ranges } : null,
    "in-stock": { field: "in_stock", asked: "in-stock", type: "value", size: 2, sort: byCount },
  };
  const isUsed = (part: Part) => narrowing !== undefined && filterOf(part, narrowing) !== null;
  const open = parts.filter((part) => asked[part] && !isUsed(part));
  const used = parts.filter((part) => asked[part] && isUsed(part));
  const count = async (some: readonly Part[], without?: Part) => {
    const filters = [...place, ...narrowed(narrowing, without)];
    const facets = some.flatMap((part) => asked[part] ?? []);
    const outcome = await ask({ ...request, size: 0, filter: { kind: "all", filters }, facets });
    return some.map((part, index) => [part, outcome.facets[index] ?? []] as const);
  };
  const counted = await Promise.all([count(open), ...used.map((part) => count([part], part))]);
  const found = new Map(counted.flat());
  const values = (part: Part) => (found.get(part) ?? []) as { value: string; count: number }[];
  return {
    values: { category: values("category"), color: values("color"), size: values("size") },
    prices: (found.get("price") ?? []) as FacetCounts["prices"],
    inStock: values("in-stock").find(({ value }) => value === "true")?.count ?? 0,
  };
}
