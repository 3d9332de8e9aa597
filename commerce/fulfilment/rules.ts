import { splitProportionally } from "#commerce/money/rules.ts";
import type { Order } from "#commerce/orders/schema.ts";
import { sumOf } from "#commerce/pricing/rules.ts";

/** Pieces of an order's line. */
export type Piece = { orderLineId: number; quantity: number };

type Sold = Pick<Order, "total" | "totals"> & {
  lines: readonly Pick<Order["lines"][number], "id" | "quantity" | "unitPrice">[];
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

/** What pieces came to: their price with its share of discounts and added tax. Delivery stays with the order. */
export function worthOf(order: Sold, counts: ReadonlyMap<number, number>): number {
  let [chosen, rest] = [0, 0];
  for (const { id, quantity, unitPrice } of order.lines) {
    const count = counts.get(id) ?? 0;
    chosen += count * unitPrice;
    rest += (quantity - count) * unitPrice;
  }
  if (chosen === 0) return 0;
  return splitProportionally(order.total - sumOf(order.totals, "shipping"), [chosen, rest])[0] ?? 0;
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
