import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";

/** What can be done with an order, beside its number. */
export function OrderActions(_: { order: OrderDetail }) {
  return null;
}
