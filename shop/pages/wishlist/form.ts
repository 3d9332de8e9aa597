import type { Post } from "#shop/frame/page.ts";
import { changeWishlist } from "#shop/parts/wishlist/change.ts";
import type { WishlistProps } from "#shop/parts/wishlist/list-data.ts";

export const post: Post<WishlistProps> = (context, form) => changeWishlist(context, form, "/wishlist");
