import { expect, test } from "vitest";
import {
  missingCombinations,
  type Option,
  type OptionMatrix,
  variantName,
  withOption,
  withOptionNamed,
  withoutOption,
  withoutValue,
  withVariants,
} from "./variant-rules.ts";

const option = (id: number, name: string, ...labels: string[]): Option => ({
  id,
  display_name: name,
  type: "rectangles",
  option_values: labels.map((label) => ({ label, value_data: { code: label.toLowerCase() } })),
});
const price = { region: "us" as const, currency: "USD", price: 100 };
const bare: OptionMatrix = {
  options: [],
  variants: [
    {
      id: 1,
      sku: "ONE",
      image: null,
      purchasing_disabled: false,
      gtin: null,
      own_fields: {},
      weight_grams: 3200,
      inventory_warning_level: null,
      bin_picking_number: null,
      inventory_level: 3,
      option_values: [],
      prices: [price],
    },
  ],
};
const coloured = withOption(bare, option(-1, "Color", "Ink", "Moss"));
const names = ({ options, variants }: OptionMatrix) => variants.map((variant) => variantName(variant, options));

test("an option's first value is that of the variants that there are; all combinations are made at their prices, without stock", () => {
  expect(names(coloured)).toEqual(["Ink"]);
  const sized = withOption(coloured, option(-2, "Size", "S", "M"));
  expect(missingCombinations(sized)).toEqual([
    ["ink", "m"],
    ["moss", "s"],
    ["moss", "m"],
  ]);
  expect(missingCombinations(sized, { Color: new Set(["moss"]), Size: new Set(["m"]) })).toEqual([["moss", "m"]]);
  const variants = withVariants(sized, missingCombinations(sized), "BOARD");
  expect(names({ ...sized, variants })).toEqual(["Ink / S", "Ink / M", "Moss / S", "Moss / M"]);
  expect(variants.map(({ sku }) => sku)).toEqual(["ONE", "BOARD-INK-M", "BOARD-MOSS-S", "BOARD-MOSS-M"]);
  expect(variants[2]).toMatchObject({ inventory_level: 0, prices: [price] });
  expect(variants.filter(({ id }) => id < 0)).toHaveLength(3);
  expect(missingCombinations({ ...sized, variants })).toEqual([]);
});

test("a SKU that is taken gets a number", () => {
  const shape = withOption(
    { ...bare, variants: [{ ...bare.variants[0]!, sku: "A-MOSS" }] },
    option(-1, "Color", "Ink", "Moss"),
  );
  expect(withVariants(shape, [["moss"]], "A").map(({ sku }) => sku)).toEqual(["A-MOSS", "A-MOSS-2"]);
  // Also one of a variant that the form knows by its values alone.
  const read = [{ ...bare.variants[0]!, id: 9, sku: "A-MOSS-2" }];
  expect(withVariants(shape, [["moss"]], "A", read).map(({ sku }) => sku)).toEqual(["A-MOSS", "A-MOSS-3"]);
});

test("a renamed option keeps its variants; without a value its variants go, without an option the first of each stays", () => {
  const sized = withOption(coloured, option(-2, "Size", "S", "M"));
  const all = { ...sized, variants: withVariants(sized, missingCombinations(sized), "B") };
  const renamed = withOptionNamed(all, 0, "Tone");
  expect(names(renamed)).toEqual(names(all));
  expect(missingCombinations(renamed)).toEqual([]);
  expect(names(withoutValue(all, 1, "s"))).toEqual(["Ink / M", "Moss / M"]);
  expect(names(withoutOption(all, 1))).toEqual(["Ink", "Moss"]);
  expect(withoutOption(all, 1).variants.map(({ sku }) => sku)).toEqual(["ONE", "B-MOSS-S"]);
});
