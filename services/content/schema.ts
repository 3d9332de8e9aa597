/** Published content in the form that readers get (specification 7.9). */

/** The content locales of specification 9.1. The first is the default, to which the others fall back. */
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

/**
 * The fields that the shop reads of a product entry (specification 3.11). All other data is in the commerce product.
 */
export type ProductContent = {
  tagline: string;
  description: string;
  /** The names of option values in this language, by code: { glacier: "Gletscher" }. */
  valueNames: Record<string, string>;
  /**
   * Texts that the catalogue adds (commerce/catalog/texts): option names by the option's own name, selling points, and
   * texts for search engines.
   */
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

/** A field of a content type in the delivery protocol's format. Groups and global fields contain fields themselves. */
export type ContentField = {
  uid: string;
  display_name: string;
  data_type:
    | ("text" | "number" | "boolean" | "isodate" | "json" | "group" | "reference" | "global_field" | "taxonomy")
    | ("file" | "link" | "blocks");
  mandatory?: boolean;
  unique?: boolean;
  multiple?: boolean;
  /** The types that a reference may point to, or the uid of a global field. */
  reference_to?: string[] | string;
  schema?: ContentField[];
  taxonomies?: { taxonomy_uid: string; multiple?: boolean }[];
  /** A block is an object with one key: the uid of its kind. */
  blocks?: { uid: string; title?: string; schema?: ContentField[]; reference_to?: string }[];
  /** Marks texts with markup, and json fields that contain a rich text. */
  field_metadata?: { allow_rich_text?: boolean; rich_text_type?: string; allow_json_rte?: boolean };
  /** The allowed values. */
  enum?: { choices?: { value: string | number }[] } | null;
  /** The bounds of a number or date, or of a text's length. */
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
  /** A path on our own origin: "/i/firn/scene-dawn-ridge". */
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
