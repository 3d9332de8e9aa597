import type { ReactNode } from "react";
import { Link } from "#shop/frame/link.tsx";
import { useShop, useText } from "#shop/frame/shop.tsx";
import type { FrameData } from "#shop/layout/frame-data.ts";
import { Logo } from "#shop/layout/logo.tsx";
import { SkipLink } from "#shop/layout/shell.tsx";
import { ArrowIcon } from "#ui/icons.tsx";
import "./checkout.css";

/** Nothing but the task: the logo, the way back, the page. */
export default function Checkout({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = useText();
  const { brand } = useShop();
  return (
    <>
      <SkipLink />
      <header className="checkout-bar">
        <div className="wrap checkout-bar-row">
          <Link to="/" className="checkout-bar-logo" prefetch={false} aria-label={brand}>
            <Logo media={frame.logo} />
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
