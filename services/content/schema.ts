/** Published content as readers see it (specification 7.9). */

/** Content locales of specification 9.1; the first is the default that others fall back to. */
export const contentLocales = ["en-us", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type ContentLocale = (typeof contentLocales)[number];

export type Entry<Data = Record<string, unknown>> = {
  uid: string;
  contentType: string;
  locale: string;
  title: string;
  url: string | null;
  version: number;
  updatedAt: string;
  data: Data;
};

/** What the shop reads of a product entry (specification 3.11); the commerce product carries the rest. */
export type ProductContent = {
  tagline: string;
  description: string;
  /** Names of the option values in this language, by code: { glacier: "Gletscher" }. */
  valueNames: Record<string, string>;
  /** What the catalogue adds (commerce/catalog/texts): names of options by their own, lines that speak for it, search engines' texts. */
  optionNames: Record<string, string>;
  features: string[];
  seo_title: string;
  seo_description: string;
  /** { value: "Yes" } or { value: "No" }. */
  is_new: unknown;
  is_redesigned: unknown;
};

export const fieldTypes = [
  "text",
  "number",
  "boolean",
  "isodate",
  "json",
  "group",
  "reference",
  "global_field",
  "taxonomy",
  "file",
  "link",
  "blocks",
] as const;

/** A field of a content type as the delivery protocol describes it; groups and global fields hold fields themselves. */
export type ContentField = {
  uid: string;
  display_name: string;
  data_type:
    | ("text" | "number" | "boolean" | "isodate" | "json" | "group" | "reference" | "global_field" | "taxonomy")
    | ("file" | "link" | "blocks");
  mandatory?: boolean;
  unique?: boolean;
  multiple?: boolean;
  /** The types that a reference may point at, or the uid of a global field. */
  reference_to?: string[] | string;
  schema?: ContentField[];
  taxonomies?: { taxonomy_uid: string; multiple?: boolean }[];
  /** A block is an object with one key: the uid of its kind. */
  blocks?: { uid: string; title?: string; schema?: ContentField[]; reference_to?: string }[];
  /** Texts with markup, and json that describes such a text. */
  field_metadata?: { allow_rich_text?: boolean; rich_text_type?: string; allow_json_rte?: boolean };
  /** The values that may be chosen. */
  enum?: { choices?: { value: string | number }[] } | null;
  /** Of a number or date, or of a text's length. */
  min?: number | string | null;
  max?: number | string | null;
  /** A regular expression that a text must match. */
  format?: string;
};

export type ContentTypeOptions = { is_page?: boolean; singleton?: boolean; url_prefix?: string };

export type ContentType = {
  uid: string;
  title: string;
  description?: string;
  isGlobalField?: boolean;
  options?: ContentTypeOptions;
  schema: ContentField[];
};

export type Asset = {
  uid: string;
  title: string;
  description?: string;
  filename: string;
  contentType: string;
  /** In bytes. */
  fileSize: number;
  /** On our own origin: "/i/firn/scene-dawn-ridge". */
  path: string;
  /** In pixels. */
  width?: number;
  height?: number;
  tags?: string[];
};

/** Terms in order, parents before their children. */
export type Taxonomy = {
  uid: string;
  name: string;
  description?: string;
  terms: { uid: string; name: string; parent?: string }[];
};
