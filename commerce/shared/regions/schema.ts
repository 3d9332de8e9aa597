/** Who the visitor is by place and language (specification 3.2, 4, 9.1). */

export const languages = ["en", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type Language = (typeof languages)[number];

/** Regions that sell, each with its own prices: the shopper's (first three) and the professionals'. */
export type ShoppingRegion = "us" | "ca" | "eu_region_1";
export type PriceRegion = ShoppingRegion | "pro" | "pro_ca" | "pro_eu_region_1";

/** The region map's values (9.1): where content and contact differ. */
export type MapRegion = "us" | "ca" | "jp" | "eu" | "eu_region_1" | "other";

/** A country with a language, as in the address: "de-at" is German in Austria. Derived by localeOf() in rules.ts. */
export type Locale = {
  /** "{language}-{country}", lower case: the path prefix. */
  code: string;
  country: string;
  language: Language;
  /** Locale of the content service: "en-us" or a language code. */
  contentLocale: string;
  /** For Intl: "de-AT". */
  intl: string;
  mapRegion: MapRegion;
  /** Null where the shop shows, and does not sell. */
  shoppingRegion: ShoppingRegion | null;
  /** ISO 4217 of the shopping region, or null. */
  currency: string | null;
  eu: boolean;
};
