import { type TProperties, type TSchema, Type } from "typebox";
import { fieldsWhere } from "#commerce/catalog/products/fields/fields.ts";
import type { ProductDetail, ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import type { ProductSummary, StockOfProduct } from "#commerce/catalog/products/summaries.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { publicValues } from "#commerce/shared/own-fields/rules.ts";
import { OwnValuesAnswer } from "#commerce/shared/own-fields/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { orNull } from "#commerce/shared/rest/shapes.ts";

/**
 * Products, variants, options and stock in the answers of GET /api/products and related routes, and in the OpenAPI
 * document, under the V3 names and those of specification 3.12. A product's properties come from its fields (fields.ts)
 * and from prices, stock and categories. Amounts are decimal numbers of the region's currency. Pure.
 */

/** The names allowed in include_fields. */
export const variantFields: readonly string[] = [
  "id product_id sku price sale_price retail_price calculated_price currency_code inventory_level purchasing_disabled",
  "image_url thumbnail inventoryLevel isInStock isPurchasable calculatedPrice retailPrice option_values own_fields",
  "sale_from sale_until",
].flatMap((names) => names.split(" "));

export type PricedProduct = ProductDetail & { currency: string };

const value = (amount: number | undefined, currency: string) =>
  amount === undefined ? null : { value: toDecimal(amount, currency) };

/** Price, sale price (0 without a reduction), retail price (0 without one), and the price to pay. */
const prices = (price: number, retailPrice: number | undefined, currency: string) => ({
  price: toDecimal(price, currency),
  sale_price: retailPrice === undefined ? 0 : toDecimal(price, currency),
  retail_price: retailPrice === undefined ? 0 : toDecimal(retailPrice, currency),
  calculated_price: toDecimal(price, currency),
});

/** Pictures are served by the media routes under their id; those of a hosted backend have absolute addresses. */
const imageUrl = (id = ""): string => (id === "" || /^https?:\/\//.test(id) ? id : `/i/firn/${id}`);

export const optionToRest = (option: ProductOption, index: number) => ({
  id: option.id,
  display_name: option.name,
  type: option.kind,
  sort_order: index,
  option_values: option.values.map(({ id, label, code, hexColours }, sort_order) => ({
    id,
    label,
    sort_order,
    value_data: hexColours.length > 0 ? { code, colors: hexColours } : { code },
  })),
});

/** `language`: for translated texts of own fields. */
export function variantToRest(product: PricedProduct, variant: Variant, language: Language = "en") {
  const { currency } = product;
  return {
    id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    ...prices(variant.price, variant.retailPrice, currency),
    currency_code: currency,
    inventory_level: variant.available ?? 0,
    purchasing_disabled: !variant.isPurchasable,
    image_url: imageUrl(variant.image),
    thumbnail: imageUrl(variant.image),
    inventoryLevel: variant.available ?? 0,
    isInStock: variant.isInStock,
    isPurchasable: variant.isPurchasable,
    calculatedPrice: value(variant.price, currency),
    sale_from: variant.saleFrom ?? null,
    sale_until: variant.saleUntil ?? null,
    ...(variant.retailPrice !== undefined && { retailPrice: value(variant.retailPrice, currency) }),
    option_values: product.options.flatMap((option) =>
      option.values
        .filter(({ id }) => variant.valueIds.includes(id))
        .map(({ id, label }) => ({
          id,
          label,
          option_id: option.id,
          option_display_name: option.name,
          values: [{ id, label }],
        })),
    ),
    own_fields: publicValues(variant.ownFields ?? [], language),
  };
}

/** Keeps only these fields and the id; all fields when `fields` is null. */
export function onlyFields<T extends object>(row: T, fields: readonly string[] | null): object {
  if (!fields) return row;
  const wanted = new Set(["id", ...fields]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)));
}

export const inventoryToRest = (product: StockOfProduct) => ({
  id: product.id,
  sku: product.sku,
  inventory_level: product.variants.reduce((sum, variant) => sum + (variant.available ?? 0), 0),
  isInStock: product.variants.some((variant) => variant.isInStock),
  isPurchasable: product.variants.some((variant) => variant.isPurchasable),
  variants: product.variants.map(({ id, sku, available = 0, isInStock, isPurchasable }) => ({
    id,
    sku,
    inventory_level: available,
    inventoryLevel: available,
    isInStock,
    isPurchasable,
  })),
});

/** Which of a product's variants are sold out; `is_out_of_stock` when all are. */
export const outOfStockToRest = (product: StockOfProduct) => ({
  id: product.id,
  is_out_of_stock: product.variants.every((variant) => !variant.isInStock),
  variant_ids: product.variants.filter((variant) => !variant.isInStock).map((variant) => variant.id),
});

export const includes = ["variants", "options"] as const;
export type Include = (typeof includes)[number];

type Property = { shape: TSchema; read: (product: ProductSummary, language: Language) => unknown };

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
  type: { shape: text, read: ({ kind }) => (kind === "gift-card" ? "digital" : "physical") },
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
  own_fields: {
    shape: OwnValuesAnswer,
    read: ({ ownFields = [] }, language) => publicValues(ownFields, language),
  },
};
for (const [name, { rest, shape }] of fieldsWhere(({ rest }) => rest !== undefined))
  properties[rest ?? name] = { shape, read: (product) => (product as Record<string, unknown>)[name] ?? null };

/** The established order of properties; fields added later follow. */
const known = [
  "id uid name type sku description brand price sale_price retail_price calculated_price currency_code categories",
  "availability preorder_release_date inventory_level inventory_tracking is_visible custom_fields custom_url images",
  "retailPrice calculatedPrice inventoryLevel isInStock isPurchasable isNew isRedesigned customFields",
].flatMap((names) => names.split(" "));
const names = [...known, ...Object.keys(properties).filter((name) => !known.includes(name))];
const ordered = names.map((name) => [name, properties[name] as Property] as const);

/** The names allowed in include_fields. */
export const productFieldNames: readonly string[] = [...names, "variants", "options", "product_options"];

const listOf = (name: "Variant" | "Option") =>
  Type.Optional(Type.Array(Type.Unsafe({ $ref: `#/components/schemas/${name}` })));
/** A product's properties in the document, without its id. */
export const productShapes: TProperties = {
  ...Object.fromEntries(ordered.filter(([name]) => name !== "id").map(([name, { shape }]) => [name, shape])),
  variants: listOf("Variant"),
  options: listOf("Option"),
  product_options: Type.Optional(
    list({
      id: whole,
      displayName: text,
      values: list({ entityId: whole, label: text, hexColors: Type.Array(text) }),
    }),
  ),
};

/** `detail`: the same product with its options and variants, when requested; `language`: for own fields. */
export function summaryToRest(
  product: ProductSummary,
  include: readonly Include[] = [],
  detail?: PricedProduct,
  language: Language = "en",
): object {
  return {
    ...Object.fromEntries(ordered.map(([name, { read }]) => [name, read(product, language)])),
    ...(detail &&
      include.includes("variants") && { variants: detail.variants.map((one) => variantToRest(detail, one, language)) }),
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
