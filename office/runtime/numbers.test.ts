import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { decimalsIn, plainNumber, readNumber, signsOf, writeNumber } from "./numbers.ts";

test.each([
  ["en", "1,234.56", "1234.56"],
  ["en", "1.234,56", "1234.56"],
  ["en", "1,234", "1234"],
  ["en", "1.234", "1.234"],
  ["en", "12,5", "12.5"],
  ["en", "$1,234,567", "1234567"],
  ["en", "USD 449.00", "449.00"],
  ["de", "1.234,56", "1234.56"],
  ["de", "1,234.56", "1234.56"],
  ["de", "1.234", "1234"],
  ["de", "1,234", "1.234"],
  ["de", "449.95", "449.95"],
  ["de", "1.234.567", "1234567"],
  ["de", "449,95 €", "449.95"],
  ["fr", "1 234,56 €", "1234.56"],
  ["fr", "1\u202f234,5", "1234.5"],
  ["sv", "1\u00a0234,56 kr", "1234.56"],
  ["ja", "１２．５", "12.5"],
  ["ja", "¥12,345", "12345"],
  ["en", "-5", "-5"],
  ["en", "007", "7"],
  ["en", ".5", "0.5"],
  ["en", "free", null],
  ["en", "12 a", null],
  ["en", "", null],
] as const)("%s: %j is read as %j", (language, text, number) => {
  expect(readNumber(text, signsOf(language))).toBe(number);
});

test("numbers are written as the language has them, and read back as they were", () => {
  expect(writeNumber("1234.50", signsOf("en"))).toBe("1,234.50");
  expect(writeNumber("1234567.50", signsOf("de"))).toBe("1.234.567,50");
  expect(plainNumber("1234.50", signsOf("de"))).toBe("1234,50");
  expect(writeNumber("cheap", signsOf("de"))).toBe("cheap");
  for (const language of ["en", "de", "fr", "it", "es", "sv", "no", "ja"] as const)
    for (const value of ["1234.50", "0.95", "1234567.00", "12"])
      for (const write of [writeNumber, plainNumber])
        expect(readNumber(write(value, signsOf(language)), signsOf(language)), `${language} ${value}`).toBe(value);
});

test("a number field shows its language's decimal sign and reads both", () => {
  const shown = languages.map((language) => [language, decimalsIn(language, { max: 50 }).show(5.6)]);
  const points = ["en", "ja"];
  expect(shown).toEqual(languages.map((language) => [language, points.includes(language) ? "5.6" : "5,6"]));
  for (const language of languages)
    for (const text of ["5.6", "5,6", " 5,60 "])
      expect([language, decimalsIn(language, { max: 50 }).read(text)]).toEqual([language, 5.6]);
});

test("three digits are thousands, unless that were more than the field may hold", () => {
  const { read } = decimalsIn("de", {});
  expect([read("1.234"), read("449.95"), read("8,875")]).toEqual([1234, 449.95, 8.875]);
  expect(decimalsIn("de", { max: 50 }).read("8.875")).toBe(8.875);
  expect(decimalsIn("en", { max: 50 }).read("8,875")).toBe(8.875);
  expect(decimalsIn("de", { min: -90, max: 90 }).read("-47.376")).toBe(-47.376);
});

test("nothing is none; what is no number, or too small, is not taken", () => {
  const { read, show } = decimalsIn("de", {});
  expect([read(""), read("  "), read("12a"), read("viel"), read("-1")]).toEqual([
    null,
    null,
    ...Array(3).fill(undefined),
  ]);
  expect(show(null)).toBe("");
  expect(decimalsIn("de", { min: Number.NEGATIVE_INFINITY }).read("\u22121,5")).toBe(-1.5);
  expect(decimalsIn("en", { decimals: 0 }).read("12.4")).toBe(12);
  expect(decimalsIn("de", { decimals: 2 }).show(1234.5)).toBe("1.234,50");
});

test("amounts of money are read back as they are shown, in every language and currency", () => {
  expect(decimalsIn("de", { currency: "EUR" }).show(4.9)).toBe("4,90\u00a0€");
  for (const language of languages)
    for (const currency of ["USD", "CAD", "EUR", "GBP", "CHF", "NOK", "SEK", "JPY"])
      for (const value of [0, 12, 1234, 1234567]) {
        const { show, read } = decimalsIn(language, { currency });
        expect([language, currency, read(show(value))]).toEqual([language, currency, value]);
      }
});
