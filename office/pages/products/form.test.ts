import { expect, test } from "vitest";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import { officeProductFields, type ProductFieldEntry, type ProductFieldName } from "../../components/product-fields.ts";
import { bodyOf, valuesOf } from "./form.ts";

const variant = (id: number, code: string) => ({
  id,
  sku: code.toUpperCase(),
  image: null,
  purchasing_disabled: false,
  gtin: null,
  weight_grams: null,
  inventory_level: 5,
  own_fields: {},
  prices: [{ region: "us" as const, currency: "USD", price: 10 }],
  option_values: [{ option_display_name: "Color", label: code, code }],
});
const option = {
  id: 7,
  display_name: "Color",
  type: "swatch" as const,
  option_values: ["ink", "moss"].map((code) => ({ label: code, value_data: { code } })),
};
const product = {
  id: 1001,
  version: 3,
  uid: "kestrel",
  name: "Kestrel",
  description: "",
  made_in: null,
  texts: { de: { name: "Turmfalke", features: ["Leicht"] } },
  options: [option],
  variants: [variant(1, "ink"), variant(2, "moss")],
} as unknown as ProductV3;
const values = valuesOf(product);

test("texts are sent by language and field, emptied ones as null", () => {
  expect(values.texts.fr).toMatchObject({ name: "", features: [], options: {} });
  const texts = {
    ...values.texts,
    de: { ...values.texts.de, features: [], seo_title: "Turmfalke kaufen" },
    fr: { ...values.texts.fr, name: "Faucon" },
  };
  expect(bodyOf({ texts }, product)).toEqual({
    texts: { de: { features: null, seo_title: "Turmfalke kaufen" }, fr: { name: "Faucon" } },
  });
});

test("of a variant what was changed is sent, of a new one everything; a renamed option changes none", () => {
  const renamed = values.variants.map((one) => ({
    ...one,
    option_values: one.option_values.map((choice) => ({ ...choice, option_display_name: "Tone" })),
  }));
  expect(bodyOf({ options: [{ ...option, display_name: "Tone" }], variants: renamed }, product)).toMatchObject({
    options: [{ id: 7, display_name: "Tone" }],
    variants: [{ id: 1 }, { id: 2 }],
  });
  const [first, second] = values.variants as [(typeof values.variants)[0], (typeof values.variants)[0]];
  const body = bodyOf(
    {
      variants: [
        { ...first, inventory_level: 9, gtin: "4006381333931" },
        { ...second, id: -1 },
      ],
    },
    product,
  );
  expect(body.variants).toEqual([
    { id: 1, gtin: "4006381333931", inventory_level: 9, inventory_level_seen: 5 },
    {
      sku: "MOSS",
      inventory_level: 5,
      purchasing_disabled: false,
      prices: second.prices,
      own_fields: {},
      option_values: [{ option_display_name: "Color", code: "moss" }],
    },
  ]);
});

test("the editor and the audit log know every field of products", () => {
  for (const [, { staff, column }] of fieldsWhere()) {
    const entry: ProductFieldEntry | undefined = officeProductFields[staff.name as ProductFieldName];
    expect(entry, staff.name).toBeDefined();
    if (column) expect(entry?.column ?? staff.name, staff.name).toBe(column.name);
  }
});
