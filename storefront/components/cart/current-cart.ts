import { forgetCart, moveCart } from "#commerce/sales/cart/actions.ts";
import { findCart, mayRead } from "#commerce/sales/cart/reads.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/**
 * The visitor's cart, sold where the visitor is now, at the prices that they may see; null when there is none to show. A
 * cart that is gone, or another customer's, is forgotten by the session (specification 4).
 */
export async function currentCart({ services, locale, region, visitor }: PrivateContext): Promise<Cart | null> {
  const customerId = visitor.customer?.id ?? null;
  const cart = visitor.cartId ? await findCart(services.db, visitor.cartId) : null;
  if (!cart || !mayRead(cart, customerId)) {
    if (visitor.cartId) await forgetCart(services.db, visitor.start().sessionHash, visitor.cartId);
    return null;
  }
  if (!region || cart.region === region) return cart;
  const moved = await moveCart(services.db, async () => customerId, cart.id, locale, region);
  return moved.ok ? moved.value : cart;
}
