import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findPlaces } from "./places.ts";
import { findStores } from "./reads.ts";
import type { StoreQuery } from "./rest.ts";
import { usualRadius } from "./rules.ts";
import { type FoundStore, type Place, type Point, type StoreService, storeServices } from "./schema.ts";

export type Found = { stores: FoundStore[]; total: number; place: Place | null };

/** What a program asks for; unlike the page it is told what it asked wrongly. */
export async function searchStores(
  db: Db,
  query: StoreQuery,
  locale: Locale,
): Promise<Result<Found, Problem<"invalid">>> {
  const services = listOf(query.services);
  const strange = services.find((one) => !(storeServices as readonly string[]).includes(one));
  if (strange !== undefined) return invalid("services", `${strange} is unknown; there are ${storeServices.join(", ")}`);
  const point = query.near === undefined ? null : pointOf(query.near);
  if (query.near !== undefined && !point) return invalid("near", "must be latitude,longitude in degrees");
  const narrowing = { services: services as StoreService[], brands: listOf(query.brands), isOwn: query.is_own };
  const opening = query.open_now ? { openAt: Date.now() } : {};
  if (!point && query.place !== undefined) {
    const called = { ...narrowing, ...opening, named: query.place.replaceAll("\0", "").trim() };
    const found = await findStores(db, called, query.page, query.limit);
    if (found.total > 0) return ok({ ...found, place: null });
  }
  const place = point || query.place === undefined ? null : ((await findPlaces(db, query.place, locale))[0] ?? null);
  if (!point && query.place !== undefined && !place) return ok({ stores: [], total: 0, place: null });
  const near = point ?? place ?? undefined;
  const filter = {
    near,
    radius: near && (query.radius ?? usualRadius),
    countries: query.country === undefined ? [] : [query.country],
    ...narrowing,
    ...opening,
  };
  const { stores, total } = await findStores(db, filter, query.page, query.limit);
  return ok({ stores, total, place });
}

const invalid = (field: string, text: string) =>
  fail("invalid", "Something of this question cannot be answered.", { fields: { [field]: text } });

const listOf = (text = ""): string[] => [...new Set(text.split(",").map((one) => one.trim()))].filter(Boolean);

/** "47.27,11.39"; null where that is nowhere. */
export function pointOf(text: string): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
