import { type Static, Type } from "typebox";
import { RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** Payments of an order as the office shows them. Amounts are decimal, in the order's currency. */

const text = Type.String();
const amount = Type.Number();

/** Events of a payment, made by the shop or reported by the provider. */
export const paymentEventKinds = [
  "started",
  "waits",
  "authorized",
  "captured",
  "declined",
  "failed",
  "cancelled",
  "invoiced",
  "paid",
  "refund-pending",
  "refund-failed",
  "refunded",
  "disputed",
  "dispute-won",
  "dispute-lost",
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

export const OrderDetailPaymentEvent = Type.Object({
  at: text,
  kind: literals(paymentEventKinds),
  /** For refunds that the provider reports: all that has been refunded so far. */
  amount: orNull(amount),
  /** The provider's id of the payment or of the refund. */
  reference: orNull(text),
  /** The provider's code: why it failed or is disputed. */
  reason: orNull(text),
  /**
   * The provider's id of its message, when it reported this by itself; null when the shop did it or got it as a
   * response.
   */
  report: orNull(text),
});
export type OrderDetailPaymentEvent = Static<typeof OrderDetailPaymentEvent>;

/** How it was paid: "visa" and the last digits of the card, a wallet, or another payment method. */
export const PaidWithShape = Type.Object({
  method: text,
  wallet: Type.Optional(text),
  card: Type.Optional(Type.Object({ brand: text, last4: text })),
});

export const OrderDetailPayment = Type.Object({
  id: text,
  provider: text,
  /** The provider's id of the payment, and its page about it; null when there is none. */
  reference: orNull(text),
  link: orNull(text),
  status: literals(["pending", "action_required", "invoiced", "captured", "declined", "cancelled", "refunded"]),
  amount,
  refunded: amount,
  /** The provider's code for its state. */
  detail: text,
  /** Null when it is not known. */
  paidWith: orNull(PaidWithShape),
  createdAt: text,
  updatedAt: text,
  dueOn: orNull(text),
  paidOn: orNull(text),
  /** The payment's events, oldest first. */
  events: Type.Array(OrderDetailPaymentEvent),
});

export const OrderDetailRefund = Type.Object({
  id: Type.Integer(),
  amount,
  giftAmount: amount,
  status: literals(["pending", "done", "failed"]),
  /** A text that somebody wrote. When the shop made the refund by itself, `because` gives the reason. */
  reason: text,
  because: orNull(RefundCause),
  /** The provider's id of the refund; null when it has none. */
  reference: orNull(text),
  by: text,
  createdAt: text,
});
