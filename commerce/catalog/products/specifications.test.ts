import { Type } from "typebox";
import { expect, test } from "vitest";
import type { ProductField } from "./fields/field-types.ts";
import { specificationOf, specificationsOf } from "./specifications.ts";

const isVegan: ProductField = {
  column: { name: "is_vegan", type: "boolean" },
  shape: Type.Boolean(),
  initial: false,
  isPublic: true,
  staff: { name: "is_vegan", body: Type.Boolean() },
  specification: { id: "vegan", say: (value: boolean) => (value ? "yes" : null) },
};

test("a field that is true or false is a specification only where it is true", () => {
  expect(specificationOf(isVegan, true, "en")).toEqual([{ id: "vegan", value: "yes" }]);
  for (const none of [false, null, undefined]) expect(specificationOf(isVegan, none, "en")).toEqual([]);
});

test("a field that answers an empty text has no specification: its bare label would be found by search", () => {
  const say = () => "";
  expect(specificationOf({ ...isVegan, specification: { id: "vegan", say } }, true, "en")).toEqual([]);
});

test("a product's fields are said in the language; what it does not say is left out", () => {
  expect(specificationsOf({ madeIn: "AT" }, "de")).toEqual([{ id: "made-in", value: "Österreich" }]);
  expect(specificationsOf({}, "de")).toEqual([]);
});
