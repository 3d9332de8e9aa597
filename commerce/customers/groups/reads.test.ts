import { expect, it } from "vitest";
import type { CustomerGroup } from "#commerce/customers/accounts/schema.ts";
import { visibleGroups } from "./reads.ts";

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

it("keeps the professionals' group to its members", () => {
  expect(visibleGroups(groups, null).map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(visibleGroups(groups, 3).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
