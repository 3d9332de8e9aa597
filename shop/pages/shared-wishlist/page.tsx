import { sayer } from "#shop/parts/sayer.ts";
import { WishList } from "#shop/parts/wishlist/list.tsx";
import type { WishlistProps } from "#shop/parts/wishlist/list-data.ts";

export default function SharedWishlist(props: WishlistProps) {
  return (
    <div className="wrap wishes-page">
      <h1 className="display wishes-title">{sayer(props.words)("wish.shared")}</h1>
      <WishList {...props} />
    </div>
  );
}
