import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { Swap } from "./exchange/schema.ts";

/** Why something comes back. */
export const returnReasons = [
  "too-small",
  "too-large",
  "not-as-shown",
  "damaged",
  "wrong-item",
  "no-longer-wanted",
] as const;
/** By law none has to be said: then it is a withdrawal (withdrawal/rules.ts), which nobody may choose from the list. */
export type ReturnReason = (typeof returnReasons)[number] | "withdrawal";

export const returnStatuses = ["requested", "approved", "received", "refunded", "refused"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export type ReturnPiece = Piece & { reason: ReturnReason };

/** How pieces came back; those that did not come are missing. */
export const conditions = ["as-new", "worn", "damaged", "missing"] as const;
export type Condition = (typeof conditions)[number];
export type Receipt = Piece & { condition: Condition; restock: boolean };

/** What follows for the money once pieces are here; undecided: somebody who may pay back has to say. */
export type Settlement = "refund" | "credit" | "undecided";

/** Pieces of an order on their way back. */
export type Return = {
  id: number;
  orderId: number;
  status: ReturnStatus;
  items: ReturnPiece[];
  /** What the customer added; what staff answered. */
  note: string;
  answer: string;
  /** Empty: they were received as a whole, or are not here yet. */
  received: Receipt[];
  settlement: Settlement;
  /** Instead of what the pieces came to; minor units. */
  refundAmount: number | null;
  /** The order that brings other pieces in exchange. */
  exchangeOrderId: number | null;
  /** What was asked for in exchange. */
  exchangeItems: Swap[] | null;
  createdAt: Date;
  updatedAt: Date;
};
