import fc from "fast-check";
import { expect, test } from "vitest";
import { savedPercent } from "./rules.ts";

test.each([
  [39900, 49900, 20],
  [8000, 10000, 20],
  [6999, 9999, 30],
  [9999, 10000, 0],
  [10000, 10000, 0],
  [12000, 10000, 0],
  [0, 10000, 100],
])("4 a price of %i instead of %i saves %i percent", (price, former, percent) => {
  expect(savedPercent(price, former)).toBe(percent);
});

test("4 a saving is never announced larger than it is, and is at most one percent larger than announced", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, (price, former) => {
      const percent = savedPercent(price, former);
      const saved = Math.max(0, former - price);
      expect(percent * former).toBeLessThanOrEqual(saved * 100);
      expect((percent + 1) * former).toBeGreaterThan(saved * 100);
    }),
  );
});
