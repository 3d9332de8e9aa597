import { type Static, Type } from "typebox";
import { literals } from "#commerce/shared/rest-shapes.ts";

/** What a line of an order's history tells, as data: people read it in their own language, programs as an English note. */

export const factKinds = [
  ...(["parcel-changed", "parcel-delivered", "invoice-due", "invoice-paid", "money-back", "refunded"] as const),
  ...(["return", "return-received", "return-settled", "return-exchanged", "withdrawal", "exchange"] as const),
  ...(["exchange-unpaid", "exchange-ended"] as const),
  ...(["held", "released", "address", "dispute-won", "payment-ended", "payment-late"] as const),
  ...(["collected", "not-collected"] as const),
] as const;

/** Why money went back, where the shop itself knows it. */
export const refundCauses = [
  ...(["cancelled", "dispute-lost", "exchange", "return", "late", "at-provider"] as const),
] as const;
export const RefundCause = Type.Object({
  cause: literals(refundCauses),
  /** Of an exchange or a return: its number. */
  number: Type.Optional(Type.Integer()),
  /** Of a dispute: the provider's word. */
  text: Type.Optional(Type.String()),
});
export type RefundCause = Static<typeof RefundCause>;

export const HistoryFact = Type.Object({
  what: literals(factKinds),
  /** Of a parcel, return or withdrawal: its number. Of an invoice: days until it is due. */
  number: Type.Optional(Type.Integer()),
  /** Another order that it is about. */
  order: Type.Optional(Type.Integer()),
  /** How a return or a payment stands; of a refund how it was given: "money", "invoice", or "gift-card". */
  to: Type.Optional(Type.String()),
  /** Decimal, in the order's currency. */
  amount: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String()),
  because: Type.Optional(RefundCause),
  pieces: Type.Optional(Type.Array(Type.Object({ quantity: Type.Integer(), condition: Type.String() }))),
  /** What somebody wrote or typed with it; what a provider says. */
  text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type HistoryFact = Static<typeof HistoryFact>;
