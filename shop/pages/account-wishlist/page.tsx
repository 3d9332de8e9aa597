import { AccountPage } from "#shop/parts/account-page.tsx";
import { sayer } from "#shop/parts/sayer.ts";
import { WishList } from "#shop/parts/wishlist/list.tsx";
import type { WishlistProps } from "#shop/parts/wishlist/list-data.ts";

export default function AccountWishlist(props: WishlistProps) {
  return (
    <AccountPage title={sayer(props.words)("wish.title")} current="/account/wishlist" csrf={props.csrf}>
      <WishList {...props} path="/account/wishlist" />
    </AccountPage>
  );
}
