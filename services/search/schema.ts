/** Documents and requests of the search service (specification 3.16, 7.10). */

export const searchLocales = ["en-us", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type SearchLocale = (typeof searchLocales)[number];

export const documentTypes = ["product", "category", "page", "blog", "support", "athlete", "store"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Regions with their own prices and offers. */
export type SellingRegion = "us" | "ca" | "eu_region_1";

export type FieldType = "text" | "number" | "date";

/** All fields of a document. Filters, facets, sorting and results may name them. */
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
  /** Colour families by their uid in content (specification 3.8); lengths of boards in whole centimetres. */
  colour_groups: "text",
  lengths: "text",
  /** The size as sold; the other three are its name in each system (commerce/shared/sizes/rules.ts). */
  sizes: "text",
  sizes_us: "text",
  sizes_uk: "text",
  sizes_mondo: "text",
  level: "text",
  flex: "text",
  terrain: "text",
  rider: "text",
  /** Values of the merchant's own fields by which results can be narrowed: "wood:oak", and numbers: "length:156". */
  own: "text",
  own_numbers: "text",
  /** "new", "sale" and similar, in each region. */
  is_us: "text",
  is_ca: "text",
  is_eu_region_1: "text",
  specs: "text",
  keywords: "text",
  currency: "text",
  /** In major units of the currency of the document's language. The other three are in the region's own currency. */
  price: "number",
  price_us: "number",
  price_ca: "number",
  price_eu_region_1: "number",
  /** What a reduced product saves in each region, in percent. */
  saving_us: "number",
  saving_ca: "number",
  saving_eu_region_1: "number",
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

/**
 * Fields with nearly as many values as documents, or with prose. They have no lists and are read from the documents
 * that were found.
 */
export const storedFields: readonly FieldName[] = [
  "id",
  "uid",
  "title",
  "url",
  "image",
  "sku",
  "variant_skus",
  "description",
];

/** Other spellings of field names that clients use. */
export const aliases: Readonly<Record<string, FieldName>> = {
  "regions.include": "regions_include",
  "regions.exclude": "regions_exclude",
  include_regions: "regions_include",
  exclude_regions: "regions_exclude",
  colors: "colours",
};

/** Returns the field for a name from a client, or null. */
export function fieldOf(name: string): FieldName | null {
  const known = Object.hasOwn(aliases, name) ? aliases[name] : name;
  return known !== undefined && Object.hasOwn(fields, known) ? (known as FieldName) : null;
}

/**
 * The weight of a match in each searchable field, from 0 to 1. Repeated matches add up within one side, and later ones
 * count less, so the heaviest fields of a side come first.
 */
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

/** The content of a document. Lists may be absent. `popularity` is any number from 0; more is better. */
export type SearchDocument = {
  id: string;
  uid: string;
  type: DocumentType;
  locale: SearchLocale;
  title: string;
  /**
   * Words in title, categories and keywords that say what a thing goes with, not what it is: "board" of a board bag.
   * They count like facts.
   */
  asides?: string[];
  description: string;
  url: string;
  /** Running text of pages. It is searched with the description and not shown. */
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
  /** Other ways to write these sizes ("us10"). They are searched and not shown. */
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
  saving_us?: number;
  saving_ca?: number;
  saving_eu_region_1?: number;
  in_stock: boolean;
  is_new?: boolean;
  popularity: number;
  stack: string;
  environment: string;
  /** The map regions that show it, and those that must not. */
  regions_include: string[];
  regions_exclude: string[];
  /** ISO 8601. */
  updated_at: string;
};
