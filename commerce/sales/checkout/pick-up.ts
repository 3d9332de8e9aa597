import { tidyAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { CheckoutState, PickUpStore, ShippingOption } from "./schema.ts";

/** Collecting an order in a store instead of having it sent (specification 3.10): free, and taxed where the store is. */

/** No method of a zone has this id. Days are working days until it is ready. */
export const byPickUp: ShippingOption = {
  id: 0,
  code: "pickup",
  name: "Store pick-up",
  amount: 0,
  daysFrom: 1,
  daysTo: 3,
};

/** The person who collects it: the billing address, or the delivery's where nobody gave another. */
export const collectorOf = ({ billingAddress, shippingAddress }: CheckoutState): Address | undefined =>
  billingAddress ?? shippingAddress;

/** The store as an address: whose order it is, in care of the store. Its state is a code, as taxes ask for it. */
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
