import type { Static } from "typebox";
import type { ManyStores } from "#commerce/stores/directory/rest.ts";
import { get } from "../../runtime/api.ts";

type Address = { postal_code: string; city: string; country: string };

/**
 * Finds the position of a postal code or town with the store finder's search. Null when the country has no such place.
 */
export async function positionOf({
  postal_code,
  city,
  country,
}: Address): Promise<{ lat: number; lng: number } | null> {
  for (const place of [postal_code, city].map((one) => one.trim()).filter(Boolean)) {
    const { meta } = await get<Static<typeof ManyStores>>("/stores", { place, limit: 1, country });
    if (meta.place?.country === country) return { lat: meta.place.lat, lng: meta.place.lng };
  }
  return null;
}
