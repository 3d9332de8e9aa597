import type { Cart } from "#commerce/cart/schema.ts";
import { freeShippingFrom, shippingCost } from "#commerce/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/shipping/schema.ts";
import type { CartShipping } from "./props.ts";

/** What delivery costs this cart, and how far it is from costing nothing. */
export function shippingOf(
  { baseAmount }: Pick<Cart, "baseAmount">,
  { methods, hideFree }: { methods: readonly ShippingMethod[]; hideFree: boolean },
): CartShipping {
  const from = shippingCost(methods, baseAmount, hideFree);
  const freeFrom = freeShippingFrom(methods, hideFree);
  return { isFree: from === 0, from, freeFrom, missing: Math.max(0, (freeFrom ?? 0) - baseAmount) };
}
