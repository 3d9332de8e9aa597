/** Who the visitor is by place and language (specification 3.2, 4, 9.1). */

/** The languages of the shop, the default first. */
export const languages = ["en", "de", "fr", "es", "it", "ja", "sv", "no"] as const;
export type Language = (typeof languages)[number];

/** Regions that sell, each with its own prices: the shopper's (first three) and the professionals'. */
export const shoppingRegions = ["us", "ca", "eu_region_1"] as const;
export type ShoppingRegion = (typeof shoppingRegions)[number];
export const proRegions = ["pro", "pro_ca", "pro_eu_region_1"] as const;
export const priceRegions = [...shoppingRegions, ...proRegions] as const;
export type PriceRegion = (typeof priceRegions)[number];

/** The region map's values (9.1): where content and contact differ. */
export const mapRegions = ["us", "ca", "jp", "eu", "eu_region_1", "other"] as const;
export type MapRegion = (typeof mapRegions)[number];

/** A country as the merchant offers it: where its orders are sold from (null: shown, not sold), and its languages, the default first. */
export type Market = { country: string; region: ShoppingRegion | null; languages: readonly Language[] };

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
