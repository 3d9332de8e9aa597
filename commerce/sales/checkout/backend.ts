import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import { type CheckoutPatch, type CheckoutResult, getCheckout, saveCheckout } from "./actions.ts";
import { placeOrder } from "./placing/place.ts";
import type { PlaceOrderInput, PlaceOrderResult } from "./placing/schema.ts";
import type { Buyer, CheckoutServices } from "./services.ts";

/**
 * Stores a cart's checkout and places its order. Data entered for a guest's cart is visible to its `holder` only: the
 * cart's session, or a caller with its key. Without `holder`, the session named the cart.
 */
export type CheckoutBackend = {
  find(who: FindCustomer, cartId: string, holder?: CartHolder): Promise<CheckoutResult>;
  /** A checkout without a delivery method gets the cheapest one once its address is known. */
  save(who: FindCustomer, cartId: string, patch: CheckoutPatch, holder?: CartHolder): Promise<CheckoutResult>;
  /** A cart is ordered and paid once, however often this is called; later calls return the existing result. */
  place(request: PlaceOrderInput, buyer: Buyer): Promise<PlaceOrderResult>;
};

/** Checkout in our own tables. */
export const makeOwnCheckout = (services: CheckoutServices): CheckoutBackend => ({
  find: (who, cartId, holder) => getCheckout(services, who, cartId, holder),
  save: (who, cartId, patch, holder) => saveCheckout(services, who, cartId, patch, true, holder),
  place: (request, buyer) => placeOrder(services, request, buyer),
});
