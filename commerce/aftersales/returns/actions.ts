import { type FulfilmentProblem, orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import { type OrderRefund, refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import type { RefundRequest } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { restock } from "#commerce/aftersales/fulfilment/restock.ts";
import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { findOrder, lockOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import {
  deliverySupplement,
  exchangeKeyOf,
  findReturn,
  findReturnable,
  findUnsettled,
  isLastWithdrawn,
  lockReturn,
  refundKeyOf,
} from "./reads.ts";
import { longestNote, owedPieces, returnMayBecome, unpaidPieces } from "./rules.ts";
import type { Return, ReturnPiece } from "./schema.ts";
import { decideReturn, insertReturn, updateReturn } from "./writes.ts";

/** Problems that keep pieces from being returned. */
export type ReturnProblem =
  | FulfilmentProblem
  | Problem<"return-not-found" | "not-returnable" | "impossible-return" | "not-exchangeable">;
export type ReturnResult<T> = Result<T, ReturnProblem>;

export const returnNotFound = fail("return-not-found", "There is no such return.");

type ReturnRequest = { items: readonly ReturnPiece[]; note: string; by: string };

/**
 * Announces a return of pieces of an order. Staff then receive it (receiving/actions.ts); the customer gets an email.
 * Problems: fewer pieces than requested can be returned ("bad-quantity", with the line in detail), or none at all
 * ("not-returnable").
 */
export async function requestReturn(
  services: Pick<FulfilmentServices, "db" | "jobs">,
  orderId: number,
  { items, note, by }: ReturnRequest,
): Promise<ReturnResult<Return>> {
  const { db, jobs } = services;
  const made = await db.transaction().execute(async (trx): Promise<ReturnResult<number>> => {
    // The lock makes two requests for the same piece wait for each other.
    const order = await lockOrder(trx, orderId);
    if (!order) return orderNotFound;
    const left = await findReturnable(trx, order);
    if (left.size === 0) return fail("not-returnable", "Nothing of this order can be returned, or not any more.");
    if (items.length === 0) return refuseQuantity("say which pieces come back");
    for (const { orderLineId, quantity } of items) {
      const rest = (left.get(orderLineId) ?? 0) - quantity;
      if (!(Number.isInteger(quantity) && quantity > 0 && rest >= 0))
        return refuseQuantity("hold more pieces than can come back", orderLineId);
      // A line that is named twice would give two reasons for one piece.
      left.set(orderLineId, -1);
    }
    const id = await insertReturn(trx, { orderId, items, note: note.slice(0, longestNote), by });
    await noteHistory(trx, orderId, { note: told({ what: "return", number: id, to: "requested" }), by });
    await queueOrderEmail(jobs, { orderId, kind: "return", state: "requested", returnId: id }, trx);
    return ok(id);
  });
  if (!made.ok) return made;
  const found = await findReturn(db, made.value);
  return found ? ok(found) : orderNotFound;
}

const refuseQuantity = (text: string, orderLineId?: number) =>
  fail("bad-quantity", `The items ${text}.`, {
    fields: { items: text },
    ...(orderLineId !== undefined && { detail: { orderLineId } }),
  });

/** `answer` is sent to the customer with the email. */
type ReturnDecision = {
  to: "approved" | "received" | "refused";
  answer?: string;
  by: string;
  /**
   * Whether the caller may refund. When a caller who may not has received it, the refund waits for somebody who may.
   */
  mayRefund?: boolean;
};

/**
 * Staff approve a return, refuse it, or mark it as received: then its pieces are restocked and refunded. A return that
 * has the status already stays as it is; for a received one the refund is tried again.
 */
export async function reviewReturn(
  services: FulfilmentServices,
  id: number,
  decision: ReturnDecision,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const changed = await db.transaction().execute((trx) => change(services, trx, id, decision));
  if (!changed.ok) return changed;
  if (decision.to === "received") await payBack(services, id, decision.by);
  const found = await findReturn(db, id);
  return found ? ok(found) : returnNotFound;
}

async function change(
  { jobs }: FulfilmentServices,
  trx: Parameters<typeof lockReturn>[0],
  id: number,
  { to, answer = "", by, mayRefund = true }: ReturnDecision,
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
  if (to === "received" && !mayRefund) await decideReturn(trx, id, { settlement: "undecided" });
  await noteHistory(trx, orderId, { note: told({ what: "return", number: id, to, text: answer || null }), by });
  await queueOrderEmail(jobs, { orderId, kind: "return", state: to, returnId: id }, trx);
  return ok(undefined);
}

/** The refund for pieces of a return, according to the decision about it. */
export async function refundWish(
  db: Db,
  order: Order,
  found: Return,
  items: readonly Piece[],
): Promise<Pick<RefundRequest, "items" | "amount" | "asCredit" | "ending">> {
  const { refundAmount: amount, settlement } = found;
  const isLast = items.length > 0 && (await isLastWithdrawn(db, order, found));
  return {
    items,
    asCredit: settlement === "credit",
    ...(isLast && { ending: { supplement: await deliverySupplement(db, order) } }),
    ...(amount !== null && { amount: () => amount }),
  };
}

/** The refund that was kept to pay for the exchange of a return. */
export const exchangeIn = (refunds: readonly OrderRefund[], returnId: number): OrderRefund | undefined =>
  refunds.find(({ key }) => key === exchangeKeyOf(returnId));

/** Refunds a return under a key of its own, so that it is one refund however often this runs. */
export async function payBack(services: FulfilmentServices, id: number, by: string): Promise<void> {
  const { db, log } = services;
  const found = await findReturn(db, id);
  if (found?.status !== "received" || found.settlement === "undecided") return;
  const key = refundKeyOf(id);
  const [order, refunds] = await Promise.all([findOrder(db, found.orderId), refundsOf(db, found.orderId)]);
  if (!order) return;
  const items = unpaidPieces(order.lines, owedPieces(found, exchangeIn(refunds, id)), refunds, key);
  const refund = { ...(await refundWish(db, order, found, items)), reason: `return ${id}`, by, key };
  const paid = items.length > 0 && found.refundAmount !== 0 && (await refundOrder(services, found.orderId, refund));
  // When nothing is left of the payment, the refund was made before the goods came back.
  const isOver =
    !paid || (paid.ok ? paid.value.status === "done" : ["refund-exceeds", "not-paid"].includes(paid.problem.code));
  if (!isOver) {
    if (!paid.ok) log.warn({ returnId: id, problem: paid.problem.code }, "a return was not paid back yet");
    return;
  }
  await db.transaction().execute(async (trx) => {
    const current = await lockReturn(trx, id);
    if (current?.status === "received") await updateReturn(trx, id, "refunded");
  });
}

/**
 * Every minute: refunds returns that were received while the payment provider did not respond, or by a process that was
 * killed.
 */
export async function sweepReturns(services: FulfilmentServices, now = new Date()): Promise<number> {
  const ids = await findUnsettled(services.db, new Date(now.getTime() - 60_000));
  for (const id of ids) await payBack(services, id, "");
  return ids.length;
}
