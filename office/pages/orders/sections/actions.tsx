import type { OrderDetail } from "#commerce/aftersales/office/schema.ts";
import { OrderActionButtons } from "../actions/buttons.tsx";

/** The possible actions, beside the order's number. */
export function OrderActions({ order }: { order: OrderDetail }) {
  return <OrderActionButtons id={order.id} name={`${order.billing.firstName} ${order.billing.lastName}`} />;
}
