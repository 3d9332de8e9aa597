import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { Swap } from "./exchange/schema.ts";

export const returnReasons = [
  "too-small",
  "too-large",
  "not-as-shown",
  "damaged",
  "wrong-item",
  "no-longer-wanted",
] as const;
/** By law a withdrawal needs no reason (withdrawal/rules.ts); it cannot be chosen from the list. */
export type ReturnReason = (typeof returnReasons)[number] | "withdrawal";

export const returnStatuses = ["requested", "approved", "received", "refunded", "refused"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export type ReturnPiece = Piece & { reason: ReturnReason };

/** The condition of returned pieces; those that did not come are missing. */
export const conditions = ["as-new", "worn", "damaged", "missing"] as const;
export type Condition = (typeof conditions)[number];
export type Receipt = Piece & { condition: Condition; restock: boolean };

/** How a received return is settled; undecided: a member who may refund has to decide. */
export type Settlement = "refund" | "credit" | "undecided";

export type Return = {
  id: number;
  orderId: number;
  status: ReturnStatus;
  items: ReturnPiece[];
  /** The customer's note, and the answer of staff. */
  note: string;
  answer: string;
  /** Empty when they were received as a whole, or not yet. */
  received: Receipt[];
  settlement: Settlement;
  /** The amount to refund instead of what the pieces cost, in minor units. */
  refundAmount: number | null;
  /** The order with the pieces given in exchange. */
  exchangeOrderId: number | null;
  /** The requested exchange. */
  exchangeItems: Swap[] | null;
  createdAt: Date;
  updatedAt: Date;
};
