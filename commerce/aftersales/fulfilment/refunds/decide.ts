import { giftCardLinesOf } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { type FulfilmentResult, orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import {
  lockPayment,
  type OrderRefund,
  type RefundableAmount,
  refundsOf,
} from "#commerce/aftersales/fulfilment/reads.ts";
import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import { lockBought, type PurchasedCard } from "#commerce/sales/gift-cards/writes.ts";
import type { HistoryFact } from "#commerce/sales/orders/history/fact.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { exponentOf, toDecimal, toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { deliveryLeft, planRefund, type RefundFacts, type RefundPlan, type RefundRefusal } from "./rules.ts";

export type RefundRequest = {
  /**
   * Converts the requested amount to minor units of the order's currency; returns null when it is no amount. Without
   * it, the amount is what the pieces cost.
   */
  amount?: (currency: string) => number | null;
  /** The pieces to refund. Without amount, items and delivery, everything that is left is refunded. */
  items: readonly Piece[];
  /** Refunds delivery and wrapping, too. */
  delivery?: boolean;
  reason: string;
  by: string;
  /** Restocks the pieces once the money has gone back, except those with a `restock` of their own. */
  restock?: boolean;
  /** Refunds as a new gift card for the buyer, who can spend it at once. */
  asCredit?: boolean;
  /**
   * The amount that was left when the caller looked, in minor units of the currency. When it has changed, nothing is
   * refunded.
   */
  seenLeft?: (currency: string) => number | null;
  /**
   * Set when these pieces complete a withdrawal from the contract: what was paid besides the goods is refunded with
   * them, except what a faster delivery cost more than the standard one.
   */
  ending?: { supplement: number };
  /** Requests with the same key are the same refund, however often they are sent. */
  key: string;
};

export const messages = {
  pieces: "These are more pieces than the order has, or than are left to be paid back.",
  key: "This idempotency key was used for another refund. Use a new one.",
  nothing: "Nothing is left of the payment.",
  delivery: "Nothing of what was paid for delivery is left.",
  restock: "An amount alone says nothing about pieces: name the items that go back into stock.",
  used: "A gift card of this order has been used, so it cannot be paid back.",
  owed: "The invoice has not been paid yet: nothing can be given as a gift card.",
};

type Facts = RefundFacts & { order: Order & RefundFacts["order"]; refunds: OrderRefund[] };

/** The data on which a refund is decided. `left` must be locked when a refund is made. */
export async function findFacts(
  db: Db,
  orderId: number,
  left: RefundableAmount | null,
): Promise<FulfilmentResult<Facts>> {
  const order = await findOrder(db, orderId);
  if (!order) return orderNotFound;
  if (!left) return fail("not-paid", "Nothing was paid for this order.");
  const refunds = await refundsOf(db, orderId);
  const counted = refunds.filter(({ status }) => status !== "failed");
  const giftCardLines = await giftCardLinesOf(db, orderId);
  return ok({
    order: { ...order, giftCardLines },
    refunds,
    before: counted.flatMap((refund) => refund.items),
    deliveryBefore: counted.reduce((sum, refund) => sum + refund.delivery, 0),
    left,
  });
}

/** Returns the plan of a refund and the gift cards that become void with it, or why it is refused. Writes nothing. */
export async function decide(
  trx: Transaction,
  facts: Facts,
  request: RefundRequest,
): Promise<FulfilmentResult<{ plan: RefundPlan; bought: PurchasedCard[] }>> {
  const { currency } = facts.order;
  const wanted = request.amount?.(currency);
  const asAmount = `must be an amount of ${currency} with ${exponentOf(currency)} decimals at most`;
  if (wanted === null) return fail("bad-amount", "This is not an amount.", { fields: { amount: asAmount } });
  if (request.restock && request.items.length === 0 && (wanted !== undefined || request.delivery))
    return fail("bad-quantity", messages.restock, { fields: { restock: "needs items" } });
  const left = facts.left.payment + facts.left.cards;
  const seen = request.seenLeft?.(currency);
  if (seen !== undefined && seen !== left) return changedMeanwhile(facts, left);
  const { items, delivery, ending, asCredit } = request;
  const plan = planRefund(facts, {
    items,
    delivery: delivery ?? false,
    asCredit: asCredit ?? false,
    ...(wanted !== undefined && { amount: wanted }),
    ...(ending && { ending }),
  });
  if (typeof plan === "string") return refuse(plan, left, facts);
  const bought = await cardsThatEnd(trx, facts.order.id, request, wanted === undefined && !delivery);
  return bought ? ok({ plan, bought }) : fail("gift-card-used", messages.used);
}

function refuse(refusal: RefundRefusal, left: number, { order: { currency } }: Facts) {
  switch (refusal) {
    case "pieces":
      return fail("bad-quantity", messages.pieces, { fields: { items: messages.pieces } });
    case "delivery":
      return fail("refund-exceeds", messages.delivery, { fields: { delivery: "is paid back already" } });
    case "not-positive":
      return fail("bad-amount", "The amount is not above zero.", { fields: { amount: "must be above zero" } });
    case "owed":
      return fail("not-paid", messages.owed);
    case "nothing":
      return fail("refund-exceeds", messages.nothing, { detail: { refundable: 0 } });
    case "exceeds":
      return exceeds(left, currency);
  }
}

export function exceeds(refundable: number, currency: string) {
  const left = toDecimalText(refundable, currency);
  const fields = { amount: `must be at most ${left} ${currency}` };
  return fail("refund-exceeds", `Of the payment ${left} ${currency} is left.`, {
    fields,
    detail: { refundable: left },
  });
}

function changedMeanwhile({ order: { currency }, refunds }: Facts, left: number) {
  const text = (amount: number) => toDecimalText(amount, currency);
  const meanwhile = refunds
    .filter(({ status }) => status !== "failed")
    .slice(-3)
    .map(({ amount, by, createdAt }) => ({
      date: createdAt.toISOString(),
      made_by: by,
      note: `${text(amount)} ${currency} paid back`,
      fact: { what: "refunded", amount: toDecimal(amount, currency), currency } satisfies HistoryFact,
    }));
  const message = `Somebody else paid back meanwhile: ${text(left)} ${currency} is left.`;
  return fail("changed-meanwhile", message, { detail: { refundable: text(left), meanwhile } });
}

/**
 * The gift cards bought with the order that become worthless because they are refunded; null when one has been used. An
 * amount without pieces is a goodwill refund and voids none.
 */
async function cardsThatEnd(
  trx: Transaction,
  orderId: number,
  { items }: RefundRequest,
  isWhole: boolean,
): Promise<PurchasedCard[] | null> {
  if (items.length === 0 && !isWhole) return [];
  const bought = await lockBought(trx, orderId);
  if (items.length === 0) return bought.every((card) => card.isUntouched) ? bought : null;
  const ending: PurchasedCard[] = [];
  for (const { orderLineId, quantity } of items) {
    const own = bought.filter((card) => card.orderLineId === orderLineId && !ending.includes(card));
    if (own.length === 0) continue;
    const untouched = own.filter((card) => card.isUntouched).slice(0, quantity);
    if (untouched.length < quantity) return null;
    ending.push(...untouched);
  }
  return ending;
}

export type RefundPreview = RefundPlan & { currency: string; deliveryLeft: number; isOwed: boolean };

/** Returns what a refund would do, by the same decision as the refund itself. Writes nothing. */
export const previewRefund = (
  db: Db,
  orderId: number,
  request: RefundRequest,
): Promise<FulfilmentResult<RefundPreview>> =>
  db.transaction().execute(async (trx) => {
    const found = await findFacts(trx, orderId, await lockPayment(trx, orderId));
    if (!found.ok) return found;
    const planned = await decide(trx, found.value, request);
    if (!planned.ok) return planned;
    const { order, left } = found.value;
    const more = { currency: order.currency, deliveryLeft: deliveryLeft(found.value), isOwed: left.isOwed };
    return ok({ ...planned.value.plan, ...more });
  });
