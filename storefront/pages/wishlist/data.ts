import type { LoadPrivate } from "#storefront/app/page.ts";
import { ownWishlist, type WishlistProps } from "#storefront/components/wishlist/list-data.ts";

/** The visitor's wishlist, also for guests. */
export const load: LoadPrivate<WishlistProps> = (context) => ownWishlist(context);
