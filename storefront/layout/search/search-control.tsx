import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { SearchIcon } from "#ui/icons/icons.tsx";

type Box = ComponentType<{ onClose: () => void }>;

const loadBox = () => import("./search-box.tsx");

/**
 * The header's search control: a link to the search page. With scripts it opens a sheet with suggestions, whose code is
 * loaded when the link is first hovered, focused or pressed.
 */
export function SearchControl() {
  const t = useText();
  const [Box, setBox] = useState<Box | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  const ahead = () => void loadBox().catch(() => undefined);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    const { href } = event.currentTarget;
    try {
      const { SearchBox } = await loadBox();
      setBox(() => SearchBox);
    } catch {
      location.assign(href);
    }
  };

  const close = () => {
    setBox(null);
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Link
        to="/search"
        className="icon-button"
        aria-label={t("frame.search")}
        prefetch={false}
        onClick={open}
        onFocus={ahead}
        onPointerEnter={ahead}
      >
        <SearchIcon size={22} />
      </Link>
      {Box && <Box onClose={close} />}
    </>
  );
}
