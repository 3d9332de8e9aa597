import type { Post } from "#storefront/app/page.ts";
import { changeWishlist } from "#storefront/components/wishlist/change.ts";
import type { WishlistProps } from "#storefront/components/wishlist/list-data.ts";

export const post: Post<WishlistProps> = (context, form) => changeWishlist(context, form, "/account/wishlist");
