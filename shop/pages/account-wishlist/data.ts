import type { LoadPrivate } from "#shop/frame/page.ts";
import { ownWishlist, type WishlistProps } from "#shop/parts/wishlist/list-data.ts";

/** The customer's list. */
export const load: LoadPrivate<WishlistProps> = (context) => ownWishlist(context);
