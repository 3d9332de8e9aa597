import { expect, test } from "vitest";
import { inView, viewIn } from "./list-view.ts";

test("2.7 a list's address names its rows; the grid needs no word", () => {
  expect(inView("/c/boots", "rows")).toBe("/c/boots?view=rows");
  expect(inView("/c/boots?page=2", "rows")).toBe("/c/boots?page=2&view=rows");
  expect(inView("/c/boots?page=2", "grid")).toBe("/c/boots?page=2");
  expect([viewIn(new URLSearchParams("view=rows")), viewIn(new URLSearchParams("view=list"))]).toEqual([
    "rows",
    "grid",
  ]);
});
