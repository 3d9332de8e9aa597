import fc from "fast-check";
import { expect, test } from "vitest";
import { pricePoint, pricesOf } from "./pricing.ts";

test.each([
  [611, 60900],
  [426.5, 42900],
  [40.8, 3900],
  [9.5, 995],
  [16.3, 1495],
  [1, 495],
])("%d units become the price %d", (units, price) => {
  expect(pricePoint(units)).toBe(price);
});

test("every region that sells it has a price, and a professional one that is not above it", () => {
  expect(pricesOf({ usd: 449, notIn: ["ca"] })).toEqual({
    us: { price: 44900 },
    pro: { price: 29200 },
    eu_region_1: { price: 42900 },
    pro_eu_region_1: { price: 27900 },
  });
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 2000 }), fc.integer({ min: 1, max: 3 }), (usd, factor) => {
      const prices = pricesOf({ usd, retailUsd: usd * factor });
      for (const [base, pro] of [
        ["us", "pro"],
        ["ca", "pro_ca"],
        ["eu_region_1", "pro_eu_region_1"],
      ] as const) {
        expect(prices[pro]!.price).toBeLessThanOrEqual(prices[base]!.price);
        expect(prices[base]!.retailPrice ?? Number.MAX_VALUE).toBeGreaterThan(prices[base]!.price);
      }
    }),
  );
});
