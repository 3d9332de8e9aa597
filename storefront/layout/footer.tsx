import type { MouseEvent, ReactNode } from "react";
import { drawnLogo } from "#storefront/app/media.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import type { NavLink } from "#storefront/layout/nav-item.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { GlobeIcon } from "#ui/icons/icons.tsx";
import type { LayoutData } from "./layout-data.ts";
import { Logo } from "./logo.tsx";
import { SocialLinks } from "./social-links.tsx";
import "./footer.css";

export function Footer({ layoutData }: { layoutData: LayoutData }) {
  const { brand, locale } = useShop();
  const t = useText();
  // The line belongs to the brand with the drawn logo; another shop shows its own, or its name.
  const hasLine = layoutData.logo === drawnLogo || layoutData.words["frame.footer-line"] !== undefined;
  const help: NavLink[] = [
    { title: t("frame.support"), path: "/support" },
    { title: t("frame.shipping"), path: "/support/shipping" },
    { title: t("frame.returns"), path: "/support/returns" },
    { title: t("product.size-guide"), path: "/support/size-guide" },
    { title: t("frame.gift-cards"), path: "/gift-card" },
    { title: t("frame.orders"), path: "/account/orders" },
    { title: t("frame.contact"), path: "/support/contact" },
    { title: t("frame.stores"), path: "/stores" },
  ];
  const house: NavLink[] = [
    { title: t("frame.journal"), path: "/blog" },
    { title: t("frame.newsletter"), path: "/newsletter" },
    { title: t("frame.team"), path: "/team" },
    { title: t("frame.pro"), path: "/pro" },
    { title: t("frame.instructors"), path: "/psia" },
  ];
  const legal: NavLink[] = [
    { title: t("frame.terms"), path: "/terms" },
    { title: t("frame.privacy"), path: "/privacy" },
    { title: t("frame.imprint"), path: "/imprint" },
    { title: t("frame.accessibility"), path: "/accessibility" },
    ...(locale.shoppingRegion === "eu_region_1" ? [{ title: t("frame.withdrawal"), path: "/withdrawal" }] : []),
  ];
  return (
    <footer className="footer apart">
      <div className="wrap">
        <hr className="ruler footer-ruler" />
        <div className="footer-grid">
          <p className="footer-lead display">{hasLine ? t("frame.footer-line") : brand}</p>
          <Column title={t("frame.shop")} links={layoutData.nav} />
          <Column title={t("frame.help")} links={help} className="footer-help" />
          <Column title={brand} links={layoutData.secondary.length > 0 ? house.slice(1, 2) : house}>
            {layoutData.secondary.map(({ title, link }) => (
              <li key={title}>
                <ContentLink link={link}>{title}</ContentLink>
              </li>
            ))}
          </Column>
        </div>
        <div className="footer-end">
          <Link to="/country" className="footer-country" prefetch={false}>
            <GlobeIcon size={20} /> {layoutData.country} · {layoutData.language}
          </Link>
          <SocialLinks links={layoutData.social} />
          {layoutData.marks && <img {...layoutData.marks} alt={layoutData.marks.alt} loading="lazy" />}
          <ul className="footer-legal">
            {layoutData.consent && <ConsentAgain />}
            <LinkItems links={legal} />
          </ul>
        </div>
        {layoutData.logo === drawnLogo && <Logo media={drawnLogo} hot className="footer-mark" />}
      </div>
    </footer>
  );
}

/**
 * Opens the consent dialog again. Without scripts nothing runs that needs consent, and the link leads to the privacy
 * page, which explains it.
 */
function ConsentAgain() {
  const t = useText();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    dispatchEvent(new Event("ask-consent"));
  };
  return (
    <li>
      <Link to="/privacy" prefetch={false} onClick={ask}>
        {t("consent.again")}
      </Link>
    </li>
  );
}

type ColumnProps = { title: string; links: NavLink[]; className?: string; children?: ReactNode };

function Column({ title, links, className, children }: ColumnProps) {
  return (
    <div className={classes("footer-column", className)}>
      <h2 className="label">{title}</h2>
      <ul>
        <LinkItems links={links} />
        {children}
      </ul>
    </div>
  );
}

const LinkItems = ({ links }: { links: NavLink[] }) =>
  links.map(({ title, path }) => (
    <li key={path}>
      <Link to={path} prefetch={false}>
        {title}
      </Link>
    </li>
  ));
