import { expect, test } from "vitest";
import { isLow, levelCounted } from "./rules.ts";

test.each([
  [5, null, 5, true],
  [6, null, 5, false],
  [20, 20, 5, true],
  [1, 0, 5, false],
  [0, 0, 5, true],
])("of %i pieces, with a threshold of %s and the shop's of %i, stock is low: %s", (available, own, shop, expected) => {
  expect(isLow(available, own, shop)).toBe(expected);
});

test.each([
  [10, 8, undefined, 8],
  [10, 8, 10, 8],
  [9, 8, 10, 7],
  [1, 0, 5, 0],
  [12, 13, 10, 15],
])("of %i pieces %i were counted where %s were seen: %i are left", (held, counted, seen, expected) => {
  expect(levelCounted(held, counted, seen)).toBe(expected);
});
