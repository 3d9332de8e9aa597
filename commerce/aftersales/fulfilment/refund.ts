import { emitEvent } from "#commerce/integrations/webhooks/writes.ts";
import { splitRefund } from "#commerce/sales/gift-cards/rules.ts";
import { lockBought, voidCards } from "#commerce/sales/gift-cards/writes.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { type RefundProblem, refundPayment } from "#commerce/sales/payments/actions.ts";
import { beginRefund, disputeKey } from "#commerce/sales/payments/writes.ts";
import { exponentOf, toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { giftCardLinesOf } from "./gift-cards.ts";
import { type FulfilmentResult, orderNotFound } from "./problems.ts";
import { lockPayment, type OrderRefund, refundsOf, toPieces } from "./reads.ts";
import { restock } from "./restock.ts";
import { type Piece, paidBesides, refundOf, restOf } from "./rules.ts";
import { type FulfilmentServices, orderEmailQueue } from "./services.ts";
import { cancelKey, describeRefund, takeUnannounced } from "./writes.ts";

export type RefundRequest = {
  /** Minor units of the order's currency, as text says it; null: not an amount. Undefined: what the pieces came to. */
  amount?: (currency: string) => number | null;
  /** Which pieces it is for; without amount and items, everything that is left goes back. */
  items: readonly Piece[];
  reason: string;
  by: string;
  /** The pieces go back into stock once the money has. */
  restock?: boolean;
  /**
   * With these pieces a contract ends that was withdrawn from: what was paid besides the goods goes back with them, but for
   * what a faster delivery than the standard one cost more.
   */
  ending?: { supplement: number };
  /** The same key is the same refund, however often it is asked for. */
  key: string;
};

const messages = {
  pieces: "These are more pieces than the order has, or than are left to be paid back.",
  key: "This idempotency key was used for another refund. Use a new one.",
  nothing: "Nothing is left of the payment.",
  restock: "An amount alone says nothing about pieces: name the items that go back into stock.",
  used: "A gift card of this order has been used, so it cannot be paid back.",
};

/** Gives money of an order back, whole or in part, never more than came; the customer gets a mail. */
export async function refundOrder(
  services: FulfilmentServices,
  orderId: number,
  request: RefundRequest,
): Promise<FulfilmentResult<OrderRefund>> {
  const begun = await services.db.transaction().execute((trx) => begin(trx, orderId, request));
  if (!begun.ok) return begun;
  const settled = await settleRefund(services, orderId, begun.value, request.key);
  if (!settled.ok) return settled;
  const refund = (await refundsOf(services.db, orderId)).find(({ key }) => key === request.key);
  return refund ? ok(refund) : orderNotFound;
}

/** Sets the amount aside with what was said about it; what a killed process leaves behind is swept like any refund. */
async function begin(trx: Transaction, orderId: number, request: RefundRequest): Promise<FulfilmentResult<Split>> {
  const payment = await lockPayment(trx, orderId);
  const order = await findOrder(trx, orderId);
  if (!order) return orderNotFound;
  if (!payment) return fail("not-paid", "Nothing was paid for this order.");
  const refunds = await refundsOf(trx, orderId);
  const same = refunds.find(({ key }) => key === request.key);
  const wanted = request.amount?.(order.currency);
  if (wanted === null) return fail("bad-amount", "This is not an amount.", { fields: { amount: asAmount(order) } });
  if (same) {
    const isSame =
      (wanted ?? same.amount) === same.amount &&
      sameItems(request.items, same.items) &&
      same.restock === (request.restock ?? false);
    const { amount, giftAmount } = same;
    return isSame ? ok({ payment: amount - giftAmount, cards: giftAmount }) : fail("key-reused", messages.key);
  }
  if (request.restock && request.items.length === 0 && wanted !== undefined) {
    return fail("bad-quantity", messages.restock, { fields: { restock: "needs items" } });
  }
  const before = refunds.filter(({ status }) => status !== "failed").flatMap(({ items }) => items);
  const giftCardLines = request.items.length > 0 ? await giftCardLinesOf(trx, orderId) : [];
  const sold = { ...order, giftCardLines };
  const ofPieces = refundOf(sold, request.items, before);
  if (ofPieces === null) return fail("bad-quantity", messages.pieces, { fields: { items: messages.pieces } });
  // What was given back in amounts only may leave less than the pieces came to.
  const left = payment.payment + payment.cards;
  const besides = request.ending ? paidBesides(sold) - request.ending.supplement : 0;
  const rest = request.items.length > 0 ? Math.min(ofPieces + besides, left) : left;
  const amount = wanted ?? rest;
  if (wanted !== undefined && wanted <= 0)
    return fail("bad-amount", "The amount is not above zero.", { fields: { amount: "must be above zero" } });
  if (amount === 0) return fail("refund-exceeds", messages.nothing, { detail: { refundable: 0 } });
  // By card first, the way it came; only what is beyond that goes to gift cards.
  const split = splitRefund(amount, payment);
  if (!split) return exceeds(left, order.currency);
  if (!(await takeCardsBack(trx, orderId, request, wanted === undefined))) return fail("gift-card-used", messages.used);
  const begun = await beginRefund(trx, orderId, split.payment, request.key, split.cards);
  if ("problem" in begun) return exceeds(left, order.currency);
  await describeRefund(trx, begun.refundId, request);
  return ok(split);
}

const asAmount = ({ currency }: { currency: string }): string =>
  `must be an amount of ${currency} with ${exponentOf(currency)} decimals at most`;

type Split = { payment: number; cards: number };

function exceeds(refundable: number, currency: string) {
  const left = toDecimalText(refundable, currency);
  return fail("refund-exceeds", `Of the payment ${left} ${currency} is left.`, { detail: { refundable: left } });
}

/**
 * Gift cards that were bought with the order and are paid back are worth nothing any more; false when one has been used.
 * An amount that names no pieces is a favour and takes none back.
 */
async function takeCardsBack(
  trx: Transaction,
  orderId: number,
  { items }: RefundRequest,
  isWhole: boolean,
): Promise<boolean> {
  if (items.length === 0 && !isWhole) return true;
  const bought = await lockBought(trx, orderId);
  if (items.length === 0) {
    if (bought.some((card) => !card.isUntouched)) return false;
    await voidCards(trx, bought, orderId);
    return true;
  }
  for (const { orderLineId, quantity } of items) {
    const own = bought.filter((card) => card.orderLineId === orderLineId);
    if (own.length === 0) continue;
    const untouched = own.filter((card) => card.isUntouched).slice(0, quantity);
    if (untouched.length < quantity) return false;
    await voidCards(trx, untouched, orderId);
  }
  return true;
}

const sameItems = (a: readonly Piece[], b: readonly Piece[]) =>
  a.length === b.length &&
  a.every((piece, at) => piece.orderLineId === b[at]?.orderLineId && piece.quantity === b[at]?.quantity);

/** Asks the provider, and tells whoever is to be told. */
export async function settleRefund(
  services: FulfilmentServices,
  orderId: number,
  { payment, cards }: Split,
  key: string,
): Promise<Result<unknown, RefundProblem>> {
  const settled = await refundPayment(services, orderId, payment, key, cards);
  if (settled.ok) await announceRefunds(services, orderId);
  return settled;
}

/**
 * Tells of refunds that are done: history, webhooks, and a mail to the customer. After each refund, and each minute for
 * those that were settled later or made at the provider.
 */
export async function announceRefunds({ db, jobs }: FulfilmentServices, orderId?: number): Promise<number> {
  for (let told = 0; ; told++) {
    const isTold = await db.transaction().execute(async (trx): Promise<boolean> => {
      const refund = await takeUnannounced(trx, orderId);
      if (!refund) return false;
      const { id, amount, giftAmount, currency, reason, by, key, isConfirmed, isReachable, isCredit } = refund;
      const items = toPieces(refund.items);
      if (!isConfirmed) return true;
      const note = `${toDecimalText(amount, currency)} ${currency} ${isCredit ? "less to pay" : "paid back"}${reason && `: ${reason}`}`;
      await noteHistory(trx, refund.orderId, { note, by });
      await emitEvent(trx, "order.refunded", { id: refund.orderId, refund_id: id });
      const mail = {
        orderId: refund.orderId,
        kind: isCredit ? "credited" : "refunded",
        amount,
        giftAmount,
        ...(items.length > 0 && { items }),
      };
      // Who called an order off is told so in one mail, which names the money too; who won a dispute hears it from the bank.
      if (isReachable && key !== cancelKey && !key.startsWith(disputeKey)) await jobs.send(orderEmailQueue, mail, trx);
      if (refund.restock) await putBack(trx, refund);
      return true;
    });
    if (!isTold) return told;
  }
}

/** The pieces of a refund; where it names none, all that no other refund named. */
async function putBack(trx: Transaction, { id, orderId }: { id: number; orderId: number }): Promise<void> {
  const refunds = (await refundsOf(trx, orderId)).filter(({ status }) => status !== "failed");
  const own = refunds.find((refund) => refund.id === id)?.items ?? [];
  const order = own.length > 0 ? null : await findOrder(trx, orderId);
  const pieces = order
    ? restOf(
        order,
        refunds.flatMap(({ items }) => items),
      )
    : own;
  await restock(trx, orderId, pieces);
}
