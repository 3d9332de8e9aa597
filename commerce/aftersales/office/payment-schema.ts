import { type Static, Type } from "typebox";
import { RefundCause } from "#commerce/sales/orders/history/fact.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** Payments of an order as the office tells them. Amounts are decimal, in the order's currency. */

const text = Type.String();
const amount = Type.Number();

/** What can happen to a payment: by the shop, or as the provider reports it. */
export const paymentEventKinds = [
  ...(["started", "waits", "authorized", "captured", "declined", "failed", "cancelled", "invoiced", "paid"] as const),
  ...(["refund-pending", "refund-failed", "refunded", "disputed", "dispute-won", "dispute-lost"] as const),
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

export const OrderDetailPaymentEvent = Type.Object({
  at: text,
  kind: literals(paymentEventKinds),
  /** Of what the provider reports as refunded: all that has gone back so far. */
  amount: orNull(amount),
  /** The provider's id of the payment or of the refund. */
  reference: orNull(text),
  /** The provider's word: why it failed or is disputed. */
  reason: orNull(text),
  /** The provider's id of its message, where it told this by itself; null: the shop did it, or was answered. */
  report: orNull(text),
});
export type OrderDetailPaymentEvent = Static<typeof OrderDetailPaymentEvent>;

/** What paid: "visa" and how its number ends; a wallet, or a way to pay. */
export const PaidWithShape = Type.Object({
  method: text,
  wallet: Type.Optional(text),
  card: Type.Optional(Type.Object({ brand: text, last4: text })),
});

export const OrderDetailPayment = Type.Object({
  id: text,
  provider: text,
  /** The provider's own id, and its page about it; null: there is none. */
  reference: orNull(text),
  link: orNull(text),
  status: literals(["pending", "action_required", "invoiced", "captured", "declined", "cancelled", "refunded"]),
  amount,
  refunded: amount,
  /** What the provider said about it: a word of its own. */
  detail: text,
  /** Null: nobody knows. */
  paidWith: orNull(PaidWithShape),
  createdAt: text,
  updatedAt: text,
  dueOn: orNull(text),
  paidOn: orNull(text),
  /** What happened to it, one by one, oldest first. */
  events: Type.Array(OrderDetailPaymentEvent),
});

export const OrderDetailRefund = Type.Object({
  id: Type.Integer(),
  amount,
  giftAmount: amount,
  status: literals(["pending", "done", "failed"]),
  /** What somebody wrote; where the shop gave it back by itself, `because` says why. */
  reason: text,
  because: orNull(RefundCause),
  /** The provider's id of it; null: it has none. */
  reference: orNull(text),
  by: text,
  createdAt: text,
});
