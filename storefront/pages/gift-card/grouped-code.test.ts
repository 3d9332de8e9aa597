import { expect, test } from "vitest";
import { groupedCode } from "./grouped-code.ts";

test.each([
  ["", ""],
  ["abcd", "ABCD"],
  ["abcd1", "ABCD-1"],
  ["ABCD-1", "ABCD-1"],
  ["7k2m 4h5j 8w9x 1n3p", "7K2M-4H5J-8W9X-1N3P"],
  ["7k2m4h5j8w9x1n3pq", "7k2m4h5j8w9x1n3pq"],
  ["ab*", "ab*"],
])("%j is shown as %j", (typed, shown) => {
  expect(groupedCode(typed)).toBe(shown);
});
