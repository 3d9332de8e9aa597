import { contactRegionOf, countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { kilometresPerMile, lengthUnitOf } from "#commerce/stores/geometry.ts";
import { countryCalled, findPlaces } from "#commerce/stores/places.ts";
import { findCalled, findStores, type StoreChoices, type StoreFilter } from "#commerce/stores/reads.ts";
import type { FoundStore, Place, Point } from "#commerce/stores/schema.ts";
import type { Db } from "#database/tables.ts";
import { isNarrowed, type StoresQuery } from "./address.ts";

/** How many stores stand on a page, and how many are named where none is near. */
export const perPage = 20;
const nearest = 5;

/** What a search looked at, and found. */
export type StoreSearch = {
  stores: FoundStore[];
  total: number;
  /**
   * "near": around a place or the visitor; "far": nothing there, so the nearest; "country": in `countries`; "elsewhere":
   * the visitor's country has none; "everywhere"; "unknown": no such place.
   */
  kind: "near" | "far" | "country" | "elsewhere" | "everywhere" | "unknown";
  center: Point | null;
  places: Place[];
  countries: string[];
  /** When another choice of what is open has to be made, if one was made. */
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
 * Where a look begins when nobody says: in the visitor's country (2.4 has made the address of it); where that has no store,
 * in those that share its contact region (9.1), else everywhere.
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

export const nameOfPlace = ({ name, region, country }: Place, locale: Locale): string =>
  [name, region, country === locale.country ? "" : countryName(country, locale.intl)].filter(Boolean).join(", ");
