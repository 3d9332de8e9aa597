import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { markPaid } from "#commerce/sales/payments/invoice/order.ts";
import { ok } from "#platform/result.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import type { FulfilmentServices } from "./services.ts";

/** The money of an invoice has come: gift cards that were bought with it go out now, and not before. */
export async function payInvoice(
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  request: { note: string; by: string },
): Promise<FulfilmentResult<Order>> {
  const paid = await db.transaction().execute(async (trx) => {
    const marked = await markPaid(trx, orderId, request);
    // What a confirmation brings beside its mail, which has gone already.
    if (marked.ok) await jobs.send("order-confirmation", { orderId }, trx);
    return marked;
  });
  const order = await findOrder(db, orderId);
  if (!order) return orderNotFound;
  return paid.ok ? ok(order) : paid;
}
