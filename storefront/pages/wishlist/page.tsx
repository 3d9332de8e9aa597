import { WishList } from "#storefront/components/wishlist/list.tsx";
import type { WishlistProps } from "#storefront/components/wishlist/list-data.ts";

export default function Wishlist(props: WishlistProps) {
  const title = props.words["wish.title"];
  return (
    <div className="wrap stack stack-l page-room">
      {props.cards.length > 0 && <h1 className="display display-2">{title}</h1>}
      <WishList {...props} path="/wishlist" emptyTitle={title} />
    </div>
  );
}
