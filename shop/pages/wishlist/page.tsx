import { sayer } from "#shop/parts/sayer.ts";
import { WishList } from "#shop/parts/wishlist/list.tsx";
import type { WishlistProps } from "#shop/parts/wishlist/list-data.ts";

export default function Wishlist(props: WishlistProps) {
  return (
    <div className="wrap wishes-page">
      <h1 className="display wishes-title">{sayer(props.words)("wish.title")}</h1>
      <WishList {...props} path="/wishlist" />
    </div>
  );
}
