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
};
