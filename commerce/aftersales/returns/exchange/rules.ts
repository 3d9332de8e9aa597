import { type Piece, refundOf, type Sold, taxOfPieces } from "#commerce/aftersales/fulfilment/rules.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { goodsLine, shippingLine } from "#commerce/sales/pricing/rules.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import { splitProportionally } from "#commerce/shared/money/rules.ts";

/** Pieces that came, and the variant that goes out for them. */
export type Swap = Piece & { variantId: number };

export type Replacement = {
  lines: { orderLineId: number; variantId: number; quantity: number; unitPrice: number }[];
  totals: TotalLine[];
  /** What the pieces cost that it replaces; minor units. */
  total: number;
};

/**
 * An order that is worth to the cent what the pieces were that came back: their goods at what was paid for them, and the tax
 * on them by the same rates. Where pieces do not divide evenly they stand in two lines.
 */
export function replacementOf(order: Order & Sold, before: readonly Piece[], swaps: readonly Swap[]): Replacement {
  const total = refundOf(order, swaps, before) ?? 0;
  const added = taxOfPieces(order, swaps, before, { isAddedAlone: true });
  const contained = taxOfPieces(order, swaps, before) - added;
  const goods = total - added;
  const prices = new Map(order.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  const weights = swaps.map(({ orderLineId, quantity }) => (prices.get(orderLineId) ?? 0) * quantity);
  const shares = weights.some(Boolean) ? splitProportionally(goods, weights) : [];
  const lines = swaps.flatMap(({ orderLineId, variantId, quantity }, at) => {
    const share = shares[at] ?? 0;
    const [price, rest] = [Math.floor(share / quantity), share % quantity];
    return [
      { orderLineId, variantId, quantity: quantity - rest, unitPrice: price },
      { orderLineId, variantId, quantity: rest, unitPrice: price + 1 },
    ].filter((line) => line.quantity > 0);
  });
  const taxes = (isContained: boolean, amount: number): TotalLine[] => {
    const own = order.totals.filter(({ kind, included }) => kind === "tax" && included === isContained);
    const all = own.map((line) => line.amount);
    const parts = all.some(Boolean) ? splitProportionally(amount, all) : [];
    return own.map((line, at) => ({ ...line, amount: parts[at] ?? 0 }));
  };
  const totals = [goodsLine(goods), shippingLine(0), ...taxes(false, added), ...taxes(true, contained)];
  return { lines, totals, total };
}
