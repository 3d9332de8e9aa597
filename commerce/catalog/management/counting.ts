import { fail } from "#platform/result.ts";
import type { PlannedProduct } from "./plan-products.ts";

/**
 * Whether a planned product changes stock, its low-stock threshold or its shelf: whoever may write products needs
 * stock:write for these.
 */
export function changesStock({ product, before, renamed }: PlannedProduct): boolean {
  return product.variants.some(({ sku, stock, stockSeen, keeping }) => {
    const id = renamed.find((one) => one.sku === sku)?.id;
    const prior = before?.variants.find((one) => (id === undefined ? one.sku === sku : one.id === id));
    // A new variant without pieces is not counted.
    const isCounted = stock !== undefined && stock !== (stockSeen ?? prior?.stock ?? 0);
    return isCounted || keeping !== undefined;
  });
}

export const mayNotCount = fail("forbidden", "This needs the permission stock:write.", {
  detail: { permission: "stock:write" },
});
