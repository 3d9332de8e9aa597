import { findSharedWishlist } from "#commerce/customers/wishlists/reads.ts";
import { type LoadPrivate, notFound } from "#storefront/app/page.ts";
import { type WishlistProps, wishlistPage } from "#storefront/components/wishlist/list-data.ts";

/** A wishlist that its owner has shared by a link. */
export const load: LoadPrivate<WishlistProps> = async (context) => {
  const list = await findSharedWishlist(context.services.db, context.params.token ?? "");
  return list ? wishlistPage(context, list, { isOwn: false, problem: null }) : notFound();
};
