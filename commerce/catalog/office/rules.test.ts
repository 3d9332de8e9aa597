import fc from "fast-check";
import { expect, test } from "vitest";
import { changedPrice } from "./rules.ts";

test.each([
  [10_000, { percent: -10 }, 9000],
  [10_000, { percent: 7.5, round_to: 0.95 }, 10_795],
  [12_340, { round_to: 0.95 }, 12_295],
  [12_350, { round_to: 0.95 }, 12_395],
  [10_000, { amount: -20.5 }, 7950],
  [10_000, { set: 79.95 }, 7995],
  [10_000, { amount: -200 }, null],
  [40, { round_to: 0.95 }, 95],
  [12_340, { round_to: 0 }, 12_300],
] as const)("a price of %s, changed by %j, is %s", (price, change, changed) => {
  expect(changedPrice(price, change, "USD")).toBe(changed);
});

test("a rounded price ends as it should, within one unit of what was wanted", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e8 }), fc.integer({ min: -90, max: 200 }), (price, percent) => {
      const changed = changedPrice(price, { percent, round_to: 0.95 }, "EUR") ?? 0;
      expect(changed % 100).toBe(95);
      expect(Math.abs(changed - price * (1 + percent / 100))).toBeLessThanOrEqual(95);
    }),
  );
});
