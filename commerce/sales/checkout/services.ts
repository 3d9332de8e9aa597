import type { CartHolder } from "#commerce/sales/cart/holder.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { TaxService } from "#commerce/sales/tax/tax-service.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import type { CheckoutProblem } from "./problems.ts";
import type { PlacedOrder } from "./schema.ts";

/** What checking out needs of everything that has state. */
export type CheckoutServices = {
  db: Db;
  jobs: Pick<Jobs, "send" | "sendSoon">;
  payments: PaymentProvider;
  tax: TaxService;
  config: { SECRET: string };
  log: Pick<Logger, "warn" | "error">;
};

export type PlaceOrderResult = Result<PlacedOrder, CheckoutProblem>;

/** The customer who orders: facts of the visit. */
export type Buyer = {
  customerId: number | null;
  /** Whose prices the visitor may see now. */
  region: PriceRegion | null;
  locale: Locale;
  /** The session that forgets the cart once it is ordered. */
  sessionHash: Buffer | null;
  /** With what a guest's cart is asked for; absent: the buyer's session named it. */
  holder?: CartHolder;
};
