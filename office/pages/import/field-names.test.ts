import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { importFormats } from "#server/imports.ts";
import type { Say } from "../../i18n/text.tsx";
import { nameOfChange, nameOfField } from "./field-names.ts";

const say: Say = (key) => `<${key}>`;
const formats = { pair: (name: string, value: string | number) => `${name}: ${value}` };

describe("every field that a column can be mapped to", () => {
  const offered = ["ours", "shopify-inventory", "shopify-customers"];

  test.each(languages)("has a name of its own in %s", async (language) => {
    const [shared, importing] = await Promise.all([
      import(`../../i18n/languages/${language}.ts`),
      import(`../../i18n/import/${language}.ts`),
    ]);
    const texts = { ...shared.default, ...importing.default };
    const tools = { formats, say: ((key, values) => formatText(texts[key] ?? `?${key}`, language, values)) as Say };
    const formatsOffered = importFormats.filter(({ name }) => offered.includes(name));
    expect(formatsOffered).toHaveLength(offered.length);
    for (const { name, fields } of formatsOffered) {
      const names = fields.map((field) => nameOfField(field, tools));
      expect(
        names.filter((one) => /[_?]/.test(one)),
        name,
      ).toEqual([]);
      expect(
        names.filter((one, at) => names.indexOf(one) !== at),
        name,
      ).toEqual([]);
    }
  });
});

test("a change says the variant by its SKU, and the price list", () => {
  const tools = { say, formats };
  expect(nameOfChange("name", tools)).toBe("<productName>");
  expect(nameOfChange("FIRN 1 weight_grams", tools)).toBe("FIRN 1: <weightGrams>");
  expect(nameOfChange("FIRN-1 sale_price ca", tools)).toBe("FIRN-1: <salePrice> (<marketCa>)");
  expect(nameOfChange("FIRN-1 inventory_level", tools)).toBe("FIRN-1: <stock>");
  expect(nameOfChange("own:wood", tools)).toBe("wood");
  expect(nameOfChange("FIRN-1 variant", tools)).toBe("FIRN-1: <importVariantGoes>");
});
