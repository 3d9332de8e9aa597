import { holdCart } from "#commerce/sales/cart/actions.ts";
import { isCartKey } from "#commerce/sales/cart/holder.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import type { PrivateContext } from "#storefront/app/page.ts";

/**
 * When a guest's session has ended while a form was being filled in, they continue with the cart that the form names,
 * if the form carries the cart's key. A customer's cart requires signing in.
 */
export async function withKeptCart(context: PrivateContext, form: URLSearchParams): Promise<PrivateContext> {
  const { services, visitor } = context;
  if (visitor.cartId || visitor.customer) return context;
  const id = form.get("cart_id") ?? "";
  const hasKey = isCartKey(form.get("cart_key") ?? "", id, services.config.SECRET);
  const cart = hasKey ? await findCart(services.db, id) : null;
  if (!cart || cart.customerId !== null || cart.lines.length === 0) return context;
  await holdCart(services.db, visitor.start().sessionHash, cart.id);
  return { ...context, visitor: { ...visitor, cartId: cart.id } };
}
