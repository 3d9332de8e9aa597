import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import { type CheckoutPatch, type CheckoutResult, getCheckout, saveCheckout } from "./actions.ts";
import { placeOnce } from "./placing/place.ts";
import type { PlaceOrderRequest } from "./placing/reserve.ts";
import type { Buyer, CheckoutServices, PlaceOrderResult } from "./services.ts";

/**
 * Where a cart's checkout is stored and its order placed. What was typed into a guest's exists for `holder` alone: the cart's
 * session, or whoever has its key. Absent: the session named the cart.
 */
export type CheckoutBackend = {
  find(who: FindCustomer, cartId: string, holder?: CartHolder): Promise<CheckoutResult>;
  /** A checkout without a delivery method gets the cheapest as soon as its address is known. */
  save(who: FindCustomer, cartId: string, patch: CheckoutPatch, holder?: CartHolder): Promise<CheckoutResult>;
  /** A cart is ordered and paid once, however often this is called; later calls answer what became of it. */
  place(request: PlaceOrderRequest, buyer: Buyer): Promise<PlaceOrderResult>;
};

/** Checkout in our own tables. */
export const makeOwnCheckout = (services: CheckoutServices): CheckoutBackend => ({
  find: (who, cartId, holder) => getCheckout(services, who, cartId, holder),
  save: (who, cartId, patch, holder) => saveCheckout(services, who, cartId, patch, true, holder),
  place: (request, buyer) => placeOnce(services, request, buyer),
});
