import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveryWindow, freeShippingFrom, shippingCost, shippingOptionsFor } from "./rules.ts";
import type { ShippingMethod, ShippingRange } from "./schema.ts";

let nextId = 1;
const base = (more: Partial<ShippingMethod>): ShippingMethod => ({
  id: nextId++,
  zoneId: 1,
  code: "standard",
  name: "Standard delivery",
  type: "total",
  enabled: true,
  settings: {},
  daysFrom: 3,
  daysTo: 5,
  ...more,
});
const free = (minimum: number, more: Partial<ShippingMethod> = {}) =>
  base({ type: "freeshipping", settings: { carrier_options: { minimum_sub_total: minimum } }, ...more });
const range = (lower_limit: number, upper_limit: number | null, shipping_cost: number): ShippingRange => ({
  lower_limit,
  upper_limit,
  shipping_cost,
});
const table = (ranges: ShippingRange[], more: Partial<ShippingMethod> = {}) => base({ settings: { ranges }, ...more });

const us = [
  free(9900),
  table([range(0, 4999, 795), range(5000, null, 1295)]),
  table([range(0, null, 2495)], { code: "express", name: "Express delivery", daysFrom: 1, daysTo: 2 }),
];

describe("5 free shipping applies from the minimum subtotal", () => {
  test.each([
    [9899, 1295],
    [9900, 0],
    [9901, 0],
  ])("a base amount of %i costs %i", (amount, cost) => expect(shippingCost(us, amount)).toBe(cost));

  test("a disabled freeshipping method gives nothing away", () => {
    expect(shippingCost([free(9900, { enabled: false }), ...us.slice(1)], 50_000)).toBe(1295);
  });
});

describe("5 otherwise the lowest matching range cost of enabled total methods applies", () => {
  test.each([
    [0, 795],
    [4999, 795],
    [5000, 1295],
  ])("a base amount of %i costs %i", (amount, cost) => expect(shippingCost(us, amount)).toBe(cost));

  test("disabled methods do not count, and no matching range means no delivery", () => {
    const methods = [table([range(0, null, 100)], { enabled: false }), table([range(1000, 2000, 500)])];
    expect(shippingCost(methods, 1500)).toBe(500);
    expect(shippingCost(methods, 999)).toBeNull();
  });

  test("it is never above any matching range of an enabled method", () => {
    const ranges = fc.array(fc.tuple(fc.nat(20_000), fc.nat(20_000), fc.nat(5000)), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(ranges, { maxLength: 4 }), fc.nat(40_000), (tables, amount) => {
        const methods = tables.map((rows) => table(rows.map(([from, width, cost]) => range(from, from + width, cost))));
        const costs = tables
          .flat()
          .flatMap(([from, width, cost]) => (amount >= from && amount <= from + width ? [cost] : []));
        expect(shippingCost(methods, amount)).toBe(costs.length > 0 ? Math.min(...costs) : null);
      }),
    );
  });
});

describe("6 groups in hide_free_shipping_groups get no option that costs nothing", () => {
  test("they pay the range although the minimum is reached", () => expect(shippingCost(us, 20_000, true)).toBe(1295));
  test("a range that costs nothing is not for them either", () => {
    expect(shippingCost([table([range(0, null, 0)]), table([range(0, null, 700)])], 100, true)).toBe(700);
    expect(shippingCost([table([range(0, null, 0)])], 100, true)).toBeNull();
  });
  test("no threshold is announced to them", () => {
    expect(freeShippingFrom(us)).toBe(9900);
    expect(freeShippingFrom(us, true)).toBeNull();
  });
});

test("3.10 the shopper chooses between standard and express, standard at its section-5 price", () => {
  const amounts = (baseAmount: number) => shippingOptionsFor(us, baseAmount).map(({ code, amount }) => [code, amount]);
  expect(amounts(4000)).toEqual([
    ["standard", 795],
    ["express", 2495],
  ]);
  expect(amounts(9900)).toEqual([
    ["standard", 0],
    ["express", 2495],
  ]);
  expect(shippingOptionsFor(us, 9900)[1]).toMatchObject({ daysFrom: 1, daysTo: 2, name: "Express delivery" });
});

describe("the days between which a parcel arrives", () => {
  const days = (at: string, daysFrom: number, daysTo: number) => {
    const { from, to } = deliveryWindow(new Date(at), { daysFrom, daysTo });
    return [from, to].map((day) => day.toISOString().slice(0, 10));
  };
  test.each([
    // A Wednesday, with and without a weekend in between; a Friday evening; a Saturday.
    ["2026-11-18T09:00:00Z", 1, 2, "2026-11-19", "2026-11-20"],
    ["2026-11-18T09:00:00Z", 2, 4, "2026-11-20", "2026-11-24"],
    ["2026-11-20T23:30:00Z", 1, 1, "2026-11-23", "2026-11-23"],
    ["2026-11-21T09:00:00Z", 3, 5, "2026-11-25", "2026-11-27"],
  ])("3.10 ordered on %s within %i to %i working days: %s to %s", (at, from, to, first, last) =>
    expect(days(at, from, to)).toEqual([first, last]),
  );
});
