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

const written = (...asked: Parameters<typeof unitPriceText>) => unitPriceText(...asked).replaceAll(/\s/g, " ");

test.each([
  ["60 g", "de-DE", "20,00 €/100 g · 200,00 €/kg"],
  ["60 g", "fr-FR", "20,00 €/100 g · 200,00 €/kg"],
  ["60 g", "en-IE", "€20.00/100 g · €200.00/kg"],
  ["0.06 kg", "it-IT", "20,00 €/100 g · 200,00 €/kg"],
  ["60 ml", "es-ES", "20,00 €/100 ml · 200,00 €/l"],
  ["0.75 l", "de-DE", "1,60 €/100 ml · 16,00 €/l"],
  ["1000 g", "de-DE", "12,00 €/kg"],
  ["1.5 kg", "de-DE", "8,00 €/kg"],
  ["2 l", "de-DE", "6,00 €/l"],
  ["0.5 m", "de-DE", "24,00 €/m"],
  [null, "de-DE", ""],
])("what holds %s says in %s: %s", (content, intl, said) => {
  expect(written(1200, "EUR", content, intl)).toBe(said);
});

test("where a price breaks over two lines, it breaks between the two", () => {
  expect(unitPriceText(1200, "EUR", "60 g", "de-DE").split(" ")).toHaveLength(3);
});
