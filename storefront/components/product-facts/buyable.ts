import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/** A variant that can be had, in words: "Glacier / 156". */
export type Buyable = { id: number; label: string };

/** What of a product can be bought right now; colours are called as its card calls them. Pure. */
export function buyables({ swatches }: CardData, product: ProductDetail | undefined): Buyable[] {
  if (!product) return [];
  const values = product.options.flatMap((option) => option.values);
  const names = new Map(swatches.map(({ code, label }) => [code, label]));
  return product.variants
    .filter((variant) => variant.isPurchasable && variant.isInStock)
    .map(({ id, valueIds }) => ({
      id,
      label: valueIds
        .flatMap((valueId) => values.find((value) => value.id === valueId) ?? [])
        .map(({ code, label }) => names.get(code) ?? label)
        .join(" / "),
    }));
}
