import { expect, test } from "vitest";
import type { Say } from "../../i18n/text.tsx";
import { conflictName, conflictValue } from "./conflict-words.ts";
import { changedFields } from "./paths.ts";

const say: Say = (key) => `<${key}>`;
const formats = {
  language: (code: string) => `in ${code}`,
  money: (value: number, currency: string) => `${value.toFixed(2)} ${currency}`,
  moment: (iso: string) => `at ${iso}`,
  country: (code: string) => code,
} as Parameters<typeof conflictValue>[2]["formats"];
const nameOf = (field: string) => `<${field}>`;
const partName = (field: string, part: string) => (field === "variants" && part === "50001" ? "Glacier / 156" : null);
const tools = { say, formats, nameOf, partName };

test("what others changed is told with languages and variants", () => {
  const paths = ["name", "texts.de.name", "texts.de.description", "variants.50001.sku", "variants.50001.prices.us"];
  expect(changedFields(paths, tools)).toBe("<name>, <texts> (in de), <variants> (Glacier / 156)");
  const many = ["en", "de", "fr", "it", "es"].map((language) => `alt.${language}`);
  expect(changedFields(many, tools)).toBe("<alt> (in en, in de, in fr +2)");
  expect(changedFields([], tools)).toBe("");
});

test("both sides of a conflict are named and written for people", () => {
  expect(conflictName("brand", tools)).toBe("<brand>");
  expect(conflictName("texts.de.name", tools)).toBe("<texts>: in de, <productName>");
  expect(conflictName("variants.50001.prices.us", tools)).toBe("<variants>: Glacier / 156, <price>, <marketUs>");
  expect(conflictName("variants.50001.bin_picking_number", tools)).toBe("<variants>: Glacier / 156, <shelfPlace>");
  const price = { region: "us", currency: "USD", price: 90, sale_price: 80, sale_from: "2199-12-01T08:00:00Z" };
  expect(conflictValue(price, "variants.50001.prices.us", tools)).toBe(
    "90.00 USD\n<salePrice>: 80.00 USD\n<saleFrom>: at 2199-12-01T08:00:00Z",
  );
  expect(conflictValue(null, "variants.50001.prices.us", tools)).toBe("–");
  expect(conflictValue(false, "is_visible", tools)).toBe("<no>");
  const range = [
    { lower_limit: 0, upper_limit: 100, shipping_cost: 5 },
    { lower_limit: 100, upper_limit: null, shipping_cost: 0 },
  ];
  expect(conflictValue({ range }, "settings", tools)).toBe(
    "<rangeFrom> 0 – <rangeTo> 100 – <rangeCost> 5\n<rangeFrom> 100 – <rangeCost> 0",
  );
  expect(conflictValue(["light", "stiff"], "texts.de.features", tools)).toBe("light, stiff");
});
