import { makeOwnCatalog } from "#commerce/catalog/api/backend.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { makeOwnCustomers } from "#commerce/customers/backend/backend.ts";
import { makeOwnCarts } from "#commerce/sales/cart/backend.ts";
import { makeOwnCheckout } from "#commerce/sales/checkout/backend.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { makeOwnOrders } from "#commerce/sales/orders/backend.ts";
import type { PromotionServices } from "#commerce/sales/promotions/reads.ts";
import { makeOwnShipping } from "#commerce/sales/shipping/backend.ts";
import { makeOwnStore, type StoreBackend } from "#commerce/shared/store-data/backend.ts";
import type { CommerceBackend } from "./backend.ts";

/** Commerce in our own tables. Each method is a read or action of a module, which the shop's pages call directly. */
export function makeOwnBackend(
  services: CustomerServices & CheckoutServices & PromotionServices,
  nameOf?: StoreBackend["name"],
): CommerceBackend {
  return {
    isHosted: false,
    catalogue: makeOwnCatalog(services),
    cart: makeOwnCarts(services),
    checkout: makeOwnCheckout(services),
    customers: makeOwnCustomers(services),
    orders: makeOwnOrders(services),
    shipping: makeOwnShipping(services),
    store: makeOwnStore(nameOf),
  };
}
