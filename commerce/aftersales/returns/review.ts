import { refundOrder } from "#commerce/aftersales/fulfilment/refund.ts";
import { restock } from "#commerce/aftersales/fulfilment/restock.ts";
import { type FulfilmentServices, orderEmailQueue } from "#commerce/aftersales/fulfilment/services.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { fail, ok } from "#platform/result.ts";
import { type ReturnResult, returnNotFound } from "./problems.ts";
import { findReturn, findUnsettled, lockReturn, refundKeyOf } from "./reads.ts";
import { returnMayBecome } from "./rules.ts";
import type { Return } from "./schema.ts";
import { updateReturn } from "./writes.ts";

/** `answer` goes to the customer with the mail. */
type Wish = { to: "approved" | "received" | "refused"; answer?: string; by: string };

/**
 * Staff approve a return, refuse it, or have received it: then its pieces go back into stock, and what they cost goes back
 * to the customer. What is in that state already stays as it is; a received one asks for its money once more.
 */
export async function reviewReturn(
  services: FulfilmentServices,
  id: number,
  wish: Wish,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const changed = await db.transaction().execute((trx) => change(services, trx, id, wish));
  if (!changed.ok) return changed;
  if (wish.to === "received") await payBack(services, id, wish.by);
  const found = await findReturn(db, id);
  return found ? ok(found) : returnNotFound;
}

async function change(
  { jobs }: FulfilmentServices,
  trx: Parameters<typeof lockReturn>[0],
  id: number,
  { to, answer = "", by }: Wish,
): Promise<ReturnResult<void>> {
  const found = await lockReturn(trx, id);
  if (!found) return returnNotFound;
  const { status: from, orderId, items } = found;
  if (from === to || (to === "received" && from === "refunded")) return ok(undefined);
  if (!returnMayBecome(from, to)) {
    return fail("impossible-return", `A return that is ${from} cannot become ${to}.`, { detail: { from, to } });
  }
  await updateReturn(trx, id, to, answer);
  if (to === "received") await restock(trx, orderId, items);
  await noteHistory(trx, orderId, { note: `return ${id} ${to}${answer && `: ${answer}`}`, by });
  await jobs.send(orderEmailQueue, { orderId, kind: "return", state: to, returnId: id }, trx);
  return ok(undefined);
}

/** The refund is asked for under the return's own key, so however often this runs it is one. */
async function payBack(services: FulfilmentServices, id: number, by: string): Promise<void> {
  const { db, log } = services;
  const found = await findReturn(db, id);
  if (found?.status !== "received") return;
  const items = found.items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
  const refund = { items, reason: `return ${id}`, by, key: refundKeyOf(id) };
  const paid = await refundOrder(services, found.orderId, refund);
  // Where nothing is left of the payment, the money went back before the goods did.
  const isOver = paid.ok ? paid.value.status === "done" : ["refund-exceeds", "not-paid"].includes(paid.problem.code);
  if (!isOver) {
    if (!paid.ok) log.warn({ returnId: id, problem: paid.problem.code }, "a return was not paid back yet");
    return;
  }
  await db.transaction().execute(async (trx) => {
    const current = await lockReturn(trx, id);
    if (current?.status === "received") await updateReturn(trx, id, "refunded");
  });
}

/** Each minute: returns that were received while the payment provider did not answer, or by a process that was killed. */
export async function settleReturns(services: FulfilmentServices, now = new Date()): Promise<number> {
  const ids = await findUnsettled(services.db, new Date(now.getTime() - 60_000));
  for (const id of ids) await payBack(services, id, "");
  return ids.length;
}
