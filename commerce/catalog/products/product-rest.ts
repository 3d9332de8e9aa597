import { type TProperties, type TSchema, Type } from "typebox";
import { fieldsWhere } from "./fields.ts";
import { imageUrl, optionToRest, prices, type Sold, value, variantToRest } from "./rest.ts";
import { orNull } from "./shapes.ts";
import type { ProductSummary } from "./summaries.ts";

/**
 * Products as GET /api/products answers them and as OpenAPI documents them: the fields of fields.ts that have a name there,
 * and what is worked out of prices, stock and categories. Amounts are decimal numbers of the region's currency. Pure.
 */

export const includes = ["variants", "options"] as const;
export type Include = (typeof includes)[number];

type Property = { shape: TSchema; read: (product: ProductSummary) => unknown };

const text = Type.String();
const whole = Type.Integer();
const yes = Type.Boolean();
const list = (properties: TProperties) => Type.Array(Type.Object(properties));
const amount = Type.Number({ description: "In the region's currency, decimal" });

export const priceShapes = {
  price: amount,
  sale_price: Type.Number({ description: "0 without a reduction" }),
  retail_price: Type.Number({ description: "Before the reduction; 0 without one" }),
  calculated_price: Type.Number({ description: "What is paid" }),
};
export const valueShape = Type.Object({ value: amount });

const priceProperty = (name: keyof typeof priceShapes): Property => ({
  shape: priceShapes[name],
  read: ({ price, retailPrice, currency }) => prices(price, retailPrice, currency)[name],
});
const level: Property = { shape: whole, read: (product) => product.level };
const specs: Property = {
  shape: list({ name: text, value: text }),
  read: (product) => product.specs.map(({ id, value }) => ({ name: id, value })),
};

const properties: Record<string, Property> = {
  id: { shape: whole, read: ({ id }) => id },
  type: { shape: text, read: () => "physical" },
  price: priceProperty("price"),
  sale_price: priceProperty("sale_price"),
  retail_price: priceProperty("retail_price"),
  calculated_price: priceProperty("calculated_price"),
  currency_code: { shape: text, read: ({ currency }) => currency },
  categories: { shape: Type.Array(whole), read: ({ categories }) => categories },
  inventory_level: level,
  inventory_tracking: { shape: text, read: ({ inventoryTracking }) => inventoryTracking },
  is_visible: { shape: yes, read: () => true },
  custom_fields: specs,
  custom_url: {
    shape: Type.Object({ url: text, is_customized: yes }),
    read: ({ uid }) => ({ url: `/p/${uid}`, is_customized: false }),
  },
  images: {
    shape: list({ url_standard: text, sort_order: whole }),
    read: ({ images }) => images.map(({ id }, sort_order) => ({ url_standard: imageUrl(id), sort_order })),
  },
  retailPrice: { shape: orNull(valueShape), read: ({ retailPrice, currency }) => value(retailPrice, currency) },
  calculatedPrice: { shape: orNull(valueShape), read: ({ price, currency }) => value(price, currency) },
  inventoryLevel: level,
  isInStock: { shape: yes, read: ({ isInStock }) => isInStock },
  isPurchasable: { shape: yes, read: ({ isPurchasable }) => isPurchasable },
  customFields: specs,
};
for (const [name, { rest, shape }] of fieldsWhere(({ rest }) => rest !== undefined))
  properties[rest ?? name] = { shape, read: (product) => (product as Record<string, unknown>)[name] ?? null };

/** The order in which clients know the properties; those of fields that were added since follow. */
const known = [
  "id uid name type sku description brand price sale_price retail_price calculated_price currency_code categories",
  "availability preorder_release_date inventory_level inventory_tracking is_visible custom_fields custom_url images",
  "retailPrice calculatedPrice inventoryLevel isInStock isPurchasable isNew isRedesigned customFields",
].flatMap((names) => names.split(" "));
const names = [...known, ...Object.keys(properties).filter((name) => !known.includes(name))];
const ordered = names.map((name) => [name, properties[name] as Property] as const);

/** What include_fields may name. */
export const productFieldNames: readonly string[] = [...names, "variants", "options", "product_options"];

const shown = (name: "Variant" | "Option") =>
  Type.Optional(Type.Array(Type.Unsafe({ $ref: `#/components/schemas/${name}` })));
/** What the document says of a product, but for its id. */
export const productShapes: TProperties = {
  ...Object.fromEntries(ordered.filter(([name]) => name !== "id").map(([name, { shape }]) => [name, shape])),
  variants: shown("Variant"),
  options: shown("Option"),
  product_options: Type.Optional(
    list({
      id: whole,
      displayName: text,
      values: list({ entityId: whole, label: text, hexColors: Type.Array(text) }),
    }),
  ),
};

/** A product of which everything is known already. */
export function productToRest(product: Sold, include: readonly Include[]) {
  const cheapest = product.variants.reduce((best, variant) => (variant.price < best.price ? variant : best));
  const summary: ProductSummary = {
    ...product,
    inventoryTracking: product.variants.some((variant) => variant.available !== undefined) ? "variant" : "none",
    categories: product.categories.map((category) => category.id),
    price: cheapest.price,
    retailPrice: cheapest.retailPrice,
    level: product.variants.reduce((sum, variant) => sum + (variant.available ?? 0), 0),
    isInStock: product.variants.some((variant) => variant.isInStock),
    isPurchasable: product.variants.some((variant) => variant.isPurchasable),
  };
  return summaryToRest(summary, include, product);
}

/** `detail`: the same product with its options and variants, where they were asked for. */
export function summaryToRest(product: ProductSummary, include: readonly Include[] = [], detail?: Sold): object {
  return {
    ...Object.fromEntries(ordered.map(([name, { read }]) => [name, read(product)])),
    ...(detail &&
      include.includes("variants") && { variants: detail.variants.map((one) => variantToRest(detail, one)) }),
    ...(detail &&
      include.includes("options") && {
        options: detail.options.map(optionToRest),
        product_options: detail.options.map((option) => ({
          id: option.id,
          displayName: option.name,
          values: option.values.map(({ id, label, hexColours }) => ({ entityId: id, label, hexColors: hexColours })),
        })),
      }),
  };
}
