import type { Post } from "#storefront/app/page.ts";
import type { WishlistProps } from "#storefront/components/wishlist/list-data.ts";
import { changeWishlist } from "#storefront/components/wishlist/wishlist-actions.ts";

export const post: Post<WishlistProps> = (context, form) => changeWishlist(context, form, "/wishlist");
