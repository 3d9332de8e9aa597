import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";

/** The services that fulfilment needs. */
export type FulfilmentServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  payments: PaymentProvider;
  log: Pick<Logger, "warn" | "error">;
  /** The codes of gift cards are derived from it. */
  config: { SECRET: string };
};
