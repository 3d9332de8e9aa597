import { Link } from "#shop/frame/link.tsx";
import { useSession } from "#shop/frame/session.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { CartIcon } from "#ui/icons.tsx";

/** The header's cart with the number of pieces; the number is the visitor's own and comes after hydration. */
export function CartLink() {
  const t = useText();
  const { cartCount } = useSession();
  return (
    <Link
      to="/cart"
      className="cart-link"
      prefetch={false}
      aria-label={cartCount > 0 ? `${t("frame.cart")} ${cartCount}` : t("frame.cart")}
    >
      <CartIcon size={22} />
      <span className="cart-link-word">{t("frame.cart")}</span>{" "}
      <span className="cart-count">{cartCount > 0 ? Math.min(cartCount, 999) : null}</span>
    </Link>
  );
}
