import fc from "fast-check";
import { expect, test } from "vitest";
import type { TotalLine } from "#commerce/pricing/schema.ts";
import { type Piece, refundOf } from "./rules.ts";

const line = (kind: TotalLine["kind"], amount: number, included = false): TotalLine => ({
  kind,
  label: kind,
  amount,
  included,
});
const sold = (prices: [price: number, quantity: number][], discount: number, tax: number, shipping: number) => {
  const goods = prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
  const totals = [line("goods", goods), line("discount", -discount), line("tax", tax), line("shipping", shipping)];
  const lines = prices.map(([unitPrice, quantity], at) => ({ id: at + 1, unitPrice, quantity }));
  return { totals, total: goods - discount + tax + shipping, lines };
};

test("a piece comes back at its price, with its share of discount and added tax, without delivery", () => {
  const order = sold(
    [
      [10_000, 2],
      [5000, 1],
    ],
    2500,
    1800,
    900,
  );
  expect(refundOf(order, [{ orderLineId: 1, quantity: 1 }], [])).toBe(9720);
  expect(refundOf(order, [{ orderLineId: 2, quantity: 1 }], [])).toBe(4860);
});

test("more pieces than were ordered, or of another order, come to nothing", () => {
  const order = sold([[10_000, 2]], 0, 0, 0);
  const one = { orderLineId: 1, quantity: 1 };
  expect(refundOf(order, [one, one, one], [])).toBeNull();
  expect(refundOf(order, [{ orderLineId: 1, quantity: 2 }], [one])).toBeNull();
  expect(refundOf(order, [{ orderLineId: 9, quantity: 1 }], [])).toBeNull();
  expect(refundOf(order, [{ orderLineId: 1, quantity: 0.5 }], [])).toBeNull();
});

test("given back piece by piece, in any order, an order comes to what it cost without delivery", () => {
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 4 })), {
    minLength: 1,
    maxLength: 5,
  });
  const arrangement = fc.tuple(
    prices,
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 0, max: 30_000 }),
    fc.nat(5000),
    fc.nat(),
  );
  fc.assert(
    fc.property(arrangement, ([lines, percent, tax, shipping, seed]) => {
      const goods = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
      const order = sold(lines, Math.floor((goods * percent) / 100), tax, shipping);
      const pieces: Piece[] = order.lines.flatMap(({ id, quantity }) =>
        Array.from({ length: quantity }, () => ({ orderLineId: id, quantity: 1 })),
      );
      pieces.sort((a, b) => ((a.orderLineId * 7919 + seed) % 13) - ((b.orderLineId * 7919 + seed) % 13));
      const parts = pieces.map((piece, at) => refundOf(order, [piece], pieces.slice(0, at)) ?? Number.NaN);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(order.total - shipping);
      expect(parts.every((part) => part >= 0)).toBe(true);
    }),
  );
});
