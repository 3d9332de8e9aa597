import { useShop, useText } from "#storefront/app/shop.tsx";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { AccountIcon, PinIcon } from "#ui/icons/icons.tsx";
import { CartLink } from "./cart-link.tsx";
import { Drawer, DrawerButton } from "./drawer.tsx";
import type { LayoutData } from "./layout-data.ts";
import { Logo } from "./logo.tsx";
import { MainNav } from "./main-nav.tsx";
import { SearchControl } from "./search/search-control.tsx";
import "#ui/button.css";
import "./header.css";

export function Header({ layoutData, flush }: { layoutData: LayoutData; flush?: boolean }) {
  const { brand } = useShop();
  const t = useText();
  return (
    <>
      {(layoutData.alerts.length > 0 || layoutData.secondary.length > 0) && (
        <div className="alerts">
          <div className="alerts-bar wrap">
            {layoutData.alerts.length > 0 && (
              <aside aria-label={t("frame.alerts")} className="alerts-said">
                <ul className="alerts-list">
                  {layoutData.alerts.slice(0, 3).map((alert) => (
                    <li key={alert}>{alert}</li>
                  ))}
                </ul>
              </aside>
            )}
            {layoutData.secondary.length > 0 && (
              <nav className="header-second" aria-label={t("frame.second-navigation")}>
                {layoutData.secondary.map(({ title, link }) => (
                  <ContentLink key={title} link={link} className="header-second-link">
                    {title}
                  </ContentLink>
                ))}
              </nav>
            )}
          </div>
        </div>
      )}
      <header className={classes("header", flush && "header-flush")}>
        <div className="header-bar wrap">
          <div className="header-start">
            <DrawerButton />
          </div>
          <Link to="/" className="header-logo" aria-label={brand}>
            <Logo media={layoutData.logo} onDark={layoutData.logoDark} />
          </Link>
          <MainNav nav={layoutData.nav} />
          <div className="header-tools">
            {layoutData.siteSearch && <SearchControl />}
            <Link to="/stores" className="icon-button header-wide" aria-label={t("frame.stores")} prefetch={false}>
              <PinIcon size={22} />
            </Link>
            <Link to="/account" className="icon-button header-wide" aria-label={t("frame.account")} prefetch={false}>
              <AccountIcon size={22} />
            </Link>
            {layoutData.shopping && <CartLink />}
          </div>
        </div>
      </header>
      <Drawer layoutData={layoutData} />
    </>
  );
}
