import { describe, expect, test } from "vitest";
import { changedNames, faultsOf, foundVariants, withField, withPrice } from "./variant-edits.ts";
import type { Option, Variant } from "./variant-rules.ts";

const values = (...codes: string[]) => codes.map((code) => ({ label: code.toUpperCase(), value_data: { code } }));
const options: Option[] = [
  { id: 1, display_name: "Color", type: "swatch", option_values: values("ink", "ice") },
  { id: 2, display_name: "Size", type: "dropdown", option_values: values("s", "m") },
];
const variant = (id: number, color: string, size: string, prices: Variant["prices"] = []): Variant => ({
  id,
  sku: `K-${id}`,
  image: null,
  purchasing_disabled: false,
  gtin: null,
  weight_grams: null,
  inventory_warning_level: null,
  bin_picking_number: null,
  own_fields: {},
  inventory_level: 3,
  option_values: [
    { option_display_name: "Color", label: color.toUpperCase(), code: color },
    { option_display_name: "Size", label: size.toUpperCase(), code: size },
  ],
  prices,
});
const us = { region: "us" as const, currency: "USD", price: 100 };
const ca = { region: "ca" as const, currency: "CAD", price: 140 };
const all = [variant(1, "ink", "s", [us, ca]), variant(2, "ink", "m", [ca, us]), variant(3, "ice", "s")];

describe("variants that are looked at", () => {
  test.each([
    ["all", { words: "", codes: {} }, [1, 2, 3]],
    ["by a value of an option", { words: "", codes: { Color: "ink" } }, [1, 2]],
    ["by values of two", { words: "", codes: { Color: "ink", Size: "m" } }, [2]],
    ["by a word of the name", { words: "ice", codes: { Color: "" } }, [3]],
    ["by the SKU within a value", { words: "k-1", codes: { Color: "ice" } }, []],
  ])("%s", (_name, filter, ids) => {
    expect(foundVariants(all, options, filter).map((one) => one.variant.id)).toEqual(ids);
  });

  test("the server finds by more than names; what is typed and not saved yet is found by its name too", () => {
    const [first, second, third] = all as [Variant, Variant, Variant];
    const brief = [first, { ...second, isBrief: true as const }, { ...third, isBrief: true as const }];
    const idsOf = (words: string, searched: number[] | null) =>
      foundVariants(brief, options, { words, codes: {} }, searched && new Set(searched)).map(
        ({ variant }) => variant.id,
      );
    expect(idsOf("4006", [third.id])).toEqual([third.id]);
    expect(idsOf(first.sku, [])).toEqual([first.id]);
    expect(idsOf(second.sku, [])).toEqual([]);
    expect(idsOf(second.sku, null)).toEqual([second.id]);
  });
});

describe("what is changed in one or in many", () => {
  const sale = { sale_price: 80, sale_from: "2026-12-01T08:00:00.000Z", sale_until: "2026-12-24T23:00:00.000Z" };

  test("3.12 a sale with its days; with the sale price they go, and what is typed back is no change", () => {
    const [one] = all as [Variant];
    const sold = withPrice(one, "us", sale);
    expect(sold.prices).toEqual([{ ...us, ...sale }, ca]);
    expect(withPrice(sold, "us", { price: 110 }).prices[0]).toEqual({ ...us, price: 110, ...sale });
    expect(withPrice(sold, "us", { sale_from: null }).prices[0]).not.toHaveProperty("sale_from");
    expect(JSON.stringify(withPrice(sold, "us", { sale_price: Number.NaN }))).toBe(JSON.stringify(one));
    expect(withPrice(sold, "us", { price: Number.NaN }).prices).toEqual([ca]);
  });

  test("a value that is set in all that are found leaves those alone that are not sold there", () => {
    expect(withField(all[2]!, "us", "sale_price", 80)).toBe(all[2]);
    expect(withField(all[2]!, "us", "sale_from", sale.sale_from)).toBe(all[2]);
    expect(withField(all[2]!, "us", "price", 90).prices).toEqual([{ ...us, price: 90 }]);
    expect(withField(all[1]!, "us", "sale_price", 80).prices).toEqual([ca, { ...us, sale_price: 80 }]);
    expect(withField(all[0]!, "us", "inventory_level", 12).inventory_level).toBe(12);
    expect(withField(all[0]!, "us", "inventory_level", Number.NaN)).toBe(all[0]);
    expect(withField(all[0]!, "us", "weight_grams", Number.NaN).weight_grams).toBeNull();
    expect(withField(all[0]!, "us", "purchasing_disabled", true).purchasing_disabled).toBe(true);
    expect(withField(all[0]!, "us", "image", "kestrel-top").image).toBe("kestrel-top");
  });

  test("those that are changed or new are named", () => {
    const next = [withPrice(all[0]!, "us", { price: 90 }), all[1]!, variant(-1, "ice", "m")];
    expect(changedNames(next, all, options)).toEqual(["INK / S", "ICE / M"]);
    expect(changedNames(all, all, options)).toEqual([]);
  });
});

test("what the server says of a place in the list is a problem of that variant's field", () => {
  const problems = {
    "variants.1.sku": "is in use already",
    "variants.1.prices.1.sale_price": "must be below price",
    "variants.2.option_values": "must choose a value of Size",
    "variants.9.sku": "is none that was sent",
    variants: "must not be empty",
  };
  expect([...faultsOf(problems, all)]).toEqual([
    [2, { sku: "is in use already", "us.sale_price": "must be below price" }],
    [3, { option_values: "must choose a value of Size" }],
  ]);
});
