import { fieldsWhere } from "#commerce/catalog/products/fields.ts";
import type { ProductDetail, ProductOption, Variant } from "#commerce/catalog/products/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";

/** The commerce product of specification 3.12, from what the catalogue knows of it. Pure. */

type Sold = ProductDetail & { currency: string; variants: [Variant, ...Variant[]] };

export const isSold = (product: ProductDetail): product is Sold =>
  product.currency !== undefined && product.availability !== "disabled" && product.variants.length > 0;

/** The values of the product's fields that the schema has. */
const fieldValues = (product: object): Record<string, unknown> =>
  Object.fromEntries(
    fieldsWhere(({ graphql }) => graphql !== undefined).map(([field, { graphql }]) => [
      graphql?.name,
      (product as Record<string, unknown>)[field],
    ]),
  );

const priceOf = (amount: number | undefined, currency: string) =>
  amount === undefined ? null : { value: toDecimal(amount, currency) };

/** Prices are those of the cheapest variant. `withRetail`: whether variants tell their former price. */
export function toCommerceProduct(product: Sold, withRetail: boolean) {
  const { id, currency, variants } = product;
  const cheapest = variants.reduce((best, variant) => (variant.price < best.price ? variant : best));
  return {
    ...fieldValues(product),
    id,
    currency_code: currency,
    price: toDecimal(cheapest.price, currency),
    retailPrice: priceOf(cheapest.retailPrice, currency),
    calculatedPrice: priceOf(cheapest.price, currency),
    inventory_tracking: variants.some(({ available }) => available !== undefined) ? "variant" : "none",
    inventoryLevel: variants.reduce((sum, { available = 0 }) => sum + available, 0),
    isInStock: variants.some((variant) => variant.isInStock),
    isPurchasable: variants.some((variant) => variant.isPurchasable),
    customFields: product.specs.map((spec) => ({ name: spec.id, value: spec.value })),
    categories: product.categories.map((category) => category.id),
    variants: variants.map((variant) => toVariant(product, variant, withRetail)),
    product_options: product.options.map((option) => ({
      id: option.id,
      displayName: option.name,
      values: option.values.map(({ id: entityId, label, hexColours }) => ({ entityId, label, hexColors: hexColours })),
    })),
  };
}

export type CommerceProduct = ReturnType<typeof toCommerceProduct>;

function toVariant({ currency, options }: Sold, variant: Variant, withRetail: boolean) {
  const { id, sku, available = 0, isInStock, isPurchasable, image, price, retailPrice } = variant;
  return {
    id,
    sku,
    inventoryLevel: available,
    isInStock,
    isPurchasable,
    thumbnail: image ? `/i/firn/${image}` : "",
    calculatedPrice: priceOf(price, currency),
    retailPrice: withRetail ? priceOf(retailPrice, currency) : null,
    option_values: options.flatMap((option) => chosenOf(option, variant)),
  };
}

const chosenOf = (option: ProductOption, { valueIds }: Variant) =>
  option.values
    .filter(({ id }) => valueIds.includes(id))
    .map(({ id, label }) => ({
      id,
      label,
      option_id: option.id,
      option_display_name: option.name,
      values: [{ id, label }],
    }));
