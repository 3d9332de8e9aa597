import type { Static } from "typebox";
import type { ManyStores } from "#commerce/stores/rest.ts";
import { get } from "../../runtime/api.ts";

type Address = { postal_code: string; city: string; country: string };

/** Where a town or postal code is, as visitors of the store finder find it; null: no such place is known in that country. */
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
