import { findCategories } from "#commerce/catalog/products/categories.ts";
import { findProductPage, findVariantPage } from "#commerce/catalog/products/pages.ts";
import { findProductDetail, findProductDetails } from "#commerce/catalog/products/reads.ts";
import * as customers from "#commerce/customers/accounts/actions.ts";
import { deleteCustomer } from "#commerce/customers/accounts/erase.ts";
import { findAddresses, findCustomer } from "#commerce/customers/accounts/reads.ts";
import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { addAddress, removeAddress, updateAddress } from "#commerce/customers/addresses/addresses.ts";
import { findGroups } from "#commerce/customers/groups/groups.ts";
import { handOver } from "#commerce/customers/sign-in/handover.ts";
import { makeOwnCarts } from "#commerce/sales/cart/backend.ts";
import { getCheckout, saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { placeWish } from "#commerce/sales/checkout/placing/place.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { makeOwnOrders } from "#commerce/sales/orders/backend.ts";
import { findZones } from "#commerce/sales/shipping/reads.ts";
import { defaultBrand } from "#commerce/shared/email/brand.ts";
import { currenciesFor } from "#commerce/shared/regions/currencies.ts";
import { countries, statesOf } from "#commerce/shared/regions/routes.ts";
import type { CommerceBackend } from "./backend.ts";
import { isListed, isPriced } from "./catalog.ts";

/** Our own tables behind the seam: each call is one of a room's reads or actions, which the shop itself calls directly. */
export function makeOwnBackend(services: CustomerServices & CheckoutServices): CommerceBackend {
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
    checkout: {
      find: (who, cartId) => getCheckout(db, who, cartId),
      save: (who, cartId, patch) => saveCheckout(db, who, cartId, patch, true),
      place: (wish, buyer) => placeWish(services, wish, buyer),
    },
    customers: {
      signIn: (typed) => customers.signIn(services, typed),
      validatePassword: (id, typed) => customers.validatePassword(services, id, typed),
      create: (typed) => customers.createCustomer(services, typed),
      find: (id) => findCustomer(db, id),
      update: (id, change) => customers.updateCustomer(services, id, change),
      remove: (id) => deleteCustomer(db, id),
      addresses: (id) => findAddresses(db, id),
      addAddress: (id, address) => addAddress(db, id, address),
      updateAddress: (customerId, id, change) => updateAddress(db, customerId, id, change),
      removeAddress: (customerId, id) => removeAddress(db, customerId, id),
      groups: () => findGroups(db),
      accountPages: async () => null,
      platformLogin: (id, path) => handOver(db, id, path),
    },
    orders: makeOwnOrders(services),
    store: {
      name: async () => defaultBrand.name,
      currencies: async (region) => currenciesFor(region),
      countries: async () => countries,
      states: async (countryId) => statesOf(countryId),
      zones: () => findZones(db),
    },
  };
}
