import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { ContentLink } from "#storefront/components/content/content-link.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { MenuPicture } from "#storefront/layout/menu-picture.tsx";
import type { NavItem } from "#storefront/layout/nav-item.ts";
import { Shortcuts } from "#storefront/layout/shortcuts.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import "./main-nav.css";

/** The categories in the middle of the header, from 1024 px. */
export function MainNav({ nav }: { nav: NavItem[] }) {
  const t = useText();
  const [isMoved, setMoved] = useState(false);
  // The sheets' pictures are loaded once a mouse moves on the page: before its first sheet opens, and on no phone.
  useEffect(() => {
    const onMove = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setMoved(true);
    };
    addEventListener("pointermove", onMove, { once: true, passive: true });
    return () => removeEventListener("pointermove", onMove);
  }, []);
  return (
    <nav className="nav" aria-label={t("frame.main-navigation")}>
      <ul className="nav-list">
        {nav.map((item) => (
          <Item key={item.path} item={item} isNear={isMoved} />
        ))}
      </ul>
    </nav>
  );
}

type ItemProps = { item: NavItem; isNear: boolean };

function Item({ item: { title, path, link, children, shortcuts = [], banner }, isNear }: ItemProps) {
  const t = useText();
  const [shut, setShut] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const used = isNear || wasOpened;

  const open = () => {
    setOpened(true);
    setShut(false);
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("a")) setShut(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape") return;
    event.currentTarget.querySelector("a")?.focus();
    setShut(true);
  };

  return (
    <li
      className={classes("nav-item", shut && "nav-shut")}
      onPointerEnter={open}
      onPointerLeave={() => setShut(false)}
      onBlur={() => setShut(false)}
      onFocus={() => setOpened(true)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <ContentLink link={link ?? { to: path, newTab: false }} className="nav-link">
        {title}
      </ContentLink>
      {children.length > 0 && (
        <div className="nav-sheet">
          <div className="nav-sheet-grid wrap">
            <ul className="nav-children">
              {children.map((child) => (
                <li key={child.path}>
                  <Link to={child.path} className="nav-child" prefetch={false}>
                    {child.image && <MenuPicture image={used && child.image} />}
                    {child.title}
                  </Link>
                </li>
              ))}
              <li className="nav-all">
                <Link to={path} prefetch={false}>
                  {t("frame.view-all")}
                </Link>
              </li>
            </ul>
            {shortcuts.length > 0 && <Shortcuts shortcuts={shortcuts} className="nav-shortcuts" labelled />}
            {banner && used && (
              <Link to={banner.path} className="nav-banner" prefetch={false}>
                <Picture id={banner.image} alt="" sizes="440px" widths={[440, 880]} width={16} height={9} crop />
                <span className="nav-banner-title">{banner.title}</span>
              </Link>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
