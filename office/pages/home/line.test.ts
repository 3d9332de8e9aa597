import { expect, test } from "vitest";
import { lineOf, soFar } from "./line.ts";

test("hours add up until the present one", () => {
  expect(soFar([1, 0, 2, 5], 2)).toEqual([1, 1, 3]);
});

test("the line begins at the bottom and reaches the top with the most", () => {
  expect(lineOf([0, 5, 10], 10, { width: 242, height: 102 })).toBe("M1 101 L11 101 L21 51 L31 1");
  expect(lineOf([], 1, { width: 242, height: 102 })).toBe("M1 101");
});
