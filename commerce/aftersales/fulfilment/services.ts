import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import type { Db } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Logger } from "#platform/log.ts";

/** What seeing an order through needs of everything that has state. */
export type FulfilmentServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  payments: PaymentProvider;
  log: Pick<Logger, "warn" | "error">;
  /** Codes of gift cards are made of it. */
  config: { SECRET: string };
};

/** The queue of mails about orders that stand; { orderId, kind, …what it is about }. */
export const orderEmailQueue = "order-mail";
