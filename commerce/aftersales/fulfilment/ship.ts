import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { addShipment, changeStatus, noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { changedSince } from "./meanwhile.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import { heldBack, type Piece } from "./rules.ts";
import { type FulfilmentServices, orderEmailQueue } from "./services.ts";

type ShipmentRequest = {
  trackingNumber: string;
  provider: string;
  /** Without: everything that is left. */
  items?: Piece[];
  note?: string;
  by: string;
  /** Its buyer gets no mail where this is false. */
  isTold?: boolean;
  /** What whoever asks has seen of its history (meanwhile.ts). */
  seen?: number;
};

/** Sends pieces of an order on their way; its state follows, and the customer gets a mail. Answers the shipment's id. */
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
  if (isTold) await jobs.send(orderEmailQueue, { orderId, kind: "shipped", shipmentId: added.value }, trx);
  return added;
}

type Correction = { trackingNumber?: string; provider?: string; isTold: boolean; by: string };

/** Says another number or carrier of a parcel; its buyer gets the mail about it again where that is wanted. */
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
    if (isTold) await jobs.send(orderEmailQueue, { orderId, kind: "shipped", shipmentId }, trx);
    return ok(shipmentId);
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
    const held = heldBack(order);
    if (held) return held;
    if (!order.extras?.pickUp) {
      const message = "This order is sent to its buyer; only one that is collected can lie ready.";
      return fail("not-by-hand", message, { detail: { from: order.status, to: "awaiting_pickup" } });
    }
    const changed = await changeStatus(trx, orderId, "awaiting_pickup", note, by);
    if (!changed.ok) return changed;
    await jobs.send(orderEmailQueue, { orderId, kind: "ready" }, trx);
    return ok(orderId);
  });
