import { forgetCart, moveCart } from "#commerce/sales/cart/actions.ts";
import { findCart, mayRead } from "#commerce/sales/cart/reads.ts";
import type { Cart } from "#commerce/sales/cart/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/**
 * Returns the visitor's cart for their current region, at the prices available to them. Null when there is none to
 * show. A cart that no longer exists, or belongs to another customer, is removed from the session (specification 4).
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
