import fc from "fast-check";
import { expect, test } from "vitest";
import { allLocales } from "#commerce/shared/regions/rules.ts";
import { type CurrencyFormat, defaultCurrencyFormat, formatMoney, formatWithPattern } from "./rules.ts";

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

test("3.16 every place writes amounts as Intl does", () => {
  const places = [...new Set(allLocales().map(({ intl }) => intl)), "de-CH", "pt-BR"];
  const currencies = ["USD", "CAD", "EUR", "JPY", "CHF", "SEK", "KWD"];
  for (const place of places) {
    for (const currency of currencies) {
      const format = new Intl.NumberFormat(place, { style: "currency", currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      for (const amount of [0, 5, 99, 100, 12345, 99999, 123456, 1234500, 987654321, -1, -45050, -1234567])
        expect(formatMoney(amount, currency, place)).toBe(format.format(amount / 10 ** digits));
    }
  }
});
