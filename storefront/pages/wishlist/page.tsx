import { WishList } from "#storefront/components/wishlist/list.tsx";
import type { WishlistProps } from "#storefront/components/wishlist/list-data.ts";

export default function Wishlist(props: WishlistProps) {
  return (
    <div className="wrap stack stack-l page-room">
      <h1 className="display display-2">{props.words["wish.title"]}</h1>
      <WishList {...props} path="/wishlist" />
    </div>
  );
}
