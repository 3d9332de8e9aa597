import type { Who } from "#commerce/sales/cart/actions.ts";
import { type CheckoutAnswer, type CheckoutPatch, getCheckout, saveCheckout } from "./actions.ts";
import { placeWish } from "./placing/place.ts";
import type { Wish } from "./placing/reserve.ts";
import type { Buyer, CheckoutServices, PlaceAnswer } from "./services.ts";

/** Where a cart's checkout is stored and its order placed. */
export type CheckoutBackend = {
  find(who: Who, cartId: string): Promise<CheckoutAnswer>;
  /** A checkout without a delivery method gets the cheapest as soon as its address is known. */
  save(who: Who, cartId: string, patch: CheckoutPatch): Promise<CheckoutAnswer>;
  /** A cart is ordered and paid once, however often this is called; later calls answer what became of it. */
  place(wish: Wish, buyer: Buyer): Promise<PlaceAnswer>;
};

/** Checkout in our own tables. */
export const makeOwnCheckout = (services: CheckoutServices): CheckoutBackend => ({
  find: (who, cartId) => getCheckout(services.db, who, cartId),
  save: (who, cartId, patch) => saveCheckout(services.db, who, cartId, patch, true),
  place: (wish, buyer) => placeWish(services, wish, buyer),
});
