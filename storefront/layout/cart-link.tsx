import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { useSession } from "#storefront/runtime/session.tsx";
import { CartIcon } from "#ui/icons/icons.tsx";

/** The header's cart link with the number of units. The number belongs to the visitor and appears after hydration. */
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
