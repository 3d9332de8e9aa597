import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { kilometresPerMile, lengthUnitOf } from "#commerce/stores/geometry.ts";
import { changesAt, openingAt } from "#commerce/stores/hours.ts";
import { areaOf } from "#commerce/stores/maps/areas.ts";
import { addressLinesOf } from "#commerce/stores/rules.ts";
import type { FoundStore, Store } from "#commerce/stores/schema.ts";
import type { Config } from "#platform/config.ts";
import type { NamedPictures } from "#storefront/components/media/picture-facts.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { statusText } from "./status.ts";

/** A store as lists show it, in words of the visitor's language. */
export type StoreView = {
  slug: string;
  name: string;
  isOwn: boolean;
  lines: string[];
  phone: string;
  /** "12 km", "7.5 mi"; only around a place. */
  distance?: string;
  isOpen: boolean;
  status: string;
  services: string[];
  lat: number;
  lng: number;
  routeUrl: string;
  /** What it looks like; a picture without a text says nothing that the name does not. */
  picture?: { name: string; alt: string };
};

/** What a map draws below the stores: tiles of a provider, or the part of the shop's own map, with the countries that stand out. */
export type MapGround = { area: string; countries: string[]; tiles?: { url: string; attribution: string } };

type Words = { texts: AreaTexts<"stores">; intl: string; country: string; pictures?: NamedPictures };

/** The store in words, and until when they are true. */
export function viewOf(store: Store | FoundStore, words: Words, now: number): { view: StoreView; until: number } {
  const { slug, name, isOwn, phone, lat, lng, hours, timeZone, services } = store;
  const { texts, intl, country, pictures } = words;
  const opening = openingAt(hours, timeZone, now);
  const distance = "distance" in store ? store.distance : null;
  const picture = store.image && pictures && !pictures.isGone(store.image) ? pictures.name(store.image) : null;
  const view: StoreView = {
    slug,
    name,
    isOwn,
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

/** In what the visitor's country measures with; near by to a tenth. */
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

/** How wide a map is for its height, so that it fits what it shows (as Mercator draws it), within what a page has room for. Pure. */
export function ratioOf(points: readonly { lat: number; lng: number }[]): number {
  if (points.length < 2) return 1.2;
  const across = (values: number[]) => Math.max(...values) - Math.min(...values);
  const upright = ({ lat }: { lat: number }) => (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI;
  const ratio = across(points.map(({ lng }) => lng)) / Math.max(0.01, across(points.map(upright)));
  return Math.round(Math.min(1.6, Math.max(0.95, ratio)) * 100) / 100;
}
