import type { FacetRequest, Filter, Range, SearchRequest } from "#services/search/engine/request.ts";
import { byKey, type OwnCounts, type OwnNarrowings, ownFacets } from "./own-narrowing.ts";
import type { SearchFunction, ShopRequest } from "./query/run.ts";
import type { FieldName, SellingRegion } from "./schema.ts";

/**
 * Narrowing and sorting of products on the shop's search page. Values of one facet are alternatives; a product must
 * match every facet.
 */

export const facetNames = [
  "category",
  "color-group",
  "color",
  "size",
  "is",
  "level",
  "flex",
  "terrain",
  "rider",
] as const;
export type FacetName = (typeof facetNames)[number];

export type ProductFilter = {
  values: Partial<Record<FacetName, readonly string[]>>;
  /** The region whose prices and offers apply. */
  region: SellingRegion;
  /** The size system. */
  sizes: "eu" | "us" | "uk" | "mondo";
  /** Lengths of boards in centimetres, both bounds inclusive. */
  lengths?: { from?: number; to?: number };
  /** Bounds in major units. `from` is inclusive, `to` is exclusive. */
  price?: { from?: number; to?: number };
  inStock?: boolean;
  /** By the key of the own field. Undefined when the shop has no own fields to narrow by; then none is counted. */
  own?: OwnNarrowings;
  /** The price ranges to count. */
  ranges: readonly { from?: number; to?: number }[];
};

export type FacetCounts = {
  values: Record<FacetName, { value: string; count: number }[]>;
  prices: { from?: number; to?: number; count: number }[];
  inStock: number;
  lengths: { value: string; count: number }[];
  own: OwnCounts;
};

export const shopSortings = ["best", "saving", "popular", "price-up", "price-down", "name"] as const;
export type ShopSorting = (typeof shopSortings)[number];

type FilterName = FacetName | "length" | "price" | "in-stock" | `own ${string}`;
/** A narrowing in which own fields are filters. Building them took a query (spelledOut). */
export type Narrowing = Omit<ProductFilter, "own"> & { own?: Readonly<Record<string, Filter>> };

export function facetField(name: FacetName, { region, sizes }: Pick<ProductFilter, "region" | "sizes">): FieldName {
  if (name === "category") return "category_uids";
  if (name === "color") return "colour_codes";
  if (name === "color-group") return "colour_groups";
  if (name === "size") return sizes === "eu" ? "sizes" : `sizes_${sizes}`;
  return name === "is" ? `is_${region}` : name;
}

/** The range of board lengths, in centimetres. */
const [shortest, longest] = [50, 250];

/** Documents contain lengths as single whole numbers, so this returns all values within the bounds. */
const lengthsWithin = ({ from = shortest, to = longest }: { from?: number; to?: number }): string[] => {
  const [first, last] = [Math.max(shortest, Math.ceil(from)), Math.min(longest, Math.floor(to))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at));
};

const ownPart = (key: string): FilterName => `own ${key}`;
const isOwn = (part: FilterName): part is `own ${string}` => part.startsWith("own ");

function filterOf(part: FilterName, narrowing: Narrowing): Filter | null {
  if (isOwn(part)) return narrowing.own?.[part.slice("own ".length)] ?? null;
  if (part === "in-stock") return narrowing.inStock ? { kind: "values", field: "in_stock", values: ["true"] } : null;
  if (part === "length") {
    if (!narrowing.lengths) return null;
    const within = lengthsWithin(narrowing.lengths);
    // A value that no document has, so nothing is found.
    return { kind: "values", field: "lengths", values: within.length > 0 ? within : ["none"] };
  }
  if (part === "price")
    return narrowing.price ? { kind: "range", field: `price_${narrowing.region}`, ...narrowing.price } : null;
  const values = narrowing.values[part] ?? [];
  return values.length > 0 ? { kind: "values", field: facetField(part, narrowing), values: [...values] } : null;
}

const fixedParts: readonly FilterName[] = [...facetNames, "length", "price", "in-stock"];
const partsOf = (narrowing: Narrowing | undefined): FilterName[] => [
  ...fixedParts,
  ...Object.keys(narrowing?.own ?? {}).map(ownPart),
];

