import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** Why shoppers of a market cannot buy a product, as far as the product itself says. Pure. */

export type Reason = "hidden" | "disabled" | "no-stock" | "no-price";
type Asked = Pick<ProductV3, "is_visible" | "availability" | "inventory_tracking" | "variants">;

export function reasonsIn(product: Asked, market: PriceRegion): Reason[] {
  const sold = product.variants.filter(({ purchasing_disabled }) => !purchasing_disabled);
  const priced = sold.filter(({ prices }) => prices.some(({ region }) => region === market));
  const isCounted = product.inventory_tracking !== "none" && product.availability !== "preorder";
  const isOut = isCounted && !sold.some(({ inventory_level = 0 }) => inventory_level > 0);
  return [
    ...(product.is_visible ? [] : (["hidden"] as const)),
    ...(product.availability === "disabled" ? (["disabled"] as const) : []),
    ...(priced.length > 0 ? [] : (["no-price"] as const)),
    ...(isOut ? (["no-stock"] as const) : []),
  ];
}
