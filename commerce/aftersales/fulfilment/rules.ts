import type { Order } from "#commerce/sales/orders/schema.ts";
import { sumOf } from "#commerce/sales/totals/rules.ts";
import { percentOf, splitProportionally } from "#commerce/shared/money/rules.ts";
import { fail } from "#platform/result.ts";

/** The maximum number of orders that are packed at once: as many as one person packs before shipping them. */
export const mostAtOnce = 200;

/** Pieces of an order line. `restock: false`: these are not restocked when others of the refund are. */
export type Piece = { orderLineId: number; quantity: number; restock?: boolean };

/** The problem when nothing of an order may be shipped or made ready for collection now; null when it may. */
export const heldBack = ({ hold }: Pick<Order, "hold">) =>
  hold === undefined ? null : fail("on-hold", `This order is on hold: ${hold}`, { detail: { reason: hold } });

export type OrderTotals = Pick<Order, "total" | "totals"> & {
  lines: readonly (Pick<Order["lines"][number], "id" | "quantity" | "unitPrice"> & { variantId?: number })[];
  /** Lines that are gift cards, which are taxed when they are spent. */
  giftCardLines?: readonly number[];
};

/** Adds pieces up by line; null when they are more than was ordered, or of a line that the order does not have. */
export function addUp(order: OrderTotals, pieces: readonly Piece[]): Map<number, number> | null {
  const counts = new Map<number, number>();
  const ordered = new Map(order.lines.map((line) => [line.id, line.quantity]));
  for (const { orderLineId, quantity } of pieces) {
    const count = (counts.get(orderLineId) ?? 0) + quantity;
    if (!(Number.isInteger(quantity) && quantity > 0 && count <= (ordered.get(orderLineId) ?? 0))) return null;
    counts.set(orderLineId, count);
  }
  return counts;
}

/** The price of delivery after discounts. */
export const deliveryOf = ({ totals }: Pick<Order, "totals">): number =>
  totals.reduce((sum, line) => (line.on === "shipping" ? sum + line.amount : sum), sumOf(totals, "shipping"));

/**
 * The tax that was added to goods of this amount (or is contained in it). Delivery and wrapping have their own share.
 */
function taxOn(goods: number, { totals }: Pick<Order, "totals">, isContained = false): number {
  const [wrapping, delivery] = [sumOf(totals, "gift_wrap"), deliveryOf({ totals })];
  const ofGoods = totals.map(({ kind, included, amount, rate }) => {
    if (kind !== "tax" || included !== isContained) return 0;
    // Not every state taxes delivery. When it does, the tax on goods and wrapping alone does not match the amount.
    const isWithout = rate !== undefined && percentOf(goods + wrapping, rate) === amount;
    return splitProportionally(amount, [goods, wrapping, isWithout ? 0 : delivery])[0] ?? 0;
  });
  return ofGoods.reduce((sum, amount) => sum + amount, 0);
}

type Share = { chosen: number; all: number };

/**
 * What pieces cost: their price after discounts, with the tax that was added to it. Delivery and wrapping belong to no
 * piece and stay with the order, as does their tax.
 */
export function worthOf(order: OrderTotals, counts: ReadonlyMap<number, number>): number {
  const { paidGoods, paidCards, goods, cards } = sharesOf(order, counts);
  return partOf(paidGoods + taxOn(paidGoods, order), goods) + partOf(paidCards, cards);
}

/**
 * The tax within what pieces cost, whether added to their prices or contained in them. `before` are pieces that were
 * refunded earlier.
 */
export function taxOfPieces(
  order: OrderTotals,
  pieces: readonly Piece[],
  before: readonly Piece[],
  { isAddedAlone = false } = {},
): number {
  const earlier = addUp(order, before);
  const now = addUp(order, [...before, ...pieces]);
  if (!earlier || !now) return 0;
  const within = (counts: ReadonlyMap<number, number>) => {
    const { paidGoods, goods } = sharesOf(order, counts);
    const added = partOf(paidGoods + taxOn(paidGoods, order), goods) - partOf(paidGoods, goods);
    return isAddedAlone ? added : added + partOf(taxOn(paidGoods, order, true), goods);
  };
  return within(now) - within(earlier);
}

/** What the goods and the gift cards of an order cost, and how much of that these pieces cost. */
function sharesOf(order: OrderTotals, counts: ReadonlyMap<number, number>) {
  const [goods, cards]: [Share, Share] = [
    { chosen: 0, all: 0 },
    { chosen: 0, all: 0 },
  ];
  const discounts = order.totals.flatMap(({ items = [] }) => items);
  for (const { id, quantity, unitPrice, variantId } of order.lines) {
    const off = discounts.reduce((sum, item) => (item.variantId === variantId ? sum + item.amount : sum), 0);
    const count = counts.get(id) ?? 0;
    const worth = quantity * unitPrice - off;
    const share = order.giftCardLines?.includes(id) ? cards : goods;
    share.chosen += splitProportionally(worth, [count, quantity - count])[0] ?? 0;
    share.all += worth;
  }
  const paid = order.totals.reduce(
    (sum, { kind, on, amount }) =>
      kind === "goods" || (kind === "discount" && on !== "shipping") ? sum + amount : sum,
    0,
  );
  const [paidGoods = 0, paidCards = 0] = splitProportionally(paid, [goods.all, cards.all]);
  return { paidGoods, paidCards, goods, cards };
}

/** What was paid for delivery and wrapping, with their tax: the total less the goods. */
export const paidForDeliveryAndWrapping = (order: OrderTotals): number =>
  order.total - worthOf(order, new Map(order.lines.map(({ id, quantity }) => [id, quantity])));

const partOf = (amount: number, { chosen, all }: Share): number =>
  chosen === 0 ? 0 : (splitProportionally(amount, [chosen, all - chosen])[0] ?? 0);

/**
 * The amount to refund for pieces when `before` was refunded earlier: the difference of the two totals, so that refunds
 * piece by piece add up to what the order cost. Null when more pieces would be refunded than were ordered.
 */
export function refundOf(order: OrderTotals, pieces: readonly Piece[], before: readonly Piece[]): number | null {
  const earlier = addUp(order, before);
  const now = addUp(order, [...before, ...pieces]);
  return earlier && now && worthOf(order, now) - worthOf(order, earlier);
}

/** The pieces of an order that are not among the given ones. */
export function restOf(order: OrderTotals, pieces: readonly Piece[]): Piece[] {
  const gone = addUp(order, pieces);
  return order.lines
    .map(({ id, quantity }) => ({ orderLineId: id, quantity: quantity - (gone?.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
