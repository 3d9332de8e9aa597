import { lockBought } from "#commerce/sales/gift-cards/writes.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { findOrder, lockOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { changeStatus } from "#commerce/sales/orders/writes.ts";
import { beginRefund } from "#commerce/sales/payments/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { changedSince } from "./meanwhile.ts";
import { type FulfilmentResult, orderNotFound, refundForbidden } from "./problems.ts";
import { lockPayment } from "./reads.ts";
import { settleRefund } from "./refunds/refund-order.ts";
import { restock } from "./restock.ts";
import type { FulfilmentServices } from "./services.ts";
import { cancelKey, describeRefund } from "./writes.ts";

/** `mayRefund` is true by default. Without it, the caller can cancel unpaid orders only. */
type CancelRequest = { by: string; reason: string; isStaff: boolean; seen?: number; mayRefund?: boolean };

/**
 * Cancels a confirmed order of which nothing has been shipped: its goods are restocked, what was paid is refunded, and
 * the customer gets an email. Customers may cancel while the order awaits fulfilment, staff also after a partial
 * refund. Cancelling it again succeeds, and retries a refund that its process could not finish.
 */
export async function cancelOrder(
  services: FulfilmentServices,
  orderId: number,
  request: CancelRequest,
): Promise<FulfilmentResult<Order>> {
  const { db, log } = services;
  const cancelled = await db.transaction().execute((trx) => cancel(services, trx, orderId, request));
  if (!cancelled.ok) return cancelled;
  const refund = cancelled.value;
  if (refund > 0) {
    const settled = await settleRefund(services, orderId, { payment: refund, cards: 0 }, cancelKey);
    if (!settled.ok) log.error({ orderId, problem: settled.problem.code }, "a cancelled order was not paid back yet");
  }
  const order = await findOrder(db, orderId);
  return order ? ok(order) : orderNotFound;
}

/** Returns the amount to refund through the payment provider, in minor units. */
async function cancel(
  { jobs }: FulfilmentServices,
  trx: Transaction,
  orderId: number,
  { by, reason, isStaff, seen, mayRefund = true }: CancelRequest,
): Promise<FulfilmentResult<number>> {
  const payment = await lockPayment(trx, orderId);
  const order = await lockOrder(trx, orderId);
  if (!order) return orderNotFound;
  if (order.status === "cancelled" && order.confirmedAt) return ok(await earlierRefund(trx, orderId));
  const since = await changedSince(trx, orderId, seen);
  if (since) return since;
  const isEarly = order.status === "awaiting_fulfillment" || (isStaff && order.status === "partially_refunded");
  if (!isEarly || (await shipmentsOf(trx, orderId)).length > 0) {
    return fail("not-cancellable", "This order can no longer be called off, or is not paid for yet.", {
      detail: { order_status: order.status },
    });
  }
  const { payment: refund = 0, cards = 0, isOwed = false } = payment ?? {};
  if (!mayRefund && (cards > 0 || (refund > 0 && !isOwed))) return refundForbidden;
  if ((await lockBought(trx, orderId)).some((card) => !card.isUntouched)) {
    return fail("gift-card-used", "A gift card of this order has been used, so it can no longer be called off.");
  }
  // With this change the database returns what gift cards paid, and promotions can be used again
  // (database/functions/gift-cards.sql, promotions.sql).
  const changed = await changeStatus(trx, orderId, "cancelled", reason, by);
  if (!changed.ok) return changed;
  await restock(trx, orderId);
  if (refund > 0) {
    const begun = await beginRefund(trx, orderId, refund, cancelKey);
    if ("problem" in begun) return fail(begun.problem, "What was paid cannot be paid back.");
    await describeRefund(trx, begun.refundId, { items: [], reason: "order cancelled", by });
  }
  await queueOrderEmail(
    jobs,
    { orderId, kind: "cancelled", amount: (isOwed ? 0 : refund) + cards, giftAmount: cards },
    trx,
  );
  return ok(refund);
}

async function earlierRefund(trx: Transaction, orderId: number): Promise<number> {
  const refund = await trx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.amount")
    .where("payments.order_id", "=", orderId)
    .where("refunds.key", "=", cancelKey)
    .where("refunds.status", "=", "pending")
    .executeTakeFirst();
  return refund?.amount ?? 0;
}
