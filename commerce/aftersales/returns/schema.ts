import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";

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

/** Pieces of an order on their way back. */
export type Return = {
  id: number;
  orderId: number;
  status: ReturnStatus;
  items: ReturnPiece[];
  /** What the customer added; what staff answered. */
  note: string;
  answer: string;
  createdAt: Date;
  updatedAt: Date;
};
