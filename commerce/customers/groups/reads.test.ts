import { describe, expect, it } from "vitest";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import { defaultGroupOf, discountGroupOf, groupOf, visibleGroups } from "./reads.ts";

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
    ["a visitor", "us", null, undefined],
    ["a customer", "us", { isPro: false, proCodeInfo: null, groupId: 1 }, 1],
    ["a customer of another group", "us", { isPro: false, proCodeInfo: null, groupId: 3 }, 1],
    ["a professional of region pro", "pro", pro("pro"), 3],
    ["a professional of region pro_ca", "pro_ca", pro("pro_ca"), 1],
    ["a professional of region pro_eu_region_1", "pro_eu_region_1", pro("pro_eu_region_1"), 1],
    ["a professional of region pro in an unknown group", "pro", pro("pro", 99), 1],
    ["a professional of region pro looking at another region's prices", "us", pro("pro"), 1],
    [
      "a customer of Canada, which has a default group of its own",
      "ca",
      { isPro: false, proCodeInfo: null, groupId: 1 },
      4,
    ],
    ["somebody whose code has ended", "us", { isPro: false, proCodeInfo: { region: "pro" }, groupId: 3 }, 1],
  ])("6 %s in %s gets the rules of the right group", (_who, region, customer, id) => {
    expect(discountGroupOf(groups, region, customer)?.id).toBe(id);
  });

  it("7.6 finds groups by region and id, and the default by region", () => {
    expect(groupOf(groups, "pro", 3)?.id).toBe(3);
    expect(groupOf(groups, "us", 3)).toBeNull();
    expect(defaultGroupOf(groups, "us")?.id).toBe(1);
    expect(defaultGroupOf(groups, "ca")?.id).toBe(4);
    expect(defaultGroupOf([], "ca")).toBeNull();
  });

  it("keeps the professionals' group to its members", () => {
    expect(visibleGroups(groups, null).map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(visibleGroups(groups, 3).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});
