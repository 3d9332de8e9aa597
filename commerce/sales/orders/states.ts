import type { OrderStatus } from "./schema.ts";

/** All allowed state changes of an order. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  // Placed and stock taken; the payment's result is not known yet.
  pending: ["awaiting_payment", "awaiting_fulfillment", "cancelled"],
  // The bank requires a second step from the shopper.
  awaiting_payment: ["awaiting_fulfillment", "cancelled"],
  // Paid and confirmed. It can be cancelled until something is shipped.
  awaiting_fulfillment: [
    "awaiting_pickup",
    "partially_shipped",
    "shipped",
    "cancelled",
    "refunded",
    "partially_refunded",
    "disputed",
  ],
  // Ready in the pickup store (commerce/aftersales/fulfilment/ship.ts).
  awaiting_pickup: ["completed", "refunded", "partially_refunded", "disputed"],
  partially_shipped: ["shipped", "refunded", "partially_refunded", "disputed"],
  shipped: ["awaiting_pickup", "completed", "refunded", "partially_refunded", "disputed"],
  // A mistaken hand-over goes back to "awaiting_pickup" (undoHandOut in writes.ts).
  completed: ["refunded", "partially_refunded", "disputed"],
  // Nothing is shipped during a dispute. A dispute that is won returns the order to its earlier state (endDispute in
  // writes.ts).
  disputed: ["completed", "refunded", "partially_refunded"],
  partially_refunded: [
    "awaiting_pickup",
    "partially_shipped",
    "shipped",
    "completed",
    "cancelled",
    "refunded",
    "disputed",
  ],
  // Final states: never paid, cancelled, or refunded.
  cancelled: [],
  refunded: [],
};

export const allStatuses = Object.keys(transitions) as OrderStatus[];

/** Orders whose payment is open: their stock is taken and may be returned. */
export const openStatuses: readonly OrderStatus[] = ["pending", "awaiting_payment"];

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** The states from which `to` can be reached in one step, for statements. */
export const beforeStatus = (to: OrderStatus): OrderStatus[] => allStatuses.filter((from) => mayBecome(from, to));

/** The number and name of each state in V2 answers. */
export const statusV2: Readonly<Record<OrderStatus, { id: number; name: string }>> = {
  pending: { id: 1, name: "Pending" },
  shipped: { id: 2, name: "Shipped" },
  partially_shipped: { id: 3, name: "Partially Shipped" },
  refunded: { id: 4, name: "Refunded" },
  cancelled: { id: 5, name: "Cancelled" },
  awaiting_payment: { id: 7, name: "Awaiting Payment" },
  awaiting_pickup: { id: 8, name: "Awaiting Pickup" },
  completed: { id: 10, name: "Completed" },
  awaiting_fulfillment: { id: 11, name: "Awaiting Fulfillment" },
  disputed: { id: 13, name: "Disputed" },
  partially_refunded: { id: 14, name: "Partially Refunded" },
};

/** The state for a V2 number or name ("Awaiting Fulfillment", in any case); null when unknown. */
export function readStatus(text: string | number): OrderStatus | null {
  const wanted = String(text).trim().toLowerCase();
  const found = allStatuses.find((status) => {
    const { id, name } = statusV2[status];
    return wanted === String(id) || wanted === name.toLowerCase() || wanted === status;
  });
  return found ?? null;
}
