import { splitProportionally } from "#commerce/money/rules.ts";
import type { Order } from "#commerce/orders/schema.ts";
import { sumOf } from "#commerce/pricing/rules.ts";

/** Pieces of an order's line. */
export type Piece = { orderLineId: number; quantity: number };

type Sold = Pick<Order, "total" | "totals"> & {
  lines: readonly (Pick<Order["lines"][number], "id" | "quantity" | "unitPrice"> & { variantId?: number })[];
};

/** Adds pieces up by line; null when that is more than was ordered, or of a line that the order does not have. */
export function addUp(order: Sold, pieces: readonly Piece[]): Map<number, number> | null {
  const counts = new Map<number, number>();
  const ordered = new Map(order.lines.map((line) => [line.id, line.quantity]));
  for (const { orderLineId, quantity } of pieces) {
    const count = (counts.get(orderLineId) ?? 0) + quantity;
    if (!(Number.isInteger(quantity) && quantity > 0 && count <= (ordered.get(orderLineId) ?? 0))) return null;
    counts.set(orderLineId, count);
  }
  return counts;
}

/** What delivery and gift wrapping came to after what was taken off: they belong to no piece. */
const deliveryOf = ({ totals }: Pick<Order, "totals">): number =>
  sumOf(totals, "shipping") +
  sumOf(totals, "gift_wrap") +
  totals.reduce((sum, line) => (line.on === "shipping" ? sum + line.amount : sum), 0);

/** What pieces came to: their price without what was taken off them, with the share of added tax. Delivery stays with the order. */
export function worthOf(order: Sold, counts: ReadonlyMap<number, number>): number {
  let [chosen, rest] = [0, 0];
  const discounts = order.totals.flatMap(({ items = [] }) => items);
  for (const { id, quantity, unitPrice, variantId } of order.lines) {
    const off = discounts.reduce((sum, item) => (item.variantId === variantId ? sum + item.amount : sum), 0);
    const count = counts.get(id) ?? 0;
    const [own = 0, other = 0] = splitProportionally(quantity * unitPrice - off, [count, quantity - count]);
    chosen += own;
    rest += other;
  }
  if (chosen === 0) return 0;
  return splitProportionally(order.total - deliveryOf(order), [chosen, rest])[0] ?? 0;
}

/**
 * What to give back for pieces when `before` was given back for earlier: the difference of the two, so that an order
 * given back piece by piece comes to what it cost. Null when more pieces would come back than went.
 */
export function refundOf(order: Sold, pieces: readonly Piece[], before: readonly Piece[]): number | null {
  const earlier = addUp(order, before);
  const now = addUp(order, [...before, ...pieces]);
  return earlier && now && worthOf(order, now) - worthOf(order, earlier);
}

/** The pieces of an order that are in none of these. */
export function restOf(order: Sold, pieces: readonly Piece[]): Piece[] {
  const gone = addUp(order, pieces);
  return order.lines
    .map(({ id, quantity }) => ({ orderLineId: id, quantity: quantity - (gone?.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
