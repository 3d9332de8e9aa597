import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import { type CheckoutPatch, type CheckoutResult, getCheckout, saveCheckout } from "./actions.ts";
import { placeOnce } from "./placing/place.ts";
import type { PlaceOrderRequest } from "./placing/reserve.ts";
import type { Buyer, CheckoutServices, PlaceOrderResult } from "./services.ts";

/** Where a cart's checkout is stored and its order placed. */
export type CheckoutBackend = {
  find(who: FindCustomer, cartId: string): Promise<CheckoutResult>;
  /** A checkout without a delivery method gets the cheapest as soon as its address is known. */
  save(who: FindCustomer, cartId: string, patch: CheckoutPatch): Promise<CheckoutResult>;
  /** A cart is ordered and paid once, however often this is called; later calls answer what became of it. */
  place(request: PlaceOrderRequest, buyer: Buyer): Promise<PlaceOrderResult>;
};

/** Checkout in our own tables. */
export const makeOwnCheckout = (services: CheckoutServices): CheckoutBackend => ({
  find: (who, cartId) => getCheckout(services.db, who, cartId),
  save: (who, cartId, patch) => saveCheckout(services.db, who, cartId, patch, true),
  place: (request, buyer) => placeOnce(services, request, buyer),
});
