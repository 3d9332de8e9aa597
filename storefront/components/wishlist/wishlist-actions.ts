import { addWishlistItem, removeWishlistItem } from "#commerce/customers/wishlists/actions.ts";
import { maxItems } from "#commerce/customers/wishlists/schema.ts";
import { type PageAnswer, type PrivateContext, redirect } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { ownWishlist, type WishlistProps, wishlistOwner } from "./list-data.ts";

/** Handles the heart without scripts and the list's own buttons. `action` is add or remove. */
export async function changeWishlist(
  context: PrivateContext,
  form: URLSearchParams,
  path: string,
): Promise<PageAnswer<WishlistProps>> {
  const { db } = context.services;
  const text = form.get("product_id") ?? "";
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const back = redirect(localePath(context.locale, path), 303);
  if (form.get("action") === "remove") {
    await removeWishlistItem(db, wishlistOwner(context), id);
    return back;
  }
  const added = await addWishlistItem(db, wishlistOwner(context), id);
  if (added.ok) return back;
  const isFull = added.problem.code === "wishlist-full";
  return ownWishlist(context, isFull ? { key: "wish.full", values: { count: maxItems } } : { key: "wish.missing" });
}
