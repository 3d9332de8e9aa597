import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";

/** The services that checkout needs. */
export type CheckoutServices = {
  db: Db;
  jobs: Pick<Jobs, "send" | "sendSoon">;
  payments: PaymentProvider;
  tax: TaxService;
  config: { SECRET: string };
  log: Pick<Logger, "warn" | "error">;
};

/** The buyer: facts of the visit. */
export type Buyer = {
  customerId: number | null;
  /** The region whose prices the visitor may see now. */
  region: PriceRegion | null;
  locale: Locale;
  /** The session that drops the cart once it is ordered. */
  sessionHash: Buffer | null;
  /** Identifies the caller as the holder of a guest's cart. When absent, the buyer's session named the cart. */
  holder?: CartHolder;
};
