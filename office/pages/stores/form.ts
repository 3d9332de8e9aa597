import type { UseFormReturn } from "react-hook-form";
import type { Static } from "typebox";
import type { StoreV3 } from "#commerce/stores/directory/rest.ts";
import type { StoreService } from "#commerce/stores/directory/schema.ts";
import type { Key } from "../../i18n/languages.ts";

export type Store = Static<typeof StoreV3>;
export type StoreValues = Omit<
  Store,
  "id" | "version" | "is_open" | "changes_at" | "distance" | "updated_at" | "services"
> & { services: StoreService[] };
export type StoreForm = UseFormReturn<StoreValues>;

export const labels: Record<keyof StoreValues, Key> = {
  name: "name",
  slug: "storeSlug",
  is_own: "storeOwn",
  street: "streetField",
  city: "cityField",
  state: "storeRegion",
  postal_code: "postalCodeField",
  country: "country",
  lat: "storeLatitude",
  lng: "storeLongitude",
  time_zone: "storeTimeZone",
  phone: "phoneField",
  email: "emailAddress",
  website: "storeWebsite",
  brands: "storeBrands",
  services: "storeServices",
  hours: "storeHours",
  image: "picture",
  is_visible: "visible",
};

export const serviceNames: Record<StoreService, Key> = {
  tuning: "storeTuning",
  repair: "storeRepair",
  "boot-fitting": "storeFitting",
  rental: "storeRental",
  "demo-boards": "storeDemo",
  "pick-up": "storePickUp",
};
export const services = Object.keys(serviceNames) as StoreService[];

export function valuesOf(store: Store): StoreValues {
  const { id: _, version: __, is_open: ___, changes_at: ____, distance: _____, updated_at: ______, ...values } = store;
  return values as StoreValues;
}
