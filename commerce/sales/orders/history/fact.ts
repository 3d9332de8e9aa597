import { type Static, Type } from "typebox";
import { literals } from "#commerce/shared/rest/shapes.ts";

/** An event of an order's history as data. People read it in their own language, API clients as an English note. */

export const factKinds = [
  "parcel-changed",
  "parcel-delivered",
  "invoice-due",
  "invoice-paid",
  "money-back",
  "refunded",
  "return",
  "return-received",
  "return-settled",
  "return-exchanged",
  "withdrawal",
  "exchange",
  "exchange-unpaid",
  "exchange-ended",
  "held",
  "released",
  "address",
  "dispute-won",
  "payment-ended",
  "payment-late",
  "collected",
  "not-collected",
] as const;

/** The reason of a refund, when the shop itself knows it. */
export const refundCauses = ["cancelled", "dispute-lost", "exchange", "return", "late", "at-provider"] as const;
export const RefundCause = Type.Object({
  cause: literals(refundCauses),
  /** The number of the exchange or return. */
  number: Type.Optional(Type.Integer()),
  /** For a dispute, the provider's wording. */
  text: Type.Optional(Type.String()),
});
export type RefundCause = Static<typeof RefundCause>;

export const HistoryFact = Type.Object({
  what: literals(factKinds),
  /** The number of the parcel, return or withdrawal. For an invoice, the days until it is due. */
  number: Type.Optional(Type.Integer()),
  /** Another order concerned. */
  order: Type.Optional(Type.Integer()),
  /** The state of a return or payment. For a refund how it was paid: "money", "invoice", or "gift-card". */
  to: Type.Optional(Type.String()),
  /** Decimal, in the order's currency. */
  amount: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String()),
  because: Type.Optional(RefundCause),
  pieces: Type.Optional(Type.Array(Type.Object({ quantity: Type.Integer(), condition: Type.String() }))),
  /** A text that somebody wrote, or the provider's message. */
  text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type HistoryFact = Static<typeof HistoryFact>;
