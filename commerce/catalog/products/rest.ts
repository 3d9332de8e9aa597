import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { ProductDetail, ProductOption, Variant } from "./schema.ts";
import type { StockOfProduct } from "./summaries.ts";

/**
 * Variants, options and stock as GET /api/products and its neighbours answer them: the V3 names, and the names of
 * specification 3.12. Amounts are decimal numbers of the region's currency. Pure. Products: product-rest.ts.
 */

/** What include_fields may name. */
export const variantFields = [
  ...["id", "product_id", "sku", "price", "sale_price", "retail_price", "calculated_price", "currency_code"],
  ...["inventory_level", "purchasing_disabled", "image_url", "thumbnail", "inventoryLevel", "isInStock"],
  ...["isPurchasable", "calculatedPrice", "retailPrice", "option_values"],
] as const;

export type Sold = ProductDetail & { currency: string };

export const value = (amount: number | undefined, currency: string) =>
  amount === undefined ? null : { value: toDecimal(amount, currency) };

/** Price, sale price (0 without a reduction), retail price (0 without one), and what is paid. */
export const prices = (price: number, retailPrice: number | undefined, currency: string) => ({
  price: toDecimal(price, currency),
  sale_price: retailPrice === undefined ? 0 : toDecimal(price, currency),
  retail_price: retailPrice === undefined ? 0 : toDecimal(retailPrice, currency),
  calculated_price: toDecimal(price, currency),
});

/** Pictures are served by the media door under their id. */
export const imageUrl = (id: string | undefined): string => (id ? `/i/firn/${id}` : "");

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

export function variantToRest(product: Sold, variant: Variant) {
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
  };
}

/** Only these fields, and the id; all of them without a list. */
export function onlyFields<T extends object>(row: T, fields: readonly string[] | null): object {
  if (!fields) return row;
  const wanted = new Set(["id", ...fields]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)));
}

/** What stock remains, per product. */
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

/** Which of a product's variants are sold out; `is_out_of_stock` when all of them are. */
export const outOfStockToRest = (product: StockOfProduct) => ({
  id: product.id,
  is_out_of_stock: product.variants.every((variant) => !variant.isInStock),
  variant_ids: product.variants.filter((variant) => !variant.isInStock).map((variant) => variant.id),
});
