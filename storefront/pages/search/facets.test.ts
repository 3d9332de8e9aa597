import { expect, test } from "vitest";
import { withoutNamesAbove } from "./facets.ts";

test("3.16 a category below the one that holds it does not repeat its name, another does", () => {
  const shown = [
    { label: "Snowboards" },
    { label: "Snowboards – Kids", isBelow: true },
    { label: "Splitboards", isBelow: true },
    { label: "Boots – Kids", isBelow: true },
  ];
  expect(withoutNamesAbove(shown).map(({ label }) => label)).toEqual([
    "Snowboards",
    "Kids",
    "Splitboards",
    "Boots – Kids",
  ]);
});
