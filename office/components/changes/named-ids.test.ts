import { expect, test } from "vitest";
import { namedIds } from "./named-ids.ts";

const names = { category_id: { 21: "Snowboards" }, pins: { 1119: "Kestrel" } };

test("ids that the log knows are names, within lists and rules too; other numbers stay", () => {
  expect(namedIds("category_id", 21, names)).toBe("Snowboards");
  expect(namedIds("category_id", 22, names)).toBe(22);
  expect(namedIds("position", 21, names)).toBe(21);
  expect(namedIds("pins", { "": [1119, 5], ca: [1119] }, names)).toEqual({ "": ["Kestrel", 5], ca: ["Kestrel"] });
  const rules = [{ type: "category", amount: 21, category_id: 21 }];
  expect(namedIds("discount_rules", rules, names)).toEqual([
    { type: "category", amount: 21, category_id: "Snowboards" },
  ]);
});
