import { expect, test } from "vitest";
import { plainNumber, readNumber, signsOf, writeNumber } from "./numbers.ts";

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
  ["sv", "1\u00a0234,56 kr", null],
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
