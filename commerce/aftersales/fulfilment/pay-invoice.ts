import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { markPaid } from "#commerce/sales/payments/invoice/order.ts";
import { ok } from "#platform/result.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import type { FulfilmentServices } from "./services.ts";

/** Marks an invoice as paid. Gift cards that were bought with it are issued now, and not before. */
export async function payInvoice(
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  request: { note: string; by: string },
): Promise<FulfilmentResult<Order>> {
  const paid = await db.transaction().execute(async (trx) => {
    const marked = await markPaid(trx, orderId, request);
    // Does what follows a confirmation, except its email, which was sent already.
    if (marked.ok) await jobs.send("order-confirmation", { orderId }, trx);
    return marked;
  });
  const order = await findOrder(db, orderId);
  if (!order) return orderNotFound;
  return paid.ok ? ok(order) : paid;
}