/** Returns the narrowing as filters. `without` leaves one facet out, to count its other values. */
export const narrowed = (narrowing: Narrowing | undefined, without?: FilterName): Filter[] =>
  narrowing
    ? partsOf(narrowing)
        .filter((part) => part !== without)
        .flatMap((part) => filterOf(part, narrowing) ?? [])
    : [];

export function sortOf(sort: ShopSorting = "best", narrowing?: Pick<Narrowing, "region">): SearchRequest["sort"] {
  if (sort === "saving") return narrowing ? [{ field: `saving_${narrowing.region}`, direction: "desc" }] : [];
  const price: FieldName = narrowing ? `price_${narrowing.region}` : "price";
  if (sort === "popular") return [{ field: "popularity", direction: "desc" }];
  if (sort === "name") return [{ field: "title", direction: "asc" }];
  if (sort === "best") return [];
  return [{ field: price, direction: sort === "price-up" ? "asc" : "desc" }];
}

/** How many values are counted at most. Sizes are of many scales. */
const sizeOfFacet: Partial<Record<FacetName, number>> = { category: 20, size: 100 };
const byCount = { by: "count", direction: "desc" } as const;
const valuesOf = (name: FacetName, narrowing: Pick<ProductFilter, "region" | "sizes">): FacetRequest => ({
  field: facetField(name, narrowing),
  asked: name,
  type: "value",
  size: sizeOfFacet[name] ?? 30,
  sort: byCount,
});

const byName = <T>(make: (name: FacetName) => T) =>
  Object.fromEntries(facetNames.map((name) => [name, make(name)])) as Record<FacetName, T>;

/**
 * Counts the values by which the results can be narrowed. Each facet is counted with all narrowings except its own.
 * Takes one search, and one more for each facet in use.
 */
export async function countFacets(
  ask: SearchFunction,
  request: ShopRequest,
  place: readonly Filter[],
  narrowing: Narrowing | undefined,
): Promise<FacetCounts> {
  const shop = narrowing ?? { region: "us" as const, sizes: "eu" as const };
  const ranges: Range[] = (narrowing?.ranges ?? []).map((range) => ({ ...range }));
  const asked: Partial<Record<FilterName, FacetRequest | null>> = {
    ...byName((name) => valuesOf(name, shop)),
    length: { field: "lengths", asked: "length", type: "value", size: 200, sort: byCount },
    price: ranges.length > 0 ? { field: `price_${shop.region}`, asked: "price", type: "range", ranges } : null,
    "in-stock": { field: "in_stock", asked: "in-stock", type: "value", size: 2, sort: byCount },
  };
  const isUsed = (part: FilterName) => narrowing !== undefined && filterOf(part, narrowing) !== null;
  const parts = partsOf(narrowing);
  const open = parts.filter((part) => asked[part] && !isUsed(part));
  const used = parts.filter((part) => asked[part] && isUsed(part));
  const outcome = async (facets: FacetRequest[], without?: FilterName) => {
    const filters = [...place, ...narrowed(narrowing, without)];
    return (await ask({ ...request, size: 0, filter: { kind: "all", filters }, facets })).facets;
  };
  const count = async (some: readonly FilterName[], without?: FilterName) => {
    const facets = await outcome(
      some.flatMap((part) => asked[part] ?? []),
      without,
    );
    return some.map((part, index) => [part, facets[index] ?? []] as const);
  };
  // All own fields are counted at once. Each one in use is counted once more without its own narrowing.
  const countOwn = async (without?: FilterName) => {
    const counts = byKey((await outcome([...ownFacets], without)).flat() as { value: string; count: number }[]);
    const key = without?.slice("own ".length);
    return key === undefined ? counts : { [key]: counts[key] ?? [] };
  };
  const [counted, own] = await Promise.all([
    Promise.all([count(open), ...used.map((part) => count([part], part))]),
    narrowing?.own ? Promise.all([countOwn(), ...parts.filter(isOwn).map(countOwn)]) : [],
  ]);
  const found = new Map(counted.flat());
  const values = (part: FilterName) => (found.get(part) ?? []) as { value: string; count: number }[];
  return {
    values: byName(values),
    prices: (found.get("price") ?? []) as FacetCounts["prices"],
    inStock: values("in-stock").find(({ value }) => value === "true")?.count ?? 0,
    lengths: values("length"),
    own: Object.assign({}, ...own),
  };
}
