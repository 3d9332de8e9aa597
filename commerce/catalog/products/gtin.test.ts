import { expect, test } from "vitest";
import { isGtin } from "./gtin.ts";

test.each([
  ["96385074", true],
  ["036000291452", true],
  ["4006381333931", true],
  ["14006381333938", true],
  ["4006381333932", false],
  ["0400638133393", false],
  ["400638133393", false],
  ["4006381333931 ", false],
  ["", false],
])("%s is a GTIN: %s", (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
