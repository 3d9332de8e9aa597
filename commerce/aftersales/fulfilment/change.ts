import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order, OrderStatus } from "#commerce/sales/orders/schema.ts";
import { mayBecome } from "#commerce/sales/orders/states.ts";
import { changeStatus, endDispute } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import { cancelOrder } from "./cancel.ts";
import { completeOrder } from "./deliver.ts";
import { handOver } from "./pick-ups/actions.ts";
import { type FulfilmentResult, orderNotFound, refundForbidden } from "./problems.ts";
import { refundOrder } from "./refunds/refund-order.ts";
import type { FulfilmentServices } from "./services.ts";
import { readyOrder, shipOrder } from "./ship.ts";

/** `mayRefund`: whether the caller may refund; true by default. */
type StatusChange = { note: string; by: string; mayRefund?: boolean };

/**
 * Moves an order into a status, with everything that belongs to it: shipped ships what is left, awaiting pick-up emails
 * the buyer, completed marks what was shipped as delivered, cancelled and refunded refund. An order that has the status
 * already stays as it is.
 */
export async function changeOrder(
  services: FulfilmentServices,
  orderId: number,
  to: OrderStatus,
  change: StatusChange,
): Promise<FulfilmentResult<Order>> {
  const order = await findOrder(services.db, orderId);
  if (!order) return orderNotFound;
  if (order.status === to) return ok(order);
  const done = await bring(services, order, to, change);
  if (!done.ok) return done;
  const changed = await findOrder(services.db, orderId);
  return changed ? ok(changed) : orderNotFound;
}

function bring(
  services: FulfilmentServices,
  { id, status, extras }: Order,
  to: OrderStatus,
  { note, by, mayRefund = true }: StatusChange,
): Promise<FulfilmentResult<unknown>> {
  if (status === "disputed" && to !== "completed" && mayBecome(to, "disputed"))
    return resume(services, id, to, { note, by });
  switch (to) {
    case "shipped":
      return shipOrder(services, id, { trackingNumber: "", provider: "", note, by });
    case "cancelled":
      return cancelOrder(services, id, { reason: note, by, isStaff: true, mayRefund });
    case "refunded":
      if (!mayRefund) return Promise.resolve(refundForbidden);
      return refundOrder(services, id, { items: [], reason: note, by, key: "whole" });
    case "awaiting_pickup":
      return readyOrder(services, id, { note, by });
    case "completed":
      if (extras?.pickUp) return handOver(services.db, id, { note, by });
      return completeOrder(services, id, { note, by });
    case "disputed":
      return services.db.transaction().execute((trx) => changeStatus(trx, id, to, note, by));
    default:
      return Promise.resolve(notByHand(status, to));
  }
}

/** Ends a dispute: the order can only return to the status that it had before. */
async function resume(
  { db }: FulfilmentServices,
  id: number,
  to: OrderStatus,
  change: StatusChange,
): Promise<FulfilmentResult<unknown>> {
  const ended = await db.transaction().execute((trx) => endDispute(trx, id, { ...change, to }));
  return ended ? ok(ended) : notByHand("disputed", to);
}

const notByHand = (from: OrderStatus, to: OrderStatus) =>
  fail("not-by-hand", `An order becomes ${to} by what happens to it: parcels, refunds and payments.`, {
    detail: { from, to },
  });
