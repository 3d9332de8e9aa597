import type { OrderNeed } from "#commerce/aftersales/office/list-schema.ts";
import type { OrderDetail, PaymentState } from "#commerce/aftersales/office/schema.ts";
import type { Condition } from "#commerce/aftersales/returns/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** The office's texts for the API's codes. */

export const orderStates: Readonly<Record<OrderDetail["status"], Key>> = {
  pending: "statePending",
  awaiting_payment: "stateAwaitingPayment",
  awaiting_fulfillment: "stateAwaitingFulfillment",
  awaiting_pickup: "stateAwaitingPickup",
  partially_shipped: "statePartiallyShipped",
  shipped: "stateShipped",
  completed: "stateCompleted",
  cancelled: "stateCancelled",
  refunded: "stateRefunded",
  partially_refunded: "statePartiallyRefunded",
  disputed: "stateDisputed",
};

export const moneyStates: Readonly<Record<PaymentState, Key>> = {
  open: "payOpen",
  unclear: "payUnclear",
  failed: "payFailed",
  ended: "paymentCancelled",
  invoiced: "payInvoiced",
  paid: "payPaid",
  "part-refunded": "payPartRefunded",
  refunded: "payRefunded",
};

export const paymentStatuses: Readonly<Record<OrderDetail["payments"][number]["status"], Key>> = {
  pending: "paymentPending",
  action_required: "paymentActionRequired",
  invoiced: "paymentInvoiced",
  captured: "paymentCaptured",
  declined: "paymentDeclined",
  cancelled: "paymentCancelled",
  refunded: "paymentRefunded",
};

export const refundStatuses: Readonly<Record<OrderDetail["refunds"][number]["status"], Key>> = {
  pending: "refundPending",
  done: "refundDone",
  failed: "refundFailed",
};

export const returnStates: Readonly<Record<OrderDetail["returns"][number]["status"], Key>> = {
  requested: "returnRequested",
  approved: "returnApproved",
  received: "returnReceived",
  refunded: "returnRefunded",
  refused: "returnRefused",
};

export const conditionNames: Readonly<Record<Condition, Key>> = {
  "as-new": "conditionAsNew",
  worn: "conditionWorn",
  damaged: "conditionDamaged",
  missing: "conditionMissing",
};

const reasons: Readonly<Record<string, Key>> = {
  "too-small": "whyTooSmall",
  "too-large": "whyTooLarge",
  "not-as-shown": "whyNotAsShown",
  damaged: "whyDamaged",
  "wrong-item": "whyWrongItem",
  "no-longer-wanted": "whyNoLongerWanted",
  withdrawal: "whyWithdrawal",
};
export const reasonOf = (reason: string): Key => reasons[reason] ?? "reason";

/** The CSS class of a state's tag, by how much attention the state needs. */
export function toneOf(state: OrderDetail["status"] | PaymentState): string {
  if (["completed", "shipped", "paid"].includes(state)) return "tag tag-good";
  if (["disputed", "failed", "unclear"].includes(state)) return "tag tag-bad";
  if (["awaiting_fulfillment", "partially_shipped", "awaiting_pickup", "invoiced"].includes(state))
    return "tag tag-info";
  return "tag";
}

/** Removes the prefix from a name: "member:2 Ida Berg" → "Ida Berg". Other texts stay unchanged. */
export const makerOf = (by: string): string => by.replace(/^(?:member|staff):\d+ /, "");

/** What orders are waiting for, as in the list's filter. */
export const needs: Readonly<Record<OrderNeed, Key>> = {
  pack: "needPack",
  late: "needLate",
  hold: "onHold",
  return: "needReturn",
  withdrawal: "needWithdrawal",
  invoice: "payInvoiced",
};
