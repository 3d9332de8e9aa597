import { findOrder } from "#commerce/orders/reads.ts";
import type { Order, OrderStatus } from "#commerce/orders/schema.ts";
import { changeStatus } from "#commerce/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import { cancelOrder } from "./cancel.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import { refundOrder } from "./refund.ts";
import type { FulfilmentServices } from "./services.ts";
import { shipOrder } from "./ship.ts";

type Wish = { note: string; by: string };

/**
 * Brings an order into a state, with everything that belongs to it: shipped sends what is left on its way, cancelled and
 * refunded pay back. An order that is in that state already stays as it is.
 */
export async function changeOrder(
  services: FulfilmentServices,
  orderId: number,
  to: OrderStatus,
  { note, by }: Wish,
): Promise<FulfilmentResult<Order>> {
  const order = await findOrder(services.db, orderId);
  if (!order) return orderNotFound;
  if (order.status === to) return ok(order);
  const done = await bring(services, order, to, { note, by });
  if (!done.ok) return done;
  const changed = await findOrder(services.db, orderId);
  return changed ? ok(changed) : orderNotFound;
}

function bring(
  services: FulfilmentServices,
  { id, status }: Order,
  to: OrderStatus,
  { note, by }: Wish,
): Promise<FulfilmentResult<unknown>> {
  switch (to) {
    case "shipped":
      return shipOrder(services, id, { trackingNumber: "", provider: "", note, by });
    case "cancelled":
      return cancelOrder(services, id, { reason: note, by, isStaff: true });
    case "refunded":
      return refundOrder(services, id, { items: [], reason: note, by, key: "whole" });
    case "completed":
    case "disputed":
      return services.db.transaction().execute((trx) => changeStatus(trx, id, to, note, by));
    default: {
      const message = `An order becomes ${to} by what happens to it: parcels, refunds and payments.`;
      return Promise.resolve(fail("not-by-hand", message, { detail: { from: status, to } }));
    }
  }
}
