import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { DoingButtons } from "../doing/buttons.tsx";

/** The possible actions, beside the order's number. */
export function OrderActions({ order }: { order: OrderDetail }) {
  return <DoingButtons id={order.id} name={`${order.billing.firstName} ${order.billing.lastName}`} />;
}
