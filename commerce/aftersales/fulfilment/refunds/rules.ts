import { type Piece, paidBesides, refundOf, type Sold, taxOfPieces } from "#commerce/aftersales/fulfilment/rules.ts";
import { sumOf } from "#commerce/sales/pricing/rules.ts";
import { splitProportionally } from "#commerce/shared/money/rules.ts";

/** What somebody wants to pay back; amounts are minor units. Without anything it is all that is left. */
export type RefundWish = {
  amount?: number;
  items: readonly Piece[];
  /** What was paid for delivery and wrapping goes back too, with their tax. */
  delivery?: boolean;
  /** The contract ends with these pieces: delivery goes back, but for what a faster one cost more than the standard. */
  ending?: { supplement: number };
  /** As a new gift card instead of the way it came. */
  asCredit?: boolean;
};

export type RefundFacts = {
  order: Sold;
  /** Pieces and delivery that went back before, or are on their way. */
  before: readonly Piece[];
  deliveryBefore: number;
  left: { payment: number; cards: number; isOwed: boolean };
};

/** To the cent what a refund does: what it is for, where it goes, and what is left after it. */
export type RefundPlan = {
  amount: number;
  goods: number;
  delivery: number;
  /** What belongs to neither: an amount that somebody named. */
  other: number;
  /** Tax within the amount. */
  tax: number;
  payment: number;
  cards: number;
  credit: number;
  left: number;
};

export type RefundRefusal = "pieces" | "delivery" | "not-positive" | "nothing" | "exceeds" | "owed";

/** What of delivery and wrapping, with their tax, has not gone back yet. */
export const deliveryLeft = ({ order, deliveryBefore }: Pick<RefundFacts, "order" | "deliveryBefore">): number =>
  Math.max(0, paidBesides(order) - deliveryBefore);

/**
 * How much of a refund goes where: what was paid by card goes back first, the way it came; only what is beyond that goes
 * to gift cards. Null: more than is left of both.
 */
export function splitRefund(
  amount: number,
  left: { payment: number; cards: number },
): { payment: number; cards: number } | null {
  if (amount > left.payment + left.cards) return null;
  const payment = Math.min(amount, left.payment);
  return { payment, cards: amount - payment };
}

/** Decides a refund; its preview and the refund itself ask here, so that both say the same. */
export function planRefund(facts: RefundFacts, wish: RefundWish): RefundPlan | RefundRefusal {
  const { order, before, left } = facts;
  const { items, amount: wanted, ending } = wish;
  const goods = refundOf(order, items, before);
  if (goods === null) return "pieces";
  if (wanted !== undefined && wanted <= 0) return "not-positive";
  if (wish.asCredit && left.isOwed) return "owed";
  const all = left.payment + left.cards;
  const besides = deliveryLeft(facts);
  if (wish.delivery && besides === 0) return "delivery";
  const isWhole = items.length === 0 && !wish.delivery && wanted === undefined;
  const delivery = ending ? Math.max(0, besides - ending.supplement) : wish.delivery || isWhole ? besides : 0;
  const amount = wanted ?? (isWhole ? all : Math.min(goods + delivery, all));
  if (amount === 0) return "nothing";
  const split = splitRefund(amount, left);
  if (!split) return "exceeds";
  // All that is left is goods, but for delivery; of a named amount it is goods first.
  const ofDelivery = Math.min(delivery, isWhole ? amount : Math.max(0, amount - goods));
  const ofGoods = isWhole ? amount - ofDelivery : Math.min(goods, amount - ofDelivery);
  const payment = wish.asCredit ? 0 : split.payment;
  return {
    amount,
    goods: ofGoods,
    delivery: ofDelivery,
    other: amount - ofGoods - ofDelivery,
    tax: taxWithin(facts, wish, { amount, goods, isExact: !isWhole && amount === goods + delivery }),
    payment,
    cards: split.cards,
    credit: split.payment - payment,
    left: all - amount,
  };
}

/** Of exactly these pieces it is their own tax; of every other amount, its share of the order's. */
function taxWithin(
  { order, before, deliveryBefore }: RefundFacts,
  { items, delivery, ending }: RefundWish,
  { amount, isExact }: { amount: number; goods: number; isExact: boolean },
): number {
  const all = sumOf(order.totals, "tax");
  if (isExact && !ending && (!delivery || deliveryBefore === 0)) {
    const ofGoods = taxOfPieces(order, items, before);
    return ofGoods + (delivery ? all - taxOfAll(order) : 0);
  }
  return order.total > 0 ? (splitProportionally(all, [amount, Math.max(0, order.total - amount)])[0] ?? 0) : 0;
}

const taxOfAll = (order: Sold): number =>
  taxOfPieces(
    order,
    order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    [],
  );
