import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { addShipment, changeStatus, noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { changedSince } from "./meanwhile.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import { heldBack, type Piece } from "./rules.ts";
import type { FulfilmentServices } from "./services.ts";

type ShipmentRequest = {
  trackingNumber: string;
  provider: string;
  /** The pieces to ship; without it, everything that is left. */
  items?: Piece[];
  note?: string;
  by: string;
  /** False: the buyer gets no email. */
  isTold?: boolean;
  /** The id of the latest history entry that the caller has seen (meanwhile.ts). */
  seen?: number;
};

/**
 * Ships pieces of an order: its status changes accordingly, and the customer gets an email. Returns the shipment's id.
 */
export const shipOrder = (
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  request: ShipmentRequest,
): Promise<FulfilmentResult<number>> => db.transaction().execute((trx) => shipWithin(trx, jobs, orderId, request));

/** The same within a transaction; a refusal has written nothing. */
export async function shipWithin(
  trx: Transaction,
  jobs: FulfilmentServices["jobs"],
  orderId: number,
  { trackingNumber, provider, items, note = "", by, isTold = true, seen }: ShipmentRequest,
): Promise<FulfilmentResult<number>> {
  const order = await lockOrder(trx, orderId);
  if (!order) return orderNotFound;
  const since = await changedSince(trx, orderId, seen);
  if (since) return since;
  const held = heldBack(order);
  if (held) return held;
  const shipment = { orderId, trackingNumber, provider, ...(items && { items }) };
  const added = await addShipment(trx, shipment, { note, by });
  if (!added.ok) return added;
  if (isTold) await queueOrderEmail(jobs, { orderId, kind: "shipped", shipmentId: added.value }, trx);
  return added;
}

type Correction = { trackingNumber?: string; provider?: string; isTold: boolean; by: string };

/** Corrects the tracking number or carrier of a parcel; on request its buyer gets the email about it again. */
export const correctTracking = (
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  shipmentId: number,
  { trackingNumber, provider, isTold, by }: Correction,
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return orderNotFound;
    const parcel = (await shipmentsOf(trx, orderId)).find(({ id }) => id === shipmentId);
    if (!parcel) return fail("shipment-not-found", "The order has no such shipment.");
    const values = {
      tracking_number: trackingNumber ?? parcel.trackingNumber,
      shipping_provider: provider ?? parcel.provider,
    };
    const isSame = values.tracking_number === parcel.trackingNumber && values.shipping_provider === parcel.provider;
    if (!isSame) {
      await trx.updateTable("shipments").set(values).where("id", "=", shipmentId).execute();
      const said = [values.shipping_provider, values.tracking_number].filter(Boolean).join(" ");
      await noteHistory(trx, orderId, {
        note: told({ what: "parcel-changed", number: shipmentId, text: said || null }),
        by,
      });
    }
    if (isTold) await queueOrderEmail(jobs, { orderId, kind: "shipped", shipmentId }, trx);
    return ok(shipmentId);
  });

/**
 * Marks an order as ready for collection in its store; the customer gets an email. Orders that are shipped to their
 * buyer are refused.
 */
export const readyOrder = (
  { db, jobs }: FulfilmentServices,
  orderId: number,
  request: { note: string; by: string },
): Promise<FulfilmentResult<number>> => db.transaction().execute((trx) => readyWithin(trx, jobs, orderId, request));

/** The same within a transaction; a refusal has written nothing. */
export async function readyWithin(
  trx: Transaction,
  jobs: FulfilmentServices["jobs"],
  orderId: number,
  { note, by }: { note: string; by: string },
): Promise<FulfilmentResult<number>> {
  const order = await lockOrder(trx, orderId);
  if (!order) return orderNotFound;
  const held = heldBack(order);
  if (held) return held;
  if (!order.extras?.pickUp) {
    const message = "This order is sent to its buyer; only one that is collected can lie ready.";
    return fail("not-by-hand", message, { detail: { from: order.status, to: "awaiting_pickup" } });
  }
  const changed = await changeStatus(trx, orderId, "awaiting_pickup", note, by);
  if (!changed.ok) return changed;
  await queueOrderEmail(jobs, { orderId, kind: "ready" }, trx);
  return ok(orderId);
}
