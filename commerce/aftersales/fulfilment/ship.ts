import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { addShipment, changeStatus } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import type { Piece } from "./rules.ts";
import { type FulfilmentServices, orderEmailQueue } from "./services.ts";

type ShipmentRequest = {
  trackingNumber: string;
  provider: string;
  /** Without: everything that is left. */
  items?: Piece[];
  note?: string;
  by: string;
};

/** Sends pieces of an order on their way; its state follows, and the customer gets a mail. Answers the shipment's id. */
export const shipOrder = (
  { db, jobs }: FulfilmentServices,
  orderId: number,
  { trackingNumber, provider, items, note = "", by }: ShipmentRequest,
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return orderNotFound;
    const shipment = { orderId, trackingNumber, provider, ...(items && { items }) };
    const added = await addShipment(trx, shipment, { note, by });
    if (!added.ok) return added;
    await jobs.send(orderEmailQueue, { orderId, kind: "shipped", shipmentId: added.value }, trx);
    return added;
  });

/** The order lies ready in its store; who collects it gets a mail. Orders that are sent never do. */
export const readyOrder = (
  { db, jobs }: FulfilmentServices,
  orderId: number,
  { note, by }: { note: string; by: string },
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return orderNotFound;
    if (!order.extras?.pickUp) {
      const message = "This order is sent to its buyer; only one that is collected can lie ready.";
      return fail("not-by-hand", message, { detail: { from: order.status, to: "awaiting_pickup" } });
    }
    const changed = await changeStatus(trx, orderId, "awaiting_pickup", note, by);
    if (!changed.ok) return changed;
    await jobs.send(orderEmailQueue, { orderId, kind: "ready" }, trx);
    return ok(orderId);
  });
