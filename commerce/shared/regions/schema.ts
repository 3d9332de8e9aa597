/** A visitor's place and language (specification 3.2, 4, 9.1). */

/** The languages of the shop, the default first. */
export const languages = ["en", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type Language = (typeof languages)[number];

/** Regions that sell, each with its own prices: three for shoppers, three for professionals. */
export const shoppingRegions = ["us", "ca", "eu_region_1"] as const;
export type ShoppingRegion = (typeof shoppingRegions)[number];
export const proRegions = ["pro", "pro_ca", "pro_eu_region_1"] as const;
export const priceRegions = [...shoppingRegions, ...proRegions] as const;
export type PriceRegion = (typeof priceRegions)[number];

/** The values of the region map (9.1), which decide on content and contact details. */
export const mapRegions = ["us", "ca", "jp", "eu", "eu_region_1", "other"] as const;
export type MapRegion = (typeof mapRegions)[number];

/**
 * A country as the merchant offers it: the region that sells to it (null: shown, not sold), and its languages, the
 * default first.
 */
export type Market = { country: string; region: ShoppingRegion | null; languages: readonly Language[] };

/** A country with a language, as in the address: "de-at" is German in Austria. Made by localeOf() in rules.ts. */
export type Locale = {
  /** "{language}-{country}" in lower case, which is the path prefix. */
  code: string;
  country: string;
  language: Language;
  /** The locale of the content service: "en-us" or a language code. */
  contentLocale: string;
  /** The BCP 47 tag for Intl: "de-AT". */
  intl: string;
  mapRegion: MapRegion;
  /** Null where the shop is shown but does not sell. */
  shoppingRegion: ShoppingRegion | null;
  /** ISO 4217 code of the shopping region's currency, or null. */
  currency: string | null;
  eu: boolean;
};
