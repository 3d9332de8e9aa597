import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { type Currency, currenciesFor } from "#commerce/shared/regions/currencies.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";
import { lookup } from "#platform/lookup.ts";
import { unnamedShop } from "./shop-name.ts";

export type CountryV2 = { id: number; country: string; country_iso2: string; country_iso3: string };
export type StateV2 = { id: number; state: string; state_abbreviation: string; country_id: number };

/** The source of the store's own data (specification 7.3). */
export type StoreBackend = {
  name(locale: Locale): Promise<string>;
  /** The region's own currency first, marked as the default. */
  currencies(region: PriceRegion): Promise<Currency[]>;
  countries(): Promise<CountryV2[]>;
  /** Empty for a country without states, and for an unknown one. */
  states(countryId: number): Promise<StateV2[]>;
};

/**
 * The store's data from our own tables of countries and currencies. Its name is content, which the composition root
 * reads.
 */
export const makeOwnStore = (name: StoreBackend["name"] = async () => unnamedShop()): StoreBackend => ({
  name,
  currencies: async (region) => currenciesFor(region),
  countries: async () => countries,
  states: async (countryId) => statesOf(countryId),
});

/** ISO 3166-1 alpha-3 code and number of the allowed countries. The number serves as the id. */
const codes = lookup<[iso3: string, number: number]>({
  us: ["USA", 840],
  ca: ["CAN", 124],
  at: ["AUT", 40],
  au: ["AUS", 36],
  be: ["BEL", 56],
  ch: ["CHE", 756],
  cz: ["CZE", 203],
  de: ["DEU", 276],
  es: ["ESP", 724],
  fr: ["FRA", 250],
  gb: ["GBR", 826],
  it: ["ITA", 380],
  jp: ["JPN", 392],
  nl: ["NLD", 528],
  no: ["NOR", 578],
  nz: ["NZL", 554],
  pl: ["POL", 616],
  ru: ["RUS", 643],
  se: ["SWE", 752],
});

/** "de" → "DEU". Empty for a country that the shop does not know. */
export const iso3Of = (country: string): string => codes[country]?.[0] ?? "";

const countries: CountryV2[] = allowedCountries.map((country) => {
  const [iso3, id] = codes[country] ?? ["", 0];
  return { id, country: countryName(country, "en"), country_iso2: country.toUpperCase(), country_iso3: iso3 };
});

const states = Object.entries(statesByCountry).flatMap(([country, list]) =>
  list.map((state, index) => ({ id: (codes[country]?.[1] ?? 0) * 100 + index, country, state })),
);

/** The states of the country with this number. Empty when addresses have none. */
const statesOf = (countryId: number): StateV2[] =>
  states
    .filter((state) => codes[state.country]?.[1] === countryId)
    .map(({ id, state }) => ({
      id,
      state: state.name,
      state_abbreviation: state.code,
      country_id: countryId,
    }));
