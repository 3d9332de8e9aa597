import type { ReactNode } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { LayoutData } from "#storefront/layout/layout-data.ts";
import { Logo } from "#storefront/layout/logo.tsx";
import { SkipLink } from "#storefront/layout/shell.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./checkout.css";

/** The minimal layout of the checkout: the logo, a link back, and the page. */
export default function Checkout({
  layoutData,
  children,
}: {
  layoutData: LayoutData;
  flush?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const { brand } = useShop();
  return (
    <>
      <SkipLink />
      <header className="checkout-bar">
        <div className="wrap checkout-bar-row">
          <Link to="/" className="checkout-bar-logo" prefetch={false} aria-label={brand}>
            <Logo media={layoutData.logo} />
          </Link>
          <Link to="/cart" className="checkout-bar-back" prefetch={false}>
            <ArrowIcon size={18} /> {t("checkout.back")}
          </Link>
        </div>
      </header>
      <main id="main" className="checkout-main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
