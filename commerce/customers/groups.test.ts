import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultGroupOf, discountedPrice, discountGroupOf, groupOf, guestGroupOf, visibleGroups } from "./groups.ts";
import type { CustomerGroup, DiscountRule } from "./schema.ts";

const group = (id: number, more: Partial<CustomerGroup> = {}): CustomerGroup => ({
  id,
  name: `Group ${id}`,
  region: null,
  is_default: false,
  is_group_for_guests: false,
  discount_rules: [],
  ...more,
});
const groups = [
  group(1, { is_default: true }),
  group(2, { is_group_for_guests: true }),
  group(3, { region: "pro" }),
  group(4, { region: "ca", is_default: true }),
];

const pro = (region: string, groupId = 3) => ({ isPro: true, proCodeInfo: { region }, groupId });

describe("whose rules apply", () => {
  it.each([
    ["a visitor", "us", null, 1],
    ["a customer", "us", { isPro: false, proCodeInfo: null, groupId: 1 }, 1],
    ["a customer of another group", "us", { isPro: false, proCodeInfo: null, groupId: 3 }, 1],
    ["a professional of region pro", "pro", pro("pro"), 3],
    ["a professional of region pro_ca", "pro_ca", pro("pro_ca"), 1],
    ["a professional of region pro_eu_region_1", "pro_eu_region_1", pro("pro_eu_region_1"), 1],
    ["a professional of region pro in an unknown group", "pro", pro("pro", 99), 1],
    ["somebody whose code has ended", "us", { isPro: false, proCodeInfo: { region: "pro" }, groupId: 3 }, 1],
  ])("6 %s in %s gets the rules of the right group", (_who, region, customer, id) => {
    expect(discountGroupOf(groups, region, customer)?.id).toBe(id);
  });

  it("7.6 finds groups by region and id, and the default by region", () => {
    expect(groupOf(groups, "pro", 3)?.id).toBe(3);
    expect(groupOf(groups, "us", 3)).toBeNull();
    expect(defaultGroupOf(groups, "us")?.id).toBe(1);
    expect(defaultGroupOf(groups, "ca")?.id).toBe(4);
    expect(guestGroupOf(groups, "ca")?.id).toBe(2);
    expect(defaultGroupOf([], "ca")).toBeNull();
  });

  it("keeps the professionals' group to its members", () => {
    expect(visibleGroups(groups, null).map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(visibleGroups(groups, 3).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

const board = { id: 1001, categories: [21, 22] };
const all = (method: DiscountRule["method"], amount: number): DiscountRule => ({ type: "all", method, amount });

describe("discounts", () => {
  it.each<[string, DiscountRule[], number]>([
    ["no rule", [], 44_900],
    ["20 percent on all", [all("percent", 20)], 35_920],
    ["a third of a cent is rounded once", [all("percent", 33.333)], 29_933],
    ["15.50 off all", [all("fixed", 15.5)], 43_350],
    ["more off than it costs", [all("fixed", 999)], 0],
    ["a price of 399.99", [all("price", 399.99)], 39_999],
    ["a price above the product's own", [all("price", 499)], 44_900],
    [
      "its category before all",
      [all("percent", 50), { type: "category", method: "percent", amount: 10, category_id: 22 }],
      40_410,
    ],
    [
      "the better of two categories",
      [
        { type: "category", method: "percent", amount: 10, category_id: 22 },
        { type: "category", method: "fixed", amount: 100, category_id: 21 },
      ],
      34_900,
    ],
    [
      "the product before its category",
      [
        { type: "category", method: "percent", amount: 10, category_id: 22 },
        { type: "product", method: "price", amount: 430, product_id: 1001 },
      ],
      43_000,
    ],
    [
      "rules for others",
      [
        { type: "category", method: "percent", amount: 10, category_id: 99 },
        { type: "product", method: "price", amount: 1, product_id: 7 },
        { type: "category", method: "percent", amount: 10 },
      ],
      44_900,
    ],
  ])("6 %s", (_what, rules, price) => {
    expect(discountedPrice(rules, board, 44_900, "USD")).toBe(price);
  });

  it("counts in the currency's own units", () => {
    expect(discountedPrice([all("fixed", 500)], board, 44_900, "JPY")).toBe(44_400);
  });

  it("never makes anything dearer, nor cheaper than nothing", () => {
    const rule = fc.record({
      type: fc.constantFrom("all" as const, "category" as const, "product" as const),
      method: fc.constantFrom("percent" as const, "fixed" as const, "price" as const),
      amount: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
      category_id: fc.constantFrom(21, 99),
      product_id: fc.constantFrom(1001, 7),
    });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.nat(10_000_000), (rules, price) => {
        const result = discountedPrice(rules, board, price, "EUR");
        return Number.isInteger(result) && result >= 0 && result <= price;
      }),
    );
  });
});
