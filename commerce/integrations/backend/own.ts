import { findProductPage, findVariantPage } from "#commerce/catalog/api/find-pages.ts";
import { findCategories } from "#commerce/catalog/products/categories.ts";
import { findProductDetail, findProductDetails } from "#commerce/catalog/products/reads.ts";
import { makeOwnCustomers } from "#commerce/customers/accounts/backend.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { makeOwnCarts } from "#commerce/sales/cart/backend.ts";
import { makeOwnCheckout } from "#commerce/sales/checkout/backend.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { makeOwnOrders } from "#commerce/sales/orders/backend.ts";
import type { Shelf } from "#commerce/sales/promotions/reads.ts";
import { makeOwnShipping } from "#commerce/sales/shipping/backend.ts";
import { makeOwnStore, type StoreBackend } from "#commerce/shared/regions/backend.ts";
import type { CommerceBackend } from "./backend.ts";
import { isListed, isPriced } from "./catalog.ts";

/** Our own tables behind the seam: each call is one of a room's reads or actions, which the shop itself calls directly. */
export function makeOwnBackend(
  services: CustomerServices & CheckoutServices & Shelf,
  nameOf?: StoreBackend["name"],
): CommerceBackend {
  const { db } = services;
  return {
    isHosted: false,
    catalogue: {
      async products(asked) {
        const { ids, total } = await findProductPage(db, asked);
        return { products: (await findProductDetails(db, ids, asked.region)).filter(isPriced), total };
      },
      async product(id, region) {
        const product = await findProductDetail(db, { id }, region);
        return isPriced(product) ? product : null;
      },
      productsByIds: async (ids, region) =>
        (await findProductDetails(db, ids, region)).filter(isPriced).filter(isListed),
      async variants(asked) {
        const { ids, productIds, total } = await findVariantPage(db, asked);
        const products = (await findProductDetails(db, productIds, asked.region)).filter(isPriced);
        const all = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
        return { found: ids.flatMap((id) => all.find(({ variant }) => variant.id === id) ?? []), total };
      },
      categories: () => findCategories(db),
    },
    cart: makeOwnCarts(services),
    checkout: makeOwnCheckout(services),
    customers: makeOwnCustomers(services),
    orders: makeOwnOrders(services),
    shipping: makeOwnShipping(services),
    store: makeOwnStore(nameOf),
  };
}
