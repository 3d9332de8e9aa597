import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { toAnswer } from "./fields.ts";
import { priceToRest } from "./prices/prices.ts";
import type { ProductV3 } from "./schema.ts";
import type { StoredProduct, StoredVariant } from "./stored.ts";

/** A stored product as staff read it; the same routes accept it back. Pure. */
export function productToV3(product: StoredProduct): ProductV3 {
  return {
    id: product.id,
    version: product.version,
    ...toAnswer(product),
    options: product.options.map((option) => ({
      id: option.id,
      display_name: option.name,
      type: option.kind,
      option_values: option.values.map(({ code, label, hexColours = [], picture }) => ({
        label,
        value_data: { code, ...(hexColours.length > 0 && { colors: hexColours }), ...(picture && { picture }) },
      })),
    })),
    variants: product.variants.map((variant) => variantToV3(product, variant)),
    own_fields: product.ownFields,
  };
}

function variantToV3({ options }: StoredProduct, variant: StoredVariant): ProductV3["variants"][number] {
  return {
    id: variant.id,
    sku: variant.sku,
    option_values: options.flatMap(({ name, values }) =>
      values
        .filter(({ code }) => code === variant.chosen[name])
        .map(({ code, label }) => ({ option_display_name: name, label, code })),
    ),
    image: variant.image,
    purchasing_disabled: variant.purchasingDisabled,
    gtin: variant.gtin,
    weight_grams: variant.weightGrams,
    ...(variant.stock !== null && { inventory_level: variant.stock, inventory_level_seen: variant.stock }),
    inventory_warning_level: variant.lowAt,
    bin_picking_number: variant.shelf,
    own_fields: variant.ownFields,
    prices: priceRegions.flatMap((region) => {
      const price = variant.prices[region];
      return price ? [{ region, ...priceToRest(price, region) }] : [];
    }),
  };
}

/** The same without ids, which differ in another shop. */
export function portable({ id: _, version: __, options, variants, ...product }: ProductV3): object {
  return {
    ...product,
    options: options.map(({ id: _, ...option }) => option),
    variants: variants.map(({ id: _, inventory_level_seen: __, ...variant }) => variant),
  };
}
