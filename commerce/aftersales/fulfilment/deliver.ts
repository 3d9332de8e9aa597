import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { changeStatus, noteDelivery, noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import type { FulfilmentServices } from "./services.ts";

/** Without a time, the parcel has arrived now. */
type DeliveryReport = { at: Date | null; by: string };

/**
 * Marks a parcel as delivered: its buyer gets an email, and the last parcel completes the order. Calling it again
 * changes nothing. Problems: no such order or parcel, a time before the parcel was sent or in the future ("bad-date").
 */
export const deliverShipment = (
  { db, jobs }: FulfilmentServices,
  orderId: number,
  shipmentId: number,
  report: DeliveryReport,
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute((trx) => deliverWithin(trx, jobs, orderId, shipmentId, report));

async function deliverWithin(
  trx: Transaction,
  jobs: FulfilmentServices["jobs"],
  orderId: number,
  shipmentId: number,
  { at: given, by }: DeliveryReport,
): Promise<FulfilmentResult<number>> {
  const order = await lockOrder(trx, orderId);
  if (!order) return orderNotFound;
  const shipments = await shipmentsOf(trx, orderId);
  const parcel = shipments.find(({ id }) => id === shipmentId);
  if (!parcel) return fail("shipment-not-found", "The order has no such shipment.");
  if (parcel.deliveredAt) return ok(shipmentId);
  const at = given ?? new Date();
  if (given && (given > new Date() || given < wholeSeconds(parcel.createdAt))) {
    const text = "must lie between the parcel's sending and now";
    return fail("bad-date", `The moment of delivery ${text}.`, { fields: { delivered_at: text } });
  }
  await noteDelivery(trx, { orderId, shipmentId, at });
  const arrived = shipments.filter(({ id, deliveredAt }) => deliveredAt || id === shipmentId).map(({ id }) => id);
  const isLast = arrived.length === shipments.length;
  const note = told({ what: "parcel-delivered", number: shipmentId });
  if (isLast && order.status === "shipped") {
    const changed = await changeStatus(trx, orderId, "completed", note, by);
    if (!changed.ok) return changed;
  } else await noteHistory(trx, orderId, { note, by });
  await queueOrderEmail(jobs, { orderId, kind: "delivered", shipmentId, arrived }, trx);
  return ok(shipmentId);
}

/** Marks all parcels of an order that are on their way as delivered, each with its email. */
export async function deliverAllWithin(
  trx: Transaction,
  jobs: FulfilmentServices["jobs"],
  orderId: number,
  by: string,
): Promise<FulfilmentResult<unknown>> {
  if (!(await lockOrder(trx, orderId))) return orderNotFound;
  const parcels = (await shipmentsOf(trx, orderId)).filter(({ deliveredAt }) => !deliveredAt);
  if (parcels.length === 0) return fail("shipment-not-found", "has no parcel on its way");
  for (const { id } of parcels) {
    const delivered = await deliverWithin(trx, jobs, orderId, id, { at: null, by });
    if (!delivered.ok) return delivered;
  }
  return ok(orderId);
}

/** Answers tell when a parcel was sent to the second, and a client may send that back. */
const wholeSeconds = (time: Date): Date => new Date(Math.floor(time.getTime() / 1000) * 1000);

/**
 * Completes an order by hand: parcels that were under way count as delivered, and the buyer gets an email about each.
 */
export const completeOrder = (
  { db, jobs }: FulfilmentServices,
  orderId: number,
  { note, by }: { note: string; by: string },
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return orderNotFound;
    const changed = await changeStatus(trx, orderId, "completed", note, by);
    if (!changed.ok) return changed;
    const news = await noteDelivery(trx, { orderId, at: new Date() });
    // Gift cards that came by e-mail have their own email.
    if (order.shippingMethod.code === "email") return ok(orderId);
    const all = (await shipmentsOf(trx, orderId)).map(({ id }) => id);
    for (const [place, shipmentId] of news.entries()) {
      const arrived = all.filter((id) => !news.includes(id, place + 1));
      await queueOrderEmail(jobs, { orderId, kind: "delivered", shipmentId, arrived }, trx);
    }
    return ok(orderId);
  });
