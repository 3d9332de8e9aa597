import { type MouseEvent, type ReactNode, Suspense } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { CompareCorner } from "#storefront/components/compare/corner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LayoutData } from "./layout-data.ts";
import "#ui/base.css";
import "./shell.css";

const PageHeader = cacheMarkup("header", Header);
const PageFooter = cacheMarkup("footer", Footer);

/**
 * The frame of a page: skip link, header, content and footer. With `flush` the page begins with a full-width picture,
 * and the header lies over it.
 */
export function Shell({
  layoutData,
  flush,
  children,
}: {
  layoutData: LayoutData;
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink />
      <Suspense>
        <PageHeader layoutData={layoutData} flush={flush} />
      </Suspense>
      <main id="main" tabIndex={-1} className="main" aria-busy={useShop().onItsWay && true}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <PageFooter layoutData={layoutData} />
      </Suspense>
      <CompareCorner />
    </>
  );
}

/** Skips the header (specification 2.4: a smooth scroll to the main content). */
export function SkipLink() {
  const t = useText();
  const onClick = (event: MouseEvent) => {
    const main = document.getElementById("main");
    if (!main) return;
    event.preventDefault();
    main.focus({ preventScroll: true });
    main.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to its target; the script only makes the way smooth
    <a className="skip-link" href="#main" onClick={onClick}>
      {t("frame.skip")}
    </a>
  );
}
