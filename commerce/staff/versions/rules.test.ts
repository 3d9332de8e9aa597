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

test("of a list of tags each tag is for itself: what both added and took out applies, and nobody is asked", () => {
  const [seen, theirs] = [{ tags: ["vip", "old"] }, { tags: ["vip", "old", "fragile"] }];
  const merge = (sent: string[], now = theirs.tags) => mergeFields({ tags: sent }, seen, { tags: now }, ["tags"]);
  expect(merge(["vip", "old", "gift"])).toEqual({
    mine: { tags: ["vip", "old", "fragile", "gift"] },
    merged: ["tags"],
    conflicts: [],
  });
  expect(merge(["vip"]).mine.tags).toEqual(["vip", "fragile"]);
  // What the other took out stays out, and what both added is there once.
  expect(merge(["vip", "old", "gift"], ["old", "gift"]).mine.tags).toEqual(["old", "gift"]);
  expect(mergeFields({ tags: ["gift"] }, null, theirs, ["tags"]).conflicts).toEqual(["tags"]);
});
