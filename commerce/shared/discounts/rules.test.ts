import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asksForCategories, discountedPrice } from "./rules.ts";
import type { DiscountRule } from "./schema.ts";

const board = { id: 1001, categories: [21, 22] };
const all = (method: DiscountRule["method"], amount: number): DiscountRule => ({ type: "all", method, amount });
const category = (category_id: number, method: DiscountRule["method"], amount: number): DiscountRule => ({
  type: "category",
  category_id,
  method,
  amount,
});
const product = (product_id: number, method: DiscountRule["method"], amount: number): DiscountRule => ({
  type: "product",
  product_id,
  method,
  amount,
});

describe("6 discount rules", () => {
  it.each<[string, DiscountRule[], number]>([
    ["no rule", [], 44_900],
    ["20 percent on all", [all("percent", 20)], 35_920],
    ["a third of a cent is rounded once", [all("percent", 33.333)], 29_933],
    ["more than all of it", [all("percent", 150)], 0],
    ["15.50 off all", [all("fixed", 15.5)], 43_350],
    ["more off than it costs", [all("fixed", 999)], 0],
    ["a price of 399.99", [all("price", 399.99)], 39_999],
    ["a price above the product's own", [all("price", 499)], 44_900],
    ["its category before all", [all("percent", 50), category(22, "percent", 10)], 40_410],
    ["the better of two categories", [category(22, "percent", 10), category(21, "fixed", 100)], 34_900],
    ["the better of two for all", [all("price", 440), all("percent", 5)], 42_655],
    ["the product before its category", [category(22, "percent", 10), product(1001, "price", 430)], 43_000],
    [
      "rules for others",
      [category(99, "percent", 10), product(7, "price", 1), { type: "category", method: "percent", amount: 10 }],
      44_900,
    ],
    ["what nobody could mean", [all("fixed", -5), all("fixed", 1e40), all("percent", Number.NaN)], 44_900],
    ["an unknown method", [all("thrice" as DiscountRule["method"], 5)], 44_900],
  ])("6 %s", (_what, rules, price) => {
    expect(discountedPrice(rules, board, 44_900, "USD")).toBe(price);
  });

  it("6 count in the currency's own units", () => {
    expect(discountedPrice([all("fixed", 500)], board, 44_900, "JPY")).toBe(44_400);
    expect(discountedPrice([all("fixed", 0.5)], board, 44_900, "JPY")).toBe(44_899);
  });

  it("6 ask for categories only where one of them does", () => {
    expect(asksForCategories([all("percent", 5), product(7, "fixed", 1)])).toBe(false);
    expect(asksForCategories([all("percent", 5), category(7, "fixed", 1)])).toBe(true);
  });
});

describe("6 whatever the rules are", () => {
  const rule: fc.Arbitrary<DiscountRule> = fc.record({
    type: fc.constantFrom("all", "category", "product"),
    method: fc.constantFrom("percent", "fixed", "price"),
    amount: fc.oneof(fc.double({ min: 0, max: 1_000_000, noNaN: true }), fc.double()),
    category_id: fc.constantFrom(21, 99),
    product_id: fc.constantFrom(1001, 7),
  });
  const rules = fc.array(rule, { maxLength: 6 });
  const price = fc.nat(10_000_000);
  const currency = fc.constantFrom("EUR", "JPY");
  const priceBy = (list: DiscountRule[], amount: number, unit = "EUR") => discountedPrice(list, board, amount, unit);

  it("6 a price is a whole number, never dearer than without them and never below zero", () => {
    fc.assert(
      fc.property(rules, price, currency, (list, amount, unit) => {
        const result = priceBy(list, amount, unit);
        return Number.isInteger(result) && result >= 0 && result <= amount;
      }),
    );
  });

  it("6 their order does not matter", () => {
    fc.assert(
      fc.property(rules, price, (list, amount) => priceBy(list, amount) === priceBy(list.toReversed(), amount)),
    );
  });

  it("6 the lowest price of a product stays its lowest", () => {
    fc.assert(
      fc.property(rules, price, price, (list, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        return priceBy(list, low) <= priceBy(list, high);
      }),
    );
  });

  it("6 the most specific rules decide alone", () => {
    const own = fc.array(
      rule.map((one): DiscountRule => ({ ...one, type: "product", product_id: 1001 })),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(rules, own, price, (list, mine, amount) => {
        const others = list.filter((one) => one.type !== "product");
        return priceBy([...others, ...mine], amount) === priceBy(mine, amount);
      }),
    );
  });

  it("6 of equally specific ones the best for the shopper counts", () => {
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1, maxLength: 5 }), price, (list, amount) => {
        const same = list.map((one): DiscountRule => ({ ...one, type: "all" }));
        return priceBy(same, amount) === Math.min(...same.map((one) => priceBy([one], amount)));
      }),
    );
  });
});
