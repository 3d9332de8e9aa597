import { expect, test } from "vitest";
import { idsIn, type NamesByKind, picturesIn, withNames } from "./conflict-things.ts";

const names: NamesByKind = {
  category: new Map([[21, "Snowboards"]]),
  product: new Map([[1012, "Kestrel"]]),
  group: new Map([[3, "Clubs"]]),
};

test("categories, products and groups of a conflict are called by their names", () => {
  expect(idsIn("categories", [21, 22])).toEqual({ category: [21, 22], product: [], group: [] });
  expect(withNames("categories", [21, 22], names)).toEqual(["Snowboards", "#22"]);
  expect(withNames("customer_group_id", 3, names)).toBe("Clubs");
  expect(withNames("customer_group_id", null, names)).toBe(null);
  expect(idsIn("pins", { us: [1012], "": [7] }).product).toEqual([1012, 7]);
  expect(withNames("pins", { us: [1012], "": [7] }, names)).toEqual({ us: ["Kestrel"], "": ["#7"] });
  const rule = { type: "category", category_id: 21, product_id: null, amount: 21 };
  expect(withNames("discount_rules", [rule], names)).toEqual([{ ...rule, category_id: "Snowboards" }]);
  // Numbers that are no ids stay what they are.
  expect(withNames("popularity", 21, names)).toBe(21);
});

test("pictures of a conflict are found wherever a field holds them, with the language that they are for", () => {
  expect(picturesIn("images", [{ id: "kestrel-1" }, { id: "kestrel-2", color: "ink" }])).toEqual([
    { id: "kestrel-1", of: null },
    { id: "kestrel-2", of: null },
  ]);
  expect(picturesIn("tile_image", "boards")).toEqual([{ id: "boards", of: null }]);
  expect(picturesIn("variants.50001.image", "glacier")).toEqual([{ id: "glacier", of: null }]);
  expect(picturesIn("local_images", { de: { tile_image: "bretter" } })).toEqual([{ id: "bretter", of: "de" }]);
  expect(picturesIn("hero_image", null)).toBe(null);
  expect(picturesIn("name", "Kestrel")).toBe(null);
});
