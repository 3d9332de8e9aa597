import { expect, test } from "vitest";
import { mergeFields } from "./rules.ts";

const base = { name: "Kestrel", brand: "Firn", categories: ["boards"] };

test("different fields come together, and what was only repeated is not written back", () => {
  const current = { ...base, name: "Kestrel II" };
  expect(mergeFields({ ...base, brand: "Other" }, base, current)).toEqual({
    mine: { brand: "Other", categories: ["boards"] },
    merged: ["name"],
    conflicts: [],
  });
});

test("the same field conflicts, unless both say the same", () => {
  const current = { ...base, name: "Kestrel II", categories: ["boards", "new"] };
  expect(mergeFields({ name: "Kestrel III", categories: ["boards", "new"] }, base, current)).toEqual({
    mine: { name: "Kestrel III", categories: ["boards", "new"] },
    merged: ["categories"],
    conflicts: ["name"],
  });
});

test("where nobody knows what the writer saw, every difference is a conflict", () => {
  expect(mergeFields({ name: "Kestrel", brand: "Other" }, null, base).conflicts).toEqual(["brand"]);
});
