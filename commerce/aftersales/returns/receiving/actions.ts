import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { previewRefund, type RefundPreview } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import { restock } from "#commerce/aftersales/fulfilment/restock.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import {
  exchangeIn,
  payBack,
  type ReturnResult,
  refundWish,
  returnNotFound,
} from "#commerce/aftersales/returns/actions.ts";
import { findReturn, lockReturn, refundKeyOf } from "#commerce/aftersales/returns/reads.ts";
import { completeReceipts, owedPieces, returnMayBecome, unpaidPieces } from "#commerce/aftersales/returns/rules.ts";
import type { Receipt, Return, Settlement } from "#commerce/aftersales/returns/schema.ts";
import { decideReturn, insertReceipts, updateReturn } from "#commerce/aftersales/returns/writes.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";

type Arrival = { receipts: readonly Receipt[]; answer: string; by: string };

/**
 * Records that the pieces of a return came, and their condition: those that are marked for it are restocked, and the
 * refund waits for a decision (settleReturn, exchangeReturn). Problems: somebody else has received or refused it
 * ("impossible-return"), more pieces than were announced ("bad-quantity").
 */
export async function receiveReturn(
  { db, jobs }: Pick<FulfilmentServices, "db" | "jobs">,
  id: number,
  { receipts, answer, by }: Arrival,
): Promise<ReturnResult<Return>> {
  const received = await db.transaction().execute(async (trx): Promise<ReturnResult<void>> => {
    const found = await lockReturn(trx, id);
    if (!found) return returnNotFound;
    const { status: from, orderId } = found;
    if (!returnMayBecome(from, "received"))
      return fail("impossible-return", `This return is ${from} already.`, { detail: { from, to: "received" } });
    const all = completeReceipts(found.items, receipts);
    if (!all) {
      const text = "hold more pieces than were announced";
      return fail("bad-quantity", `The items ${text}.`, { fields: { items: text } });
    }
    await insertReceipts(trx, id, all);
    await updateReturn(trx, id, "received", answer);
    await decideReturn(trx, id, { settlement: "undecided" });
    const back = all.filter((receipt) => receipt.restock);
    if (back.length > 0) await restock(trx, orderId, back);
    await noteHistory(trx, orderId, { note: told({ what: "return-received", number: id, pieces: piecesIn(all) }), by });
    await queueOrderEmail(jobs, { orderId, kind: "return", state: "received", returnId: id }, trx);
    return ok(undefined);
  });
  return received.ok ? answerOf(db, id) : received;
}

const piecesIn = (receipts: readonly Receipt[]) => receipts.map(({ quantity, condition }) => ({ quantity, condition }));

async function answerOf(db: Db, id: number): Promise<ReturnResult<Return>> {
  const found = await findReturn(db, id);
  return found ? ok(found) : returnNotFound;
}

type SettlementInput = { settlement: Exclude<Settlement, "undecided">; amount: number | null; by: string };

/**
 * Decides the refund for a received return and makes it, once: later calls return what was decided. `amount` in minor
 * units; null refunds what the pieces cost.
 */
export async function settleReturn(
  services: FulfilmentServices,
  id: number,
  { settlement, amount, by }: SettlementInput,
): Promise<ReturnResult<Return>> {
  const { db } = services;
  const seen = await findReturn(db, id);
  if (!seen) return returnNotFound;
  if (seen.status === "received" && seen.settlement === "undecided") {
    const preview = await previewReturn(db, { ...seen, settlement, refundAmount: amount });
    if (!preview.ok && amount !== 0) return preview;
  }
  const decided = await db.transaction().execute(async (trx): Promise<ReturnResult<void>> => {
    const found = await lockReturn(trx, id);
    if (!found) return returnNotFound;
    if (found.status === "refunded") return ok(undefined);
    if (found.status !== "received")
      return fail("impossible-return", "Its pieces are not here yet.", { detail: { from: found.status } });
    if (found.settlement !== "undecided") return ok(undefined);
    await decideReturn(trx, id, { settlement, amount });
    await noteHistory(trx, found.orderId, { note: told({ what: "return-settled", number: id }), by });
    return ok(undefined);
  });
  if (!decided.ok) return decided;
  await payBack(services, id, by);
  return answerOf(db, id);
}

/** Returns what settling a return would refund, to the cent. Writes nothing. */
export async function previewReturn(db: Db, found: Return): Promise<ReturnResult<RefundPreview>> {
  const [order, refunds] = await Promise.all([findOrder(db, found.orderId), refundsOf(db, found.orderId)]);
  if (!order) return returnNotFound;
  const items = unpaidPieces(
    order.lines,
    owedPieces(found, exchangeIn(refunds, found.id)),
    refunds,
    refundKeyOf(found.id),
  );
  if (items.length === 0) return fail("refund-exceeds", "Nothing of it is left to be paid back.");
  const wish = await refundWish(db, order, found, items);
  return previewRefund(db, order.id, { ...wish, reason: "", by: "", key: "" });
}
