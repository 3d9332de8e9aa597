import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { addShipment } from "#commerce/sales/orders/writes.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import type { Piece } from "./rules.ts";
import { type FulfilmentServices, orderEmailQueue } from "./services.ts";

type Wish = {
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
  { trackingNumber, provider, items, note = "", by }: Wish,
): Promise<FulfilmentResult<number>> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, orderId))) return orderNotFound;
    const shipment = { orderId, trackingNumber, provider, ...(items && { items }) };
    const added = await addShipment(trx, shipment, { note, by });
    if (!added.ok) return added;
    await jobs.send(orderEmailQueue, { orderId, kind: "shipped", shipmentId: added.value }, trx);
    return added;
  });
