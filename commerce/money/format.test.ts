import fc from "fast-check";
import { expect, test } from "vitest";
import { type CurrencyFormat, defaultCurrencyFormat, formatWithPattern } from "./rules.ts";

const euro: CurrencyFormat = {
  token: " €",
  decimal_token: ",",
  thousands_token: ".",
  decimal_places: 2,
  token_location: "right",
};
const yen: CurrencyFormat = { ...defaultCurrencyFormat, token: "¥", decimal_places: 0 };

test.each<[number | string, CurrencyFormat, string]>([
  [449, defaultCurrencyFormat, "$449.00"],
  [1449.5, defaultCurrencyFormat, "$1,449.50"],
  ["1234567.891", defaultCurrencyFormat, "$1,234,567.89"],
  [0, defaultCurrencyFormat, "$0.00"],
  [-12.5, defaultCurrencyFormat, "-$12.50"],
  [1449.5, euro, "1.449,50 €"],
  [45800, yen, "¥45,800"],
])("9.2 %s is written %j as %s", (value, format, text) => {
  expect(formatWithPattern(value, format)).toBe(text);
});

test("5 empty input gives an empty string", () => {
  for (const empty of ["", null, undefined]) expect(formatWithPattern(empty, defaultCurrencyFormat)).toBe("");
});

test("5 without all currency format fields the raw value is returned", () => {
  for (const field of Object.keys(defaultCurrencyFormat)) {
    expect(formatWithPattern(449.5, { ...defaultCurrencyFormat, [field]: undefined })).toBe(449.5);
  }
  expect(formatWithPattern(449.5, null)).toBe(449.5);
  expect(formatWithPattern("twelve", defaultCurrencyFormat)).toBe("twelve");
});

test("3.16 a written value can be read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const text = String(formatWithPattern(cents / 100, defaultCurrencyFormat));
      return Math.round(Number(text.replace(/[$,]/g, "")) * 100) === cents;
    }),
  );
});
