import { orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import type { ReturnResult } from "#commerce/aftersales/returns/actions.ts";
import { findReturn, findWithdrawable } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { insertReturn } from "#commerce/aftersales/returns/writes.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { lockOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";

/** The queue of emails to staff about withdrawals (staff-email.tsx). */
export const withdrawalQueue = "withdrawal-notice";

/**
 * Withdraws from the contract about these pieces. It takes effect at once and needs no approval: the customer gets a
 * receipt with the time, staff a notice. The pieces are then received and refunded as a return
 * (../receiving/actions.ts). Problems: too late or not in the area ("not-returnable"), more pieces than there are
 * ("bad-quantity").
 */
export async function withdraw(
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  { items, by }: { items: readonly Piece[]; by: string },
): Promise<ReturnResult<Return>> {
  const made = await db.transaction().execute(async (trx): Promise<ReturnResult<number>> => {
    const order = await lockOrder(trx, orderId);
    if (!order) return orderNotFound;
    const left = await findWithdrawable(trx, order);
    if (left.size === 0) return fail("not-returnable", "There is nothing to withdraw from, or not any more.");
    const isWrong = items.some(({ orderLineId, quantity }) => {
      const most = left.get(orderLineId) ?? 0;
      left.delete(orderLineId);
      return !(Number.isInteger(quantity) && quantity > 0 && quantity <= most);
    });
    if (items.length === 0 || isWrong) {
      const text = "must name pieces of this order that are not withdrawn from yet";
      return fail("bad-quantity", `The items ${text}.`, { fields: { items: text } });
    }
    const pieces = items.map((item) => ({ ...item, reason: "withdrawal" as const }));
    // A withdrawal needs no approval: when something has been shipped it can come back at once, with its label.
    const status = (await shipmentsOf(trx, orderId)).length > 0 ? "approved" : "requested";
    const id = await insertReturn(trx, { orderId, items: pieces, note: "", by, status });
    await noteHistory(trx, orderId, { note: told({ what: "withdrawal", number: id }), by });
    await queueOrderEmail(jobs, { orderId, kind: "withdrawal", returnId: id }, trx);
    await jobs.send(withdrawalQueue, { returnId: id }, trx);
    return ok(id);
  });
  if (!made.ok) return made;
  const found = await findReturn(db, made.value);
  return found ? ok(found) : orderNotFound;
}
