import {
  allowedCountries,
  currencyByRegion,
  euContacts,
  euMembers,
  languagesByCountry,
  mapRegionByCountry,
  ownContacts,
} from "./countries.ts";
import { madeFor, marketOf, ownMarkets } from "./markets.ts";
import {
  type Language,
  type Locale,
  languages,
  type MapRegion,
  type PriceRegion,
  priceRegions,
  type ShoppingRegion,
  shoppingRegions,
} from "./schema.ts";

export { allowedCountries };

export type ContactRegion = (typeof ownContacts)[number] | "eu";
export type BrandId = "us" | "ca" | "no" | "eu";

const english: readonly Language[] = ["en"];

/** True for allowed countries, "global", and anything that looks like a country code (section 5). Lower case only. */
export const isValidCountry = (country: string): boolean => country === "global" || /^[a-z]{2}$/.test(country);

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** The languages that a country can offer, because the shop has texts in them. The default comes first. */
export const knownLanguagesOf = (country: string): readonly Language[] => languagesByCountry[country] ?? english;

/**
 * The languages that a country offers, the default first: those of the merchant's market, otherwise all it can offer.
 */
export const languagesOf = (country: string): readonly Language[] =>
  marketOf(country)?.languages ?? knownLanguagesOf(country);

/** The countries that the picker and hreflang list: the merchant's markets, otherwise all. */
export const countriesOffered = (): readonly string[] =>
  ownMarkets()?.map(({ country }) => country) ?? allowedCountries;

export const defaultLanguageOf = (country: string): Language => languagesOf(country)[0] ?? "en";

export const mapRegionOf = (country: string): MapRegion => mapRegionByCountry.get(country) ?? "other";

/** The region that sells to a country unless the merchant sets another one. */
export function usualRegionOf(country: string): ShoppingRegion | null {
  const region = mapRegionOf(country);
  return shoppingRegions.find((one) => one === region) ?? null;
}

/** The region that sells to a country. Null where the shop is shown but does not sell. */
export const shoppingRegionOf = (country: string): ShoppingRegion | null =>
  ownMarkets() ? (marketOf(country)?.region ?? null) : usualRegionOf(country);

export const isPriceRegion = (text: string): text is PriceRegion => (priceRegions as readonly string[]).includes(text);

/** Pro regions start with "pro" (section 4). */
export const isProRegion = (region: string | null): boolean => region?.startsWith("pro") ?? false;

/** The shoppers' region of a price region: pro_ca → ca. */
export function baseRegionOf(region: PriceRegion): ShoppingRegion {
  return shoppingRegions.find((one) => region === one || region === `pro_${one}`) ?? "us";
}

export const currencyOf = (region: PriceRegion): string => currencyByRegion[baseRegionOf(region)];

export function contactRegionOf(country: string): ContactRegion {
  if (euContacts.includes(country)) return "eu";
  return ownContacts.find((own) => own === country) ?? "us";
}

export const isEu = (country: string): boolean => euMembers.has(country);

export const brandIdOf = (country: string): BrandId =>
  country === "us" || country === "ca" || country === "no" ? country : "eu";

/**
 * The price region of a visitor. A signed-in professional's own region takes precedence over the country's. Null where
 * nothing is sold.
 */
export const priceRegionOf = (locale: Locale, proRegion?: PriceRegion | null): PriceRegion | null =>
  proRegion && isProRegion(proRegion) ? proRegion : locale.shoppingRegion;

const knownLocales = madeFor(() => new Map<string, Locale>());

/** The locale of a country in a language; null when the country is invalid or does not offer the language. */
export function localeOf(country: string, language: string): Locale | null {
  const known = knownLocales();
  const code = `${language}-${country}`;
  const before = known.get(code);
  if (before) return before;
  const offered = isValidCountry(country) && languagesOf(country).find((one) => one === language);
  if (!offered) return null;
  const shoppingRegion = shoppingRegionOf(country);
  const locale: Locale = {
    code,
    country,
    language: offered,
    contentLocale: offered === "en" ? "en-us" : offered,
    intl: country === "global" ? offered : `${offered}-${country.toUpperCase()}`,
    mapRegion: mapRegionOf(country),
    shoppingRegion,
    currency: shoppingRegion && currencyOf(shoppingRegion),
    eu: isEu(country),
  };
  known.set(code, locale);
  return locale;
}

