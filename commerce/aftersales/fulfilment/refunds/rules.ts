import {
  type OrderTotals,
  type Piece,
  paidForDeliveryAndWrapping,
  refundOf,
  taxOfPieces,
} from "#commerce/aftersales/fulfilment/rules.ts";
import { sumOf } from "#commerce/sales/totals/rules.ts";
import { splitProportionally } from "#commerce/shared/money/rules.ts";

/** A requested refund; amounts are minor units. An empty request refunds all that is left. */
export type RefundWish = {
  amount?: number;
  items: readonly Piece[];
  /** Refunds delivery and wrapping with their tax, too. */
  delivery?: boolean;
  /**
   * The contract ends with these pieces: delivery is refunded, except what a faster one cost more than the standard
   * one.
   */
  ending?: { supplement: number };
  /** As a new gift card instead of the way it was paid. */
  asCredit?: boolean;
};

export type RefundFacts = {
  order: OrderTotals;
  /** Pieces and delivery that were refunded before, or are being refunded. */
  before: readonly Piece[];
  deliveryBefore: number;
  left: { payment: number; cards: number; isOwed: boolean };
};

/** What a refund does, to the cent: what it is for, where it goes, and what is left after it. */
export type RefundPlan = {
  amount: number;
  goods: number;
  delivery: number;
  /** The part for neither goods nor delivery, when an amount was entered. */
  other: number;
  /** Tax within the amount. */
  tax: number;
  payment: number;
  cards: number;
  credit: number;
  left: number;
};

export type RefundRefusal = "pieces" | "delivery" | "not-positive" | "nothing" | "exceeds" | "owed";

/** What was paid for delivery and wrapping, with their tax, and is not refunded yet. */
export const deliveryLeft = ({ order, deliveryBefore }: Pick<RefundFacts, "order" | "deliveryBefore">): number =>
  Math.max(0, paidForDeliveryAndWrapping(order) - deliveryBefore);

/**
 * Splits a refund: what was paid through the provider goes back first, the way it came, and only the rest goes to gift
 * cards. Null when the amount exceeds what is left of both.
 */
export function splitRefund(
  amount: number,
  left: { payment: number; cards: number },
): { payment: number; cards: number } | null {
  if (amount > left.payment + left.cards) return null;
  const payment = Math.min(amount, left.payment);
  return { payment, cards: amount - payment };
}

/** Decides a refund. Both the preview and the refund itself call it, so that they agree. */
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
  // When all that is left is refunded, everything but delivery counts as goods. An entered amount counts as goods
  // first.
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

/** The pieces' own tax when exactly these pieces are refunded; for any other amount, its share of the order's tax. */
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

const taxOfAll = (order: OrderTotals): number =>
  taxOfPieces(
    order,
    order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    [],
  );
