import { AccountPage } from "#storefront/components/account/account-page.tsx";
import { WishList } from "#storefront/components/wishlist/list.tsx";
import type { WishlistProps } from "#storefront/components/wishlist/list-data.ts";

export default function AccountWishlist(props: WishlistProps) {
  return (
    <AccountPage title={props.words["wish.title"]} current="/account/wishlist" csrf={props.csrf}>
      <WishList {...props} path="/account/wishlist" />
    </AccountPage>
  );
}
