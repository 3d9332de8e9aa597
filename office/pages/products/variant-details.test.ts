import { expect, test } from "vitest";
import { bodyOf, unreadOf, valuesOf } from "./form.ts";
import { briefIfUnchanged, detailed, type ProductAnswer, withAllVariants } from "./variant-details.tsx";
import { changedNames, withField } from "./variant-edits.ts";
import type { Variant } from "./variant-rules.ts";

const variant = (id: number, size: string): Variant => ({
  id,
  sku: `B-${size}`,
  option_values: [{ option_display_name: "Size", label: size, code: size }],
  image: null,
  purchasing_disabled: false,
  gtin: null,
  weight_grams: null,
  inventory_level: 5,
  inventory_level_seen: 5,
  inventory_warning_level: null,
  bin_picking_number: null,
  own_fields: {},
  prices: [{ region: "us" as const, currency: "USD", price: 10 }],
});
const all = ["150", "152", "154"].map((size, at) => variant(at + 1, size));
const option = {
  id: 7,
  display_name: "Size",
  type: "rectangles" as const,
  option_values: all.map(({ sku }) => ({ label: sku.slice(2), value_data: { code: sku.slice(2) } })),
};
const answer = {
  data: { id: 1, version: 3, texts: {}, options: [option], variants: all.slice(0, 1), own_fields: {} },
  meta: {
    variants: all.slice(1).map(({ id, option_values }) => ({ id, codes: option_values.map(({ code }) => code) })),
  },
} as unknown as ProductAnswer;
const product = withAllVariants(answer);
const values = valuesOf(product);
const known = new Map(all.slice(1).map((one) => [one.id, one]));

test("variants that nobody looked at are known by their values alone, and change nothing", () => {
  expect(values.variants.map(({ option_values }) => option_values)).toEqual(all.map((one) => one.option_values));
  expect(values.variants.map(({ isBrief }: Variant) => isBrief)).toEqual([undefined, true, true]);
  expect(detailed(values.variants[2] as Variant, new Map())).toBeNull();
  expect(bodyOf({ variants: values.variants }, product).variants).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const without = { variants: values.variants.slice(1) };
  expect(bodyOf(without, product).variants).toEqual([{ id: 2 }, { id: 3 }]);
});

test("what is changed in one that was read later is sent against what was read; typed back, it is no change", () => {
  const stored = values.variants[2] as Variant;
  const read = detailed(stored, known) as Variant;
  const changed = briefIfUnchanged(withField(read, "us", "price", 12), stored, known);
  const variants = values.variants.with(2, changed);
  expect(unreadOf({ variants }, product)).toEqual([3]);
  expect(bodyOf({ variants }, product, known).variants?.[2]).toEqual({
    id: 3,
    prices: [{ region: "us", currency: "USD", price: 12 }],
  });
  expect(changedNames(variants, product.variants, [option])).toEqual(["154"]);
  expect(briefIfUnchanged(withField(changed, "us", "price", 10), stored, known)).toEqual(stored);
});

test("a value that all get is sent for brief ones, too", () => {
  const choice = { option_display_name: "Color", label: "Ink", code: "ink" };
  const variants = values.variants.map((one) => ({ ...one, option_values: [...one.option_values, choice] }));
  expect(bodyOf({ variants }, product).variants?.[2]).toEqual({
    id: 3,
    option_values: [
      { option_display_name: "Size", code: "154" },
      { option_display_name: "Color", code: "ink" },
    ],
  });
});
