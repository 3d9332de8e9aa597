import { expect, test } from "vitest";
import { unitPriceOf, unitPriceText } from "./unit-price.ts";

test.each([
  [1200, "60 g", { amount: 20_000, unit: "kg" }],
  [1500, "75 g", { amount: 20_000, unit: "kg" }],
  [999, "0.5 kg", { amount: 1998, unit: "kg" }],
  [1000, "300 ml", { amount: 3333, unit: "l" }],
  [1000, "1 l", { amount: 1000, unit: "l" }],
  [250, "2 m", { amount: 125, unit: "m" }],
  [1000, "0 g", null],
  [1000, null, null],
  [1000, undefined, null],
  [1000, "9 pieces", null],
])("the price of a unit at %i minor units for %s", (amount, content, price) => {
  expect(unitPriceOf(amount, content)).toEqual(price);
});

test("it is written as the locale writes money", () => {
  expect(unitPriceText(1200, "EUR", "60 g", "de-DE")).toBe("200,00\u00a0€/kg");
  expect(unitPriceText(1200, "EUR", "60 g", "en-NL")).toContain("/kg");
  expect(unitPriceText(1200, "EUR", null, "de-DE")).toBe("");
});
