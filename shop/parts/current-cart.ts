import { moveCart } from "#commerce/cart/actions.ts";
import { findCart, mayRead } from "#commerce/cart/reads.ts";
import type { Cart } from "#commerce/cart/schema.ts";
import { baseRegionOf, isPriceRegion, isProRegion } from "#commerce/regions/rules.ts";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import type { PrivateContext } from "#shop/frame/page.ts";

/** The visitor's cart, sold in the region where the visitor is now; null when there is none to show. */
export async function currentCart({ services, locale, region, visitor }: PrivateContext): Promise<Cart | null> {
  const customerId = visitor.customer?.id ?? null;
  const cart = visitor.cartId ? await findCart(services.db, visitor.cartId) : null;
  if (!cart || !mayRead(cart, customerId)) return null;
  if (!region || !isElsewhere(cart.region, region)) return cart;
  const moved = await moveCart(services.db, async () => customerId, cart.id, locale, region);
  return moved.ok ? moved.value : cart;
}

/** A professional's cart stays one while its country does. */
function isElsewhere(cartRegion: string, region: PriceRegion): boolean {
  if (cartRegion === region || !isPriceRegion(cartRegion)) return false;
  return !isProRegion(cartRegion) || baseRegionOf(cartRegion) !== baseRegionOf(region);
}
