import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { useSession } from "#storefront/runtime/session.tsx";
import { CartIcon } from "#ui/icons/icons.tsx";

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
