import type { Config } from "#commerce/settings/environment.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { kilometresPerMile, lengthUnitOf } from "#commerce/stores/directory/geometry.ts";
import { changesAt, openingAt } from "#commerce/stores/directory/hours.ts";
import { addressLinesOf } from "#commerce/stores/directory/rules.ts";
import type { FoundStore, Store } from "#commerce/stores/directory/schema.ts";
import { areaOf } from "#commerce/stores/maps/areas.ts";
import type { NamedPictures } from "#storefront/components/media/picture-facts.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { statusText } from "./status.ts";

/** A store as lists show it, with texts in the visitor's language. */
export type StoreView = {
  slug: string;
  name: string;
  isOwn: boolean;
  /** Its number in the list, which its pin on the map shows as well. */
  number?: number;
  lines: string[];
  /** As in the address. */
  city: string;
  phone: string;
  /** "12 km", "7.5 mi". Only set in a search around a place. */
  distance?: string;
  isOpen: boolean;
  status: string;
  services: string[];
  lat: number;
  lng: number;
  routeUrl: string;
  /** A picture of the store. Without an alternative text it is treated as decorative. */
  picture?: { name: string; alt: string };
};

/** The background of a map: a provider's tiles, or the area of the shop's own map with the highlighted countries. */
export type MapGround = { area: string; countries: string[]; tiles?: { url: string; attribution: string } };

type Words = { texts: AreaTexts<"stores">; intl: string; country: string; pictures?: NamedPictures };

/** Returns the store's view, and the time until which it is valid. */
export function viewOf(store: Store | FoundStore, words: Words, now: number): { view: StoreView; until: number } {
  const { slug, name, isOwn, city, phone, lat, lng, hours, timeZone, services } = store;
  const { texts, intl, country, pictures } = words;
  const opening = openingAt(hours, timeZone, now);
  const distance = "distance" in store ? store.distance : null;
  const picture = store.image && pictures && !pictures.isGone(store.image) ? pictures.name(store.image) : null;
  const view: StoreView = {
    slug,
    name,
    isOwn,
    city,
    phone,
    lat,
    lng,
    isOpen: opening.isOpen,
    lines: addressLinesOf(store),
    ...(distance !== null && { distance: distanceText(distance, country, intl) }),
    status: statusText(opening, timeZone, now, texts, intl),
    services: services.map((service) => texts[`stores.service-${service}`]),
    ...(picture && { picture: { name: picture, alt: pictures?.alts[picture] ?? "" } }),
    routeUrl: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  };
  return { view, until: changesAt(opening, timeZone, now) };
}

/** Formats a distance in the country's unit, with one decimal digit below 10. */
export function distanceText(kilometres: number, country: string, intl: string): string {
  const unit = lengthUnitOf(country);
  const length = unit === "mile" ? kilometres / kilometresPerMile : kilometres;
  const digits = length < 9.95 ? 1 : 0;
  const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits } as const;
  return numberFormat(intl, options).format(length);
}

export function groundOf(
  config: Config,
  points: readonly { lat: number; lng: number }[],
  countries: readonly string[],
): MapGround {
  const { STORES_TILE_URL: url, STORES_TILE_ATTRIBUTION: attribution } = config;
  return { area: areaOf(points), countries: [...countries], ...(url && { tiles: { url, attribution } }) };
}

/**
 * Returns the width-to-height ratio with which a map fits its points (in Mercator projection), within the limits of the
 * page. Pure.
 */
export function ratioOf(points: readonly { lat: number; lng: number }[]): number {
  if (points.length < 2) return 1.2;
  const across = (values: number[]) => Math.max(...values) - Math.min(...values);
  const upright = ({ lat }: { lat: number }) => (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI;
  const ratio = across(points.map(({ lng }) => lng)) / Math.max(0.01, across(points.map(upright)));
  return Math.round(Math.min(1.6, Math.max(0.95, ratio)) * 100) / 100;
}
