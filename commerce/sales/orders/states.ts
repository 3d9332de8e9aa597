import type { OrderStatus } from "./schema.ts";

/** What an order may become next. Anything that is not here does not happen. */
export const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  // Placed, stock taken, payment not yet known.
  pending: ["awaiting_payment", "awaiting_fulfillment", "cancelled"],
  // The bank wants a second step from the shopper.
  awaiting_payment: ["awaiting_fulfillment", "cancelled"],
  // Paid: the order stands. As long as nothing has left, it can be called off.
  awaiting_fulfillment: [
    "awaiting_pickup",
    "partially_shipped",
    "shipped",
    "cancelled",
    "refunded",
    "partially_refunded",
    "disputed",
  ],
  // It lies ready in the store where it is collected (orders that are; commerce/aftersales/fulfilment/ship.ts).
  awaiting_pickup: ["completed", "refunded", "partially_refunded", "disputed"],
  partially_shipped: ["shipped", "refunded", "partially_refunded", "disputed"],
  shipped: ["awaiting_pickup", "completed", "refunded", "partially_refunded", "disputed"],
  // A hand-over that was a mistake leads back to "awaiting_pickup" (takeBackHandOver in writes.ts).
  completed: ["refunded", "partially_refunded", "disputed"],
  // Nothing leaves while it lasts. One that ends well leads back to where the order was (endDispute in writes.ts).
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
  // The end: never paid, called off, or paid back.
  cancelled: [],
  refunded: [],
};

export const allStatuses = Object.keys(transitions) as OrderStatus[];

/** Orders whose payment is still open: their goods are taken, and may have to go back. */
export const openStatuses: readonly OrderStatus[] = ["pending", "awaiting_payment"];

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to);

/** The states from which `to` can be reached in one step, as statements ask for them. */
export const beforeStatus = (to: OrderStatus): OrderStatus[] => allStatuses.filter((from) => mayBecome(from, to));

/** Number and name of each state in V2 answers. */
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

/** The state that a V2 number or name ("Awaiting Fulfillment", however capitalised) stands for; null: none. */
export function readStatus(text: string | number): OrderStatus | null {
  const wanted = String(text).trim().toLowerCase();
  const found = allStatuses.find((status) => {
    const { id, name } = statusV2[status];
    return wanted === String(id) || wanted === name.toLowerCase() || wanted === status;
  });
  return found ?? null;
}
