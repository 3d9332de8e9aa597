import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import type { CommerceBackend } from "#commerce/integrations/backend/backend.ts";
import { makeReadCached } from "./cached-reads.ts";
import { makeCatalog } from "./catalog/catalog.ts";
import { makeCustomers } from "./customers/customers.ts";
import { defaultLimits, type HttpLimits, openHttp } from "./http.ts";
import { makeCart } from "./sales/cart.ts";
import { makeCheckout } from "./sales/checkout.ts";
import { makeOrders } from "./sales/orders.ts";
import type { BigCommerceSettings } from "./settings.ts";
import { makeShipping, makeStore } from "./store.ts";

/** The shop's commerce in a BigCommerce store. Sessions and counted attempts stay in our database. */
export function makeBigCommerce(
  services: Pick<CustomerServices, "db" | "config">,
  settings: BigCommerceSettings,
  limits: HttpLimits = defaultLimits,
): CommerceBackend {
  const http = openHttp(settings, limits);
  const readCached = makeReadCached();
  const catalogue = makeCatalog({ http, readCached, settings });
  return {
    isHosted: true,
    catalogue,
    cart: makeCart({ db: services.db, http, settings, catalogue }),
    checkout: makeCheckout({ db: services.db, http, settings, limits }),
    customers: makeCustomers({ ...services, http, readCached, settings }),
    orders: makeOrders({ http, settings }),
    shipping: makeShipping({ http, readCached }),
    store: makeStore({ http, readCached }),
  };
}
