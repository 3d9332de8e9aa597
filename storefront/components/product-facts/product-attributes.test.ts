import { expect, test } from "vitest";
import { readRules, shownSpecs, specsIn } from "./product-attributes.ts";

const rules = readRules(
  ["base"],
  [{ attribute_id: "level", options: ["beginner", "expert"] }, { attribute_id: "flex" }, { options: ["x"] }],
);
const specs = [
  { id: "waterproof", value: "20k" },
  { id: "base", value: "sintered" },
  { id: "flex", value: "6" },
  { id: "level", value: "expert, beginner" },
];

test("3.16 hidden attributes are not shown; managed ones come first, their options in order", () => {
  expect(shownSpecs(rules, specs)).toEqual([
    { id: "level", value: "beginner, expert" },
    { id: "flex", value: "6" },
    { id: "waterproof", value: "20k" },
  ]);
});

test("3.11 product_specs stand in the place of commerce's, updated_product_specs in theirs", () => {
  const own = specsIn([{ id: "flex", value: "7" }, { id: "edge", value: "steel" }, { value: "lost" }]);
  const updated = specsIn([{ id: "flex", value: "8" }]);
  const shown = shownSpecs(rules, specs, own, updated);
  expect(shown).toContainEqual({ id: "flex", value: "8" });
  expect(shown).toContainEqual({ id: "edge", value: "steel" });
});

test("3.16 without any configuration everything is shown as it came", () => {
  expect(shownSpecs(readRules(undefined, "nonsense"), specs)).toEqual(specs);
});
