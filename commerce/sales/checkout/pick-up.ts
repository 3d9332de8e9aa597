import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { CheckoutState, PickUpStore, ShippingOption } from "./schema.ts";

/** Pickup of an order in a store instead of delivery (specification 3.10): free, and taxed at the store's location. */

/** No zone method has this id. Days are working days until the order is ready. */
export const byPickUp: ShippingOption = {
  id: 0,
  code: "pickup",
  name: "Store pick-up",
  amount: 0,
  daysFrom: 1,
  daysTo: 3,
};

/** The person who picks up: the billing address, or the delivery address when there is none. */
export const collectorOf = ({ billingAddress, shippingAddress }: CheckoutState): Address | undefined =>
  billingAddress ?? shippingAddress;

/** The store's address with the buyer's name, "care of" the store. The state is a code, as tax services require. */
export const addressAt = (store: PickUpStore, collector?: Address): Address =>
  tidyAddress({
    firstName: collector?.firstName ?? "",
    lastName: collector?.lastName ?? "",
    company: store.name,
    address1: store.street,
    address2: "",
    city: store.city,
    state: store.state,
    postalCode: store.postalCode,
    country: store.country,
    phone: collector?.phone ?? "",
  });
