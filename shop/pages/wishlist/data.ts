import type { LoadPrivate } from "#shop/frame/page.ts";
import { ownWishlist, type WishlistProps } from "#shop/parts/wishlist/list-data.ts";

/** The visitor's list, a guest's too. */
export const load: LoadPrivate<WishlistProps> = (context) => ownWishlist(context);
