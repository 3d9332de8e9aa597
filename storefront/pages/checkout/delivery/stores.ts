import type { PickUpStore } from "#commerce/sales/checkout/schema.ts";
import { findPlaces } from "#commerce/stores/directory/places.ts";
import { findStores } from "#commerce/stores/directory/reads.ts";
import { addressLinesOf } from "#commerce/stores/directory/rules.ts";
import type { FoundStore } from "#commerce/stores/directory/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { distanceText } from "#storefront/components/stores/view.ts";
import type { PickUpView } from "#storefront/pages/checkout/props.ts";

const most = 5;
/** In kilometres. Stores further away are left out when there are nearer ones. */
const closeBy = 250;

/** Whether a store in these countries hands out online orders. */
export const isCollectable = async ({ services }: PrivateContext, countries: readonly string[]): Promise<boolean> =>
  (await findStores(services.db, { countries, services: ["pick-up"] }, 1, 1)).total > 0;

/**
 * Returns stores that hand out online orders, nearest to a place first. They are in the place's or the visitor's
 * country; when it has none, in any country that the cart can go to. The chosen store is always included.
 */
export async function storesNear(
  { services, locale }: PrivateContext,
  { near, countries, chosen }: { near: string; countries: readonly string[]; chosen: PickUpStore | null },
): Promise<Pick<PickUpView, "stores" | "near" | "isUnknown">> {
  const { db } = services;
  const places = near ? await findPlaces(db, near, locale) : [];
  const place = places.find(({ country }) => countries.includes(country));
  const look = async (within: readonly string[]) => {
    const { stores } = await findStores(db, { near: place, countries: within, services: ["pick-up"] }, 1, most);
    const close = stores.filter(({ distance }) => distance === null || distance <= closeBy);
    return close.length > 0 ? close : stores;
  };
  const own = await look([place?.country ?? locale.country].filter((country) => countries.includes(country)));
  const found = own.length > 0 ? own : await look(countries);
  const isThere = !chosen || found.some(({ id }) => id === chosen.id);
  return {
    near,
    isUnknown: near !== "" && !place,
    stores: [...(isThere ? [] : [viewOf(chosen)]), ...found.map(viewOf)],
  };

  function viewOf(store: FoundStore | PickUpStore): PickUpView["stores"][number] {
    const distance = "distance" in store ? store.distance : null;
    return {
      id: store.id,
      name: store.name,
      lines: addressLinesOf(store),
      distance: distance === null ? "" : distanceText(distance, locale.country, locale.intl).replace(" ", "\u00a0"),
    };
  }
}
