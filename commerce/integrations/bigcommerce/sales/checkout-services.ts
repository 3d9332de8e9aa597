import type { BigCommerceHttp, HttpLimits } from "#commerce/integrations/bigcommerce/http.ts";
import type { BigCommerceSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import type { FindCustomer } from "#commerce/sales/cart/actions.ts";
import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import type { Db } from "#database/tables.ts";
import type { BcCheckout } from "./checkout-shapes.ts";

export type CheckoutAdapterServices = {
  db: Db;
  http: BigCommerceHttp;
  settings: BigCommerceSettings;
  limits: Pick<HttpLimits, "payment">;
};

/** Returns the visitor's own checkout. Null when it is another visitor's, or does not exist. */
export type OwnCheckout = (who: FindCustomer, cartId: string, holder?: CartHolder) => Promise<BcCheckout | null>;
