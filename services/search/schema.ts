/** Documents and requests of the search service (specification 3.16, 7.10). */

export const searchLocales = ["en-us", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type SearchLocale = (typeof searchLocales)[number];

export const documentTypes = ["product", "category", "page", "blog", "support", "athlete", "store"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Regions with prices and offers of their own. */
export type SellingRegion = "us" | "ca" | "eu_region_1";

export type FieldType = "text" | "number" | "date";

/** Everything a document can hold, and so what filters, facets, sorting and results may name. */
export const fields = {
  id: "text",
  uid: "text",
  type: "text",
  title: "text",
  description: "text",
  url: "text",
  image: "text",
  sku: "text",
  variant_skus: "text",
  product_id: "number",
  kind: "text",
  categories: "text",
  category_uids: "text",
  colours: "text",
  colour_codes: "text",
  colour_families: "text",
  /** The families that content puts colours in, by their uid (specification 3.8); lengths of boards in whole centimetres. */
  colour_groups: "text",
  lengths: "text",
  /** As it is sold; the other three as each system calls it (commerce/shared/sizes/rules.ts). */
  sizes: "text",
  sizes_us: "text",
  sizes_uk: "text",
  sizes_mondo: "text",
  level: "text",
  flex: "text",
  terrain: "text",
  rider: "text",
  /** What the merchant's own fields say that results are narrowed by: "wood:oak", and numbers: "length:156". */
  own: "text",
  own_numbers: "text",
  /** "new", "sale" and the like, in each region. */
  is_us: "text",
  is_ca: "text",
  is_eu_region_1: "text",
  specs: "text",
  keywords: "text",
  currency: "text",
  /** Major units in the currency of the document's language; the other three in each region's own. */
  price: "number",
  price_us: "number",
  price_ca: "number",
  price_eu_region_1: "number",
  in_stock: "text",
  is_new: "text",
  popularity: "number",
  stack: "text",
  environment: "text",
  locale: "text",
  regions: "text",
  regions_include: "text",
  regions_exclude: "text",
  updated_at: "date",
} as const satisfies Record<string, FieldType>;
export type FieldName = keyof typeof fields;

/** Fields whose values are as many as documents, or are prose: in no list, and read from the documents that were found. */
export const storedFields: readonly FieldName[] = [
  ...(["id", "uid", "title", "url", "image", "sku", "variant_skus", "description"] as const),
];

/** Other spellings of a field's name that clients use. */
export const aliases: Readonly<Record<string, FieldName>> = {
  "regions.include": "regions_include",
  "regions.exclude": "regions_exclude",
  include_regions: "regions_include",
  exclude_regions: "regions_exclude",
  colors: "colours",
};

/** The field behind a name that a client gave, or null. */
export function fieldOf(name: string): FieldName | null {
  const known = Object.hasOwn(aliases, name) ? aliases[name] : name;
  return known !== undefined && Object.hasOwn(fields, known) ? (known as FieldName) : null;
}

/** What a match in each searchable field counts by itself, 0 to 1. Those of one side share what repetition adds; the heaviest of a side come first, as later places count less. */
export const searchable = {
  title: { side: "names", weight: 1 },
  keywords: { side: "names", weight: 0.9 },
  sku: { side: "names", weight: 0.8 },
  categories: { side: "names", weight: 0.7 },
  colours: { side: "details", weight: 0.5 },
  specs: { side: "details", weight: 0.4 },
  sizes: { side: "details", weight: 0.4 },
  description: { side: "details", weight: 0.2 },
} as const satisfies Partial<Record<FieldName, { side: "names" | "details"; weight: number }>>;
export type SearchableField = keyof typeof searchable;

/** What a document is made of. Lists may be left out; `popularity` is any number from 0, more is better. */
export type SearchDocument = {
  id: string;
  uid: string;
  type: DocumentType;
  locale: SearchLocale;
  title: string;
  /** Words of title, categories and keywords that say what it goes with, not what it is: "board" of a board bag. They count as facts do. */
  asides?: string[];
  description: string;
  url: string;
  /** Searched with the description and not shown: the running text of pages. */
  body?: string;
  image?: string;
  sku?: string;
  variant_skus?: string[];
  product_id?: number;
  kind?: string;
  categories?: string[];
  category_uids?: string[];
  colours?: string[];
  colour_codes?: string[];
  colour_families?: string[];
  colour_groups?: string[];
  lengths?: string[];
  sizes?: string[];
  sizes_us?: string[];
  sizes_uk?: string[];
  sizes_mondo?: string[];
  /** Other ways to say these sizes ("us10"): searched and not shown. */
  size_words?: string[];
  level?: string[];
  flex?: string[];
  terrain?: string[];
  rider?: string[];
  own?: string[];
  own_numbers?: string[];
  is_us?: string[];
  is_ca?: string[];
  is_eu_region_1?: string[];
  specs?: string[];
  keywords?: string[];
  currency?: string;
  price?: number;
  price_us?: number;
  price_ca?: number;
  price_eu_region_1?: number;
  in_stock: boolean;
  is_new?: boolean;
  popularity: number;
  stack: string;
  environment: string;
  /** Map regions that show it, and those that must not. */
  regions_include: string[];
  regions_exclude: string[];
  /** ISO 8601. */
  updated_at: string;
};
