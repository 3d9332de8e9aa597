import { expect, test } from "vitest";
import { reordered } from "./order.ts";

test("what is dragged stands where it was let go", () => {
  expect(reordered([1, 2, 3, 4], [4], 1, "before")).toEqual([4, 1, 2, 3]);
  expect(reordered([1, 2, 3, 4], [1], 3, "after")).toEqual([2, 3, 1, 4]);
  expect(reordered([1, 2, 3, 4], [3, 1], 4, "after")).toEqual([2, 4, 1, 3]);
  expect(reordered([1, 2, 3], [2], 2, "after")).toEqual([1, 2, 3]);
});
