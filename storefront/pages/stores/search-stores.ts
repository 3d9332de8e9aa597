import { contactRegionOf, countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { kilometresPerMile, lengthUnitOf } from "#commerce/stores/directory/geometry.ts";
import { countryCalled, findPlaces } from "#commerce/stores/directory/places.ts";
import { findCalled, findStores, type StoreChoices, type StoreFilter } from "#commerce/stores/directory/reads.ts";
import type { FoundStore, Point, Town } from "#commerce/stores/directory/schema.ts";
import type { Db } from "#database/tables.ts";
import { isNarrowed, type StoresQuery } from "./address.ts";

/** The number of stores on a page, and the number shown when none is nearby. */
export const perPage = 30;
const nearest = 5;

/** The scope of a search, and its result. */
export type StoreSearch = {
  stores: FoundStore[];
  total: number;
  /**
   * Where the stores are:
   * - near: around a place or the visitor
   * - far: none there, so the nearest ones
   * - country: in `countries`
   * - elsewhere: none in the visitor's country
   * - everywhere: in all countries
   * - unknown: there is no such place
   */
  kind: "near" | "far" | "country" | "elsewhere" | "everywhere" | "unknown";
  center: Point | null;
  places: Town[];
  countries: string[];
  /** When the result has to be computed again because opening hours change; set only for a search for open stores. */
  until?: number;
};

export async function searchStores(
  db: Db,
  query: StoresQuery,
  locale: Locale,
  choices: StoreChoices,
): Promise<StoreSearch> {
  const { services, brands, own: isOwn, page } = query;
  const narrowing = { services, brands, isOwn, ...(query.open && { openAt: Date.now() }) };
  const none = { center: null, places: [], countries: [] };
  const named = query.place && countryCalled(query.place, choices.countries, locale.intl);
  const places = query.place && !named ? await findPlaces(db, query.place, locale) : [];
  if (query.place) {
    const isPlace = Boolean(named || places[0]?.isExact);
    const called = await findCalled(db, narrowing, query.place, isPlace, page, perPage);
    if (called) return { ...none, ...called, kind: "everywhere" };
  }
  const center = places[0] ?? query.at;
  const around = { ...none, places };
  if (center) {
    const radius = lengthUnitOf(locale.country) === "mile" ? query.radius * kilometresPerMile : query.radius;
    const found = await findStores(db, { ...narrowing, near: center, radius }, page, perPage);
    if (found.total > 0) return { ...around, ...found, kind: "near", center };
    const farther = await findStores(db, { ...narrowing, near: center }, 1, nearest);
    return { ...around, ...farther, total: farther.stores.length, kind: "far", center };
  }
  if (query.place && !named) return { ...around, stores: [], total: 0, kind: "unknown" };
  const start = named ? { kind: "country" as const, countries: [named] } : startOf(query, locale, choices.countries);
  const filter: StoreFilter = { ...narrowing, countries: start.countries };
  return { ...around, ...start, ...(await findStores(db, filter, page, perPage)) };
}

/**
 * The scope of a search without a place: the visitor's country (2.4 derives it from the address); if it has no store,
 * the countries in the same contact region (9.1), otherwise everywhere.
 */
export function startOf(
  { country }: Pick<StoresQuery, "country">,
  locale: Pick<Locale, "country">,
  known: readonly string[],
): Pick<StoreSearch, "kind" | "countries"> {
  if (country === "all") return { kind: "everywhere", countries: [] };
  const asked = country ?? locale.country;
  if (known.includes(asked)) return { kind: "country", countries: [asked] };
  const region = contactRegionOf(asked);
  const neighbours = known.filter((one) => contactRegionOf(one) === region);
  if (asked === "global" || neighbours.length === 0) return { kind: "everywhere", countries: [] };
  return { kind: "elsewhere", countries: neighbours };
}

export const isEmptyByFilter = (looked: StoreSearch, query: StoresQuery): boolean =>
  looked.total === 0 && looked.kind !== "unknown" && isNarrowed(query);

export const nameOfPlace = ({ name, region, country }: Town, locale: Locale): string =>
  [name, region, country === locale.country ? "" : countryName(country, locale.intl)].filter(Boolean).join(", ");