/** "de-at" → German in Austria; null for anything that is not a locale of the shop. Lower case only. */
export function parseLocale(code: string): Locale | null {
  const [, language, country] = /^([a-z]{2})-([a-z]{2}|global)$/.exec(code) ?? [];
  return language && country ? localeOf(country, language) : null;
}

export const defaultLocale = localeOf("us", "en") as Locale;

/** All locales that the picker and hreflang list: the offered countries with their languages, the default first. */
export const allLocales = madeFor((): readonly Locale[] =>
  countriesOffered().flatMap((country) =>
    languagesOf(country).flatMap((language) => localeOf(country, language) ?? []),
  ),
);

/** The country of a visitor whose location is unknown: the United States, otherwise the first market that sells. */
export function usualCountry(): string {
  const markets = ownMarkets();
  if (!markets || marketOf("us")) return "us";
  return (markets.find(({ region }) => region !== null) ?? markets[0])?.country ?? "us";
}

export type LocaleHints = {
  countryCookie?: string | null;
  languageCookie?: string | null;
  geoCountry?: string | null;
  acceptLanguage?: string | null;
};

/**
 * Section 4: the country comes from the cookie, otherwise from geolocation, otherwise from usualCountry(). The language
 * comes from the cookie when the country offers it, otherwise it is the best offered one of Accept-Language, otherwise
 * the country's default.
 */
export function resolveLocale(hints: LocaleHints): Locale {
  const candidates = [hints.countryCookie, hints.geoCountry].map((text) => text?.trim().toLowerCase() ?? "");
  const country = candidates.find(isValidCountry) ?? usualCountry();
  const cookie = hints.languageCookie?.trim().toLowerCase();
  const language =
    (cookie && localeOf(country, cookie)?.language) ||
    preferred(hints.acceptLanguage ?? "", languagesOf(country)) ||
    defaultLanguageOf(country);
  return localeOf(country, language) ?? defaultLocale;
}

/**
 * Returns the offered language that an Accept-Language header prefers. Of equal ones the first wins. q=0 excludes a
 * language.
 */
export function preferred(header: string, offered: readonly Language[]): Language | null {
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      const primary = tag.trim().split("-")[0] ?? "";
      return { language: primary === "nb" || primary === "nn" ? "no" : primary, weight: q ? Number(q) : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const wish of wishes) {
    if (wish.language === "*") return offered[0] ?? null;
    const match = offered.find((language) => language === wish.language);
    if (match) return match;
  }
  return null;
}

const names = new Map<string, Intl.DisplayNames>();

function displayNames(type: "region" | "language" | "currency", intl: string): Intl.DisplayNames {
  const key = `${type}:${intl}`;
  const before = names.get(key);
  if (before) return before;
  const made = new Intl.DisplayNames([intl], { type });
  names.set(key, made);
  return made;
}

/** "at" in German → "Österreich". A code without a name is returned in capitals. */
export const countryName = (country: string, intl: string): string =>
  displayNames("region", intl).of(country === "global" ? "001" : country.toUpperCase()) ?? country.toUpperCase();

/** "EUR" in Spanish → "Euro". Intl gives "euro", but a name that stands alone begins with a capital. */
export const currencyName = (code: string, intl: string): string =>
  capitalised(displayNames("currency", intl).of(code) ?? code, intl);

/** The name of a language in itself, as pickers show it: "Deutsch", "Français". */
export function languageName(language: Language, intl: string = language): string {
  return capitalised(displayNames("language", intl).of(language) ?? language, intl);
}

const capitalised = (name: string, intl: string): string => name.charAt(0).toLocaleUpperCase(intl) + name.slice(1);
