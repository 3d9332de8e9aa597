import { findSharedWishlist } from "#commerce/wishlists/reads.ts";
import { type LoadPrivate, notFound } from "#shop/frame/page.ts";
import { type WishlistProps, wishlistPage } from "#shop/parts/wishlist/list-data.ts";

/** Somebody's list, for whoever was given its link. */
export const load: LoadPrivate<WishlistProps> = async (context) => {
  const list = await findSharedWishlist(context.services.db, context.params.token ?? "");
  return list ? wishlistPage(context, list, { isOwn: false, problem: null }) : notFound();
};
