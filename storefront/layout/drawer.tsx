import type { MouseEvent } from "react";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import type { TextKey } from "#storefront/i18n/areas.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { closesDialog, opensDialog } from "#ui/dialog-control.ts";
import { ChevronIcon, CloseIcon, MenuIcon } from "#ui/icons/icons.tsx";
import type { LayoutData } from "./layout-data.ts";
import { Logo } from "./logo.tsx";
import { MenuPicture } from "./menu-picture.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import "#ui/dialog.css";
import "./drawer.css";

const id = "menu";

const own: { path: string; title: TextKey }[] = [
  { path: "/search?q=", title: "catalogue.badge-sale" },
  { path: "/board-finder", title: "frame.find-board" },
  { path: "/account", title: "frame.account" },
  { path: "/wishlist", title: "frame.wishlist" },
  { path: "/stores", title: "frame.stores" },
  { path: "/pro", title: "frame.pro" },
  { path: "/support", title: "frame.support" },
];

/** Opens the menu on phones. Works before scripts have loaded and without them. */
export function DrawerButton() {
  const t = useText();
  return (
    <button type="button" className="icon-button header-menu" aria-label={t("frame.menu")} {...opensDialog(id)}>
      <MenuIcon />
    </button>
  );
}

/** The menu on phones: full height, large type, groups that expand in place. */
export function Drawer({ layoutData }: { layoutData: LayoutData }) {
  const t = useText();
  const { brand } = useShop();
  // Leaves out own links that content already lists among the secondary links.
  const named = layoutData.secondary.map(({ link }) => link.to);
  const banner = layoutData.nav.find((item) => item.banner)?.banner;
  const others = own.filter(({ path }) => !named.includes(path));
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if ((event.target as Element).closest("a")) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: closes after a link was followed, by whatever means
    <dialog id={id} className="dialog dialog-full drawer" aria-label={t("frame.menu")} onClick={onClick}>
      <div className="drawer-head">
        <button type="button" className="icon-button" aria-label={t("frame.close")} {...closesDialog(id)}>
          <CloseIcon />
        </button>
        <Link to="/" className="drawer-logo" aria-label={brand} prefetch={false}>
          <Logo media={layoutData.logo} />
        </Link>
        <span className="icon-button" aria-hidden="true" />
      </div>
      <nav aria-label={t("frame.menu")}>
        {layoutData.nav.map((item) =>
          item.children.length === 0 ? (
            <p key={item.path} className="drawer-group">
              <ContentLink link={item.link ?? { to: item.path, newTab: false }} className="drawer-title display">
                {item.title}
              </ContentLink>
            </p>
          ) : (
            <details key={item.path} className="drawer-group" name="drawer">
              <summary className="drawer-title display">
                <span className="drawer-name">
                  {item.image && <MenuPicture image={item.image} />}
                  {item.title}
                </span>
                <ChevronIcon />
              </summary>
              {item.shortcuts && item.shortcuts.length > 0 && (
                <Shortcuts shortcuts={item.shortcuts} className="drawer-shortcuts" />
              )}
              <ul className="drawer-children">
                {[{ title: t("frame.view-all"), path: item.path }, ...item.children].map((child) => (
                  <li key={child.path}>
                    <Link to={child.path} prefetch={false}>
                      {child.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ),
        )}
        <ul className="drawer-links">
          {others.map(({ path, title }) => (
            <li key={path}>
              <Link
                to={path.endsWith("=") ? path + encodeURIComponent(t(title)) : path}
                prefetch={false}
                data-sale={title === "catalogue.badge-sale" || undefined}
              >
                {t(title)}
              </Link>
            </li>
          ))}
          {layoutData.secondary.map(({ title, link }) => (
            <li key={title}>
              <ContentLink link={link}>{title}</ContentLink>
            </li>
          ))}
          <li className="all-columns">
            <Link to="/country" prefetch={false}>
              {layoutData.country} · {layoutData.language}
            </Link>
          </li>
          {banner && (
            <li className="drawer-banner">
              <Link to={banner.path} prefetch={false}>
                <Picture id={banner.image} alt="" sizes="280px" widths={[440, 880]} width={4} height={5} crop />
                <span>{banner.title}</span>
              </Link>
            </li>
          )}
        </ul>
      </nav>
    </dialog>
  );
}
