import type { OrderStatus } from "./schema.ts";

/** The European Economic Area, as ISO codes in lower case. */
const eea = new Set(
  "at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se is li no".split(" "),
);

/** The parts of an order that decide whether its consumer may withdraw from it. */
type OrderForWithdrawal = { status: OrderStatus; confirmedAt: Date | null; shippingAddress: { country: string } };

const open: readonly OrderStatus[] = [
  "awaiting_fulfillment",
  "awaiting_pickup",
  "partially_shipped",
  "shipped",
  "completed",
  "partially_refunded",
  "disputed",
];

/** Whether consumers in that country have the right; ISO code in any case. */
export const isWithdrawalCountry = (country: string): boolean => eea.has(country.toLowerCase());

/** Whether the contract can be withdrawn from: a confirmed order, not ended, delivered within the area. */
export const hasRight = (order: OrderForWithdrawal): boolean =>
  order.confirmedAt !== null && open.includes(order.status) && isWithdrawalCountry(order.shippingAddress.country);
