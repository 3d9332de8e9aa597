import type { Point, StoreService } from "#commerce/stores/directory/schema.ts";
import { storeServices } from "#commerce/stores/directory/schema.ts";

/** The query in the address of a store search. Pure. */
export type StoresQuery = {
  place: string;
  /** The visitor's position, to about a kilometre; only used while no place is typed. */
  at: Point | null;
  /** In the visitor's unit of length; one of `radii`. */
  radius: number;
  services: StoreService[];
  brands: string[];
  own: boolean;
  /** Only stores that are open at the moment. */
  open: boolean;
  /** "all" means every country. */
  country: string | null;
  page: number;
};

/** In miles or kilometres, depending on the visitor's country. */
export const radii = [25, 50, 100, 250, 500] as const;
const usual = 100;

/** Parses the address. Never fails: unknown or impossible values are left out. */
export function readStoresQuery(params: URLSearchParams): StoresQuery {
  const clean = (text: string) => text.toWellFormed().replaceAll("\0", "").trim().replace(/\s+/g, " ");
  const all = (name: string) => [...new Set(params.getAll(name).flatMap((text) => clean(text).split(",")))];
  const place = clean(params.get("place") ?? "").slice(0, 100);
  const country = params.get("country") ?? "";
  const page = params.get("page") ?? "";
  return {
    place,
    at: place === "" ? pointIn(params) : null,
    radius: radii.find((one) => String(one) === params.get("radius")) ?? usual,
    services: storeServices.filter((one) => all("service").includes(one)),
    brands: all("brand")
      .map((one) => one.slice(0, 60))
      .filter(Boolean)
      .sort()
      .slice(0, 20),
    own: params.get("own") === "yes",
    open: params.get("open") === "yes",
    country: /^([a-z]{2}|all)$/.test(country) ? country : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

function pointIn(params: URLSearchParams): Point | null {
  const [lat, lng] = ["lat", "lng"].map((name) => {
    const text = params.get(name) ?? "";
    return /^-?\d{1,3}(\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
  }) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: nearby(lat), lng: nearby(lng) } : null;
}

/** Rounds to about a kilometre, so that the exact position is not sent. */
const nearby = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Returns the address of a search. It contains only values that differ from the defaults, always in the same order. */
export function storesPath(query: StoresQuery): string {
  const { place, at, radius, services, brands, own, open, country, page } = query;
  const params = new URLSearchParams();
  if (place) params.set("place", place);
  else if (at) {
    params.set("lat", String(at.lat));
    params.set("lng", String(at.lng));
  }
  if (radius !== usual) params.set("radius", String(radius));
  for (const service of services) params.append("service", service);
  for (const brand of brands) params.append("brand", brand);
  if (own) params.set("own", "yes");
  if (open) params.set("open", "yes");
  if (country && !place && !at) params.set("country", country);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text ? `/stores?${text}` : "/stores";
}

export const isNarrowed = ({ services, brands, own, open }: StoresQuery): boolean =>
  own || open || services.length > 0 || brands.length > 0;
