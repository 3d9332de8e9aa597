import { type FulfilmentResult, orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import { lockPayment, type OrderRefund, refundsOf, toPieces } from "#commerce/aftersales/fulfilment/reads.ts";
import { restock } from "#commerce/aftersales/fulfilment/restock.ts";
import { type Piece, restOf } from "#commerce/aftersales/fulfilment/rules.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { cancelKey, describeRefund, takeUnannounced } from "#commerce/aftersales/fulfilment/writes.ts";
import { voidCards } from "#commerce/sales/gift-cards/writes.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { type RefundProblem, refundPayment } from "#commerce/sales/payments/refunds.ts";
import { beginRefund, disputeKey } from "#commerce/sales/payments/writes.ts";
import { toDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import { emitEvent } from "#commerce/webhooks/writes.ts";
import type { Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { causeOf } from "./causes.ts";
import { giveCredit } from "./credit.ts";
import { decide, exceeds, findFacts, messages, type RefundRequest } from "./decide.ts";

/** Refunds an order in whole or in part, never more than was paid. The customer gets an email. */
export async function refundOrder(
  services: FulfilmentServices,
  orderId: number,
  request: RefundRequest,
): Promise<FulfilmentResult<OrderRefund>> {
  const begun = await services.db.transaction().execute((trx) => beginIn(services, trx, orderId, request));
  if (!begun.ok) return begun;
  const settled = await settleRefund(services, orderId, begun.value, request.key);
  if (!settled.ok) return settled;
  const refund = (await refundsOf(services.db, orderId)).find(({ key }) => key === request.key);
  return refund ? ok(refund) : orderNotFound;
}

/**
 * Writes the refund and its description, which reserves the amount. Refunds left behind by a killed process are
 * completed by the sweep.
 */
export async function beginIn(
  services: FulfilmentServices,
  trx: Transaction,
  orderId: number,
  request: RefundRequest,
): Promise<FulfilmentResult<RefundSplit>> {
  const found = await findFacts(trx, orderId, await lockPayment(trx, orderId));
  if (!found.ok) return found;
  const { order, refunds } = found.value;
  const same = refunds.find(({ key }) => key === request.key);
  if (same) {
    const wanted = request.amount?.(order.currency);
    const isSame =
      (wanted ?? same.amount) === same.amount &&
      sameItems(request.items, same.items) &&
      same.restock === (request.restock ?? false) &&
      same.isCredit === (request.asCredit ?? false);
    const { amount, giftAmount } = same;
    return isSame ? ok({ payment: amount - giftAmount, cards: giftAmount }) : fail("key-reused", messages.key);
  }
  const planned = await decide(trx, found.value, request);
  if (!planned.ok) return planned;
  const { plan, bought } = planned.value;
  await voidCards(trx, bought, orderId);
  const gone = plan.payment + plan.credit;
  const begun = await beginRefund(trx, orderId, gone, request.key, plan.cards);
  if ("problem" in begun) return exceeds(plan.left + plan.amount, order.currency);
  const { reason, by, items, restock, asCredit = false } = request;
  await describeRefund(trx, begun.refundId, {
    reason,
    by,
    items,
    restock: restock ?? false,
    delivery: plan.delivery,
    isCredit: asCredit,
  });
  // Money that stays in the shop needs no answer from the provider, so the card is issued at once.
  if (asCredit) await giveCredit(services, trx, order, { refundId: begun.refundId, amount: plan.credit, by });
  return ok({ payment: gone, cards: plan.cards });
}

export type RefundSplit = { payment: number; cards: number };

const sameItems = (a: readonly Piece[], b: readonly Piece[]) =>
  a.length === b.length &&
  a.every(
    (piece, at) =>
      piece.orderLineId === b[at]?.orderLineId &&
      piece.quantity === b[at]?.quantity &&
      piece.restock === b[at]?.restock,
  );

/** Calls the payment provider, and announces the refund when it is done. */
export async function settleRefund(
  services: FulfilmentServices,
  orderId: number,
  { payment, cards }: RefundSplit,
  key: string,
): Promise<Result<unknown, RefundProblem>> {
  const settled = await refundPayment(services, orderId, payment, key, cards);
  if (settled.ok) await announceRefunds(services, orderId);
  return settled;
}

/**
 * Announces refunds that are done: in the history, by webhook, and by email to the customer. Called after each refund,
 * and every minute for those that were settled later or made at the provider. Returns the number of refunds.
 */
export async function announceRefunds({ db, jobs }: FulfilmentServices, orderId?: number): Promise<number> {
  for (let count = 0; ; count++) {
    const isTold = await db.transaction().execute(async (trx): Promise<boolean> => {
      const refund = await takeUnannounced(trx, orderId);
      if (!refund) return false;
      const { id, amount, giftAmount, currency, reason, by, key, isConfirmed, isReachable, isCredit, isGiftCard } =
        refund;
      const items = toPieces(refund.items);
      if (!isConfirmed) return true;
      const because = causeOf(refund);
      const note = told(
        {
          what: "refunded",
          amount: toDecimal(amount, currency),
          currency,
          to: isCredit ? "invoice" : isGiftCard ? "gift-card" : "money",
          text: reason || null,
          ...(because && { because }),
        },
        `${toDecimalText(amount, currency)} ${currency}`,
      );
      await noteHistory(trx, refund.orderId, { note, by });
      await emitEvent(trx, "order.refunded", { id: refund.orderId, refund_id: id });
      const mail = {
        orderId: refund.orderId,
        kind: isCredit ? ("credited" as const) : ("refunded" as const),
        amount,
        giftAmount,
        ...(items.length > 0 && { items }),
      };
      // The email about a cancellation also names the money, and a customer who won a dispute is informed by the bank.
      if (isReachable && !isGiftCard && key !== cancelKey && !key.startsWith(disputeKey))
        await queueOrderEmail(jobs, mail, trx);
      if (refund.restock) await putBack(trx, refund);
      return true;
    });
    if (!isTold) return count;
  }
}

/** Restocks the pieces of a refund. When it names none, these are all pieces that no other refund names. */
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
  await restock(
    trx,
    orderId,
    pieces.filter((piece) => piece.restock !== false),
  );
}
