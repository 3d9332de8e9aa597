import type { Cart } from "#commerce/sales/cart/schema.ts";
import { goodsToSend, isSentByEmail } from "#commerce/sales/checkout/rules.ts";
import type { Basket } from "#commerce/sales/promotions/schema.ts";
import { freeShippingFrom, shippingCost, shippingOptionsFor } from "#commerce/sales/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import type { CartShipping } from "#storefront/components/cart/free-shipping.tsx";

type Delivery = { methods: readonly ShippingMethod[]; hideFree: boolean };

/**
 * Returns the shipping cost of the cart, and the amount missing for free shipping. Null when the cart holds only gift
 * cards.
 */
export function shippingOf(cart: Cart, { methods, hideFree }: Delivery): CartShipping | null {
  if (isSentByEmail(cart)) return null;
  const goods = goodsToSend(cart);
  const from = shippingCost(methods, goods, hideFree);
  const freeFrom = freeShippingFrom(methods, hideFree);
  return { isFree: from === 0, from, freeFrom, missing: Math.max(0, (freeFrom ?? 0) - goods) };
}

/** The cheapest shipping option; it is assumed until one is chosen. */
export function likelyDelivery(cart: Cart, { methods, hideFree }: Delivery): Basket["shipping"] {
  if (isSentByEmail(cart)) return null;
  const [cheapest] = shippingOptionsFor(methods, goodsToSend(cart), hideFree).sort((a, b) => a.amount - b.amount);
  return cheapest ? { code: cheapest.code, amount: cheapest.amount } : null;
}
