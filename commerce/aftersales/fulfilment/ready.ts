import { lockOrder } from "#commerce/sales/orders/reads.ts";
import { changeStatus } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import { type FulfilmentServices, orderEmailQueue } from "./services.ts";

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
