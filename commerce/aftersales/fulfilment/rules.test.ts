import fc from "fast-check";
import { expect, test } from "vitest";
import { totalOf } from "#commerce/sales/totals/rules.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { percentOf } from "#commerce/shared/money/rules.ts";
import { type Piece, refundOf } from "./rules.ts";

const line = (kind: TotalLine["kind"], amount: number, about: Partial<TotalLine> = {}): TotalLine => ({
  kind,
  label: kind,
  amount,
  included: false,
  ...about,
});
const tax = (rate: number, base: number) => line("tax", percentOf(base, rate), { rate });
const orderOf = (prices: [price: number, quantity: number][], totals: TotalLine[]) => ({
  totals,
  total: totalOf(totals),
  lines: prices.map(([unitPrice, quantity], at) => ({ id: at + 1, unitPrice, quantity })),
});
const sold = (prices: [price: number, quantity: number][], discount: number, rate: number, shipping: number) => {
  const goods = prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
  const paid = [line("goods", goods), line("discount", -discount), line("shipping", shipping)];
  return orderOf(prices, [...paid, tax(rate, goods - discount)]);
};
const one = (orderLineId: number) => [{ orderLineId, quantity: 1 }];

test("a piece comes back at its price, with its share of discount and added tax, without delivery", () => {
  const order = sold(
    [
      [10_000, 2],
      [5000, 1],
    ],
    2500,
    8,
    900,
  );
  expect(refundOf(order, one(1), [])).toBe(9720);
  expect(refundOf(order, one(2), [])).toBe(4860);
});

test("the tax on delivery and wrapping stays with them", () => {
  const paid = [line("goods", 1990), line("gift_wrap", 500), line("shipping", 2995)];
  const quebec = [...paid, tax(5, 5485), tax(9.975, 5485)];
  expect(refundOf(orderOf([[995, 2]], quebec), one(1), [])).toBe(995 + 149);
  const free = [...paid, line("discount", -2995, { on: "shipping" }), tax(5, 2490), tax(9.975, 2490)];
  expect(refundOf(orderOf([[995, 2]], free), one(1), [])).toBe(995 + 149);
  const delivered = [...paid, tax(8, 2490)];
  expect(refundOf(orderOf([[995, 2]], delivered), one(1), [])).toBe(995 + 80);
});

test("gift cards come back without a tax that was not on them, all other goods with their whole one", () => {
  const totals = [line("goods", 11_400), line("shipping", 2995), tax(13, 8900 + 2995)];
  const prices: [number, number][] = [
    [8900, 1],
    [2500, 1],
  ];
  const order = { ...orderOf(prices, totals), giftCardLines: [2] };
  expect(refundOf(order, one(1), [])).toBe(8900 + 1157);
  expect(refundOf(order, one(2), [])).toBe(2500);
  expect(refundOf(order, [...one(1), ...one(2)], [])).toBe(11_400 + 1157);
});

test("a tax that prices contain is not paid back on top of them", () => {
  const contained = line("tax", 1910, { rate: 19, included: true });
  const order = orderOf([[5990, 2]], [line("goods", 11_980), line("shipping", 0), contained]);
  expect(refundOf(order, one(1), [])).toBe(5990);
});

test("more pieces than were ordered, or of another order, come to nothing", () => {
  const order = sold([[10_000, 2]], 0, 0, 0);
  expect(refundOf(order, [...one(1), ...one(1), ...one(1)], [])).toBeNull();
  expect(refundOf(order, [{ orderLineId: 1, quantity: 2 }], one(1))).toBeNull();
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
    fc.integer({ min: 0, max: 200_000 }).map((rate) => rate / 10_000),
    fc.nat(5000),
    fc.nat(),
  );
  fc.assert(
    fc.property(arrangement, ([lines, percent, rate, shipping, seed]) => {
      const goods = lines.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
      const order = sold(lines, Math.floor((goods * percent) / 100), rate, shipping);
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
