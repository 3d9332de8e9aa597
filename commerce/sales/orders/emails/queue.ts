import type { Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { ReturnEmailState } from "./return-texts.ts";

type Items = readonly { orderLineId: number; quantity: number }[];
/** `giftAmount`: the part refunded to a gift card. */
type Money = { amount: number; giftAmount: number };

/**
 * The one list of emails about confirmed orders: their kinds, and what the job of each says besides. What composes,
 * words and tests them follows from it, so that the compiler names what a new kind lacks.
 */
type Subjects = {
  shipped: { shipmentId: number };
  /** `arrived`: the ids of all parcels delivered with it. */
  delivered: { shipmentId: number; arrived: readonly number[] };
  cancelled: Money;
  /** `items`: the refunded units; absent when none are named. */
  refunded: Money & { items?: Items };
  /** The amount of an invoice was reduced. */
  credited: Money & { items?: Items };
  /** The order was requested by its number and this email address. */
  link: unknown;
  /** The difference for an exchange must be paid. */
  "to-pay": unknown;
  /** The difference was not paid, or the shop ended the exchange. `note`: the staff's remark, or empty. */
  "exchange-ended": { note: string };
  /** The order can be picked up. */
  ready: unknown;
  withdrawal: { returnId: number };
  return: { returnId: number; state: ReturnEmailState };
  /** Sends an earlier email again. `by`: the member who asked for it. */
  again: { emailId: number; by: string };
};

export type OrderNoticeKind = Exclude<keyof Subjects, "again">;
export type OrderEmailJob<Kind extends keyof Subjects = keyof Subjects> = {
  [K in Kind]: { orderId: number; kind: K } & Subjects[K];
}[Kind];

export const orderEmailQueue = "order-mail";

/** With `trx`, the email is sent only if that transaction commits. */
export const queueOrderEmail = (jobs: Pick<Jobs, "send">, job: OrderEmailJob, trx?: Transaction): Promise<void> =>
  jobs.send(orderEmailQueue, job, trx);
