import { forgetCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { reorder } from "#commerce/sales/cart/reorder.ts";
import { goTo } from "#storefront/app/go-to.ts";
import type { Post } from "#storefront/app/page.ts";
import { answer, leftCart, type RestoreProps } from "./data.ts";

/**
 * Adds the items of the abandoned cart that are missing from the visitor's own cart, or puts them into a new one.
 * Sending the form again adds nothing twice.
 */
export const post: Post<RestoreProps> = async (context) => {
  const { services, locale, region, visitor } = context;
  const left = await leftCart(context);
  if (!left) return answer(context, null, null);
  const toCart = goTo(context, "/cart");
  const own = visitor.cartId ? await findCart(services.db, visitor.cartId) : null;
  const held = new Map(own?.lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const lines = left.lines.flatMap(({ productId, variantId, quantity }) => {
    const missing = quantity - (held.get(variantId) ?? 0);
    return missing > 0 ? [{ productId, variantId, quantity: missing }] : [];
  });
  if (lines.length === 0) return toCart;
  const { sessionHash } = visitor.start();
  const who = async () => visitor.customer?.id ?? null;
  const again = await reorder(services.db, who, visitor.cartId, { locale, region, sessionHash }, lines);
  if (visitor.cartId && again.cartId === null) await forgetCart(services.db, sessionHash, visitor.cartId);
  if (again.missing.length === 0 && again.fewer.length === 0) return toCart;
  return answer(context, left, { added: again.added, count: lines.length });
};
