import { type OrderTotals, type Piece, refundOf, taxOfPieces } from "#commerce/aftersales/fulfilment/rules.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { TaxedLine } from "#commerce/sales/tax/schema.ts";
import { goodsLine, shippingLine, sumOf, totalOf } from "#commerce/sales/totals/rules.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { splitProportionally } from "#commerce/shared/money/rules.ts";
import type { Replacement, Swap, Terms, Variant } from "./schema.ts";

/** How long the shop reserves the goods of an exchange that costs more, in hours. */
export const payWithinHours = 72;

type Variants = ReadonlyMap<number, Variant>;

/**
 * Whether another variant of the same product costs what the returned one costs today: it goes out for what was paid,
 * whatever the discount was. A returned variant that is no longer sold counts with the price that was paid.
 */
export function isEven(order: Pick<Order, "lines">, variants: Variants, swap: Swap): boolean {
  const line = order.lines.find(({ id }) => id === swap.orderLineId);
  const [was, next] = [variants.get(line?.variantId ?? 0), variants.get(swap.variantId)];
  return line !== undefined && next?.productId === line.productId && next.price === (was?.price ?? line.unitPrice);
}

/** What goes out at today's prices, for the tax service; one line per variant. */
export function taxedLinesOf(order: Pick<Order, "lines">, variants: Variants, swaps: readonly Swap[]): TaxedLine[] {
  const counts = new Map<number, number>();
  for (const swap of swaps)
    if (!isEven(order, variants, swap)) counts.set(swap.variantId, (counts.get(swap.variantId) ?? 0) + swap.quantity);
  return [...counts].map(([id, quantity]) => ({
    reference: String(id),
    category: "goods" as const,
    quantity,
    amount: (variants.get(id)?.price ?? 0) * quantity,
  }));
}

type ExchangeFacts = {
  order: Order & OrderTotals;
  /** Pieces that were refunded before. */
  before: readonly Piece[];
  swaps: readonly Swap[];
  variants: Variants;
  /** The taxes on what goes out at today's prices. */
  taxes: readonly TotalLine[];
  /** The value of the received pieces: the amount that would be refunded for them otherwise. */
  worth: number;
  /** The shop waives the difference. */
  waive: boolean;
};

/** What goes out, and who pays what for it. */
export function termsOf(given: ExchangeFacts): Terms {
  const { order, before, swaps, variants, taxes, worth, waive } = given;
  const even = swaps.filter((swap) => isEven(order, variants, swap));
  const asPaid = replacementOf(order, before, even);
  const others = swaps.filter((swap) => !even.includes(swap));
  const lines = others.map((swap) => {
    const { orderLineId, variantId, quantity } = swap;
    return { orderLineId, variantId, quantity, unitPrice: variants.get(variantId)?.price ?? 0 };
  });
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const totals = [
    goodsLine(sumOf(asPaid.totals, "goods") + goods),
    shippingLine(0),
    ...addTaxes(even.length > 0 ? asPaid.totals.filter(({ kind }) => kind === "tax") : [], taxes),
  ];
  const total = totalOf(totals);
  const due = Math.max(0, total - worth);
  if (waive && due > 0) return { ...replacementOf(order, before, swaps), kept: worth, due: 0, back: 0, waived: due };
  const all = [...asPaid.lines, ...lines];
  return { lines: all, totals, total, kept: Math.min(total, worth), due, back: Math.max(0, worth - total), waived: 0 };
}

/** Merges taxes of the same name and rate into one line. */
function addTaxes(...all: (readonly TotalLine[])[]): TotalLine[] {
  const byKey = new Map<string, TotalLine>();
  for (const line of all.flat()) {
    const key = JSON.stringify([line.label, line.rate, line.jurisdiction, line.included]);
    const before = byKey.get(key);
    byKey.set(key, before ? { ...before, amount: before.amount + line.amount } : line);
  }
  return [...byKey.values()];
}

/**
 * An order that is worth exactly what the returned pieces were: their goods at what was paid for them, and the tax on
 * them by the same rates. Pieces that do not divide evenly take two lines.
 */
export function replacementOf(
  order: Order & OrderTotals,
  before: readonly Piece[],
  swaps: readonly Swap[],
): Replacement {
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

/** Whether these are the same pieces for the same variants, in any order. */
export function isSameSwaps(a: readonly Swap[], b: readonly Swap[]): boolean {
  const counted = (swaps: readonly Swap[]) => {
    const counts = new Map<string, number>();
    for (const { orderLineId, variantId, quantity } of swaps) {
      const key = `${orderLineId} ${variantId}`;
      counts.set(key, (counts.get(key) ?? 0) + quantity);
    }
    return JSON.stringify([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return counted(a) === counted(b);
}
