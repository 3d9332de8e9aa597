import { Link, useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Dialog } from "../components/dialog.tsx";
import { AreaIcon, MenuIcon, SearchIcon } from "../components/icons.tsx";
import { Jobs } from "../components/jobs.tsx";
import { Toasts } from "../components/toasts.tsx";
import { useLanguage, useText } from "../i18n/text.tsx";
import { areas } from "../runtime/areas.ts";
import { useHotkeys } from "../runtime/hotkeys.ts";
import { modKeyName } from "../runtime/mod-key.ts";
import { may, useMember } from "../runtime/session.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Bell } from "./bell.tsx";
import { Confirm } from "./confirm.tsx";
import { Mark } from "./mark.tsx";

type PaletteProps = { onClose: () => void; onKeys: () => void };
const loadPalette = () => import("./palette.tsx");
const LazyPalette = lazy(loadPalette);
let loadedPalette: typeof LazyPalette | ((props: PaletteProps) => ReactNode) = LazyPalette;

/** Whoever presses Ctrl+K types on at once, so the palette is there at once when its script has come before. */
function Palette(props: PaletteProps) {
  const [Shown] = useState(() => loadedPalette);
  return <Shown {...props} />;
}
const KeysDialog = lazy(() => import("./keys-dialog.tsx"));
const NoticesDialog = lazy(() => import("./notices.tsx"));
type OpenPanel = "drawer" | "palette" | "notices" | "keys" | null;

/**
 * The frame around every page: the navigation at the left, or in a drawer on narrow screens, with search and keyboard
 * commands.
 */
export function Frame({ children }: { children: ReactNode }) {
  const say = useText();
  const [open, setOpen] = useState<OpenPanel>(null);
  const { pathname } = useLocation();
  const isWide = useIsWide();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever went to another page has left the drawer behind.
  useEffect(() => setOpen(null), [pathname]);
  useEffect(() => {
    const keep = ({ default: loaded }: { default: (props: PaletteProps) => ReactNode }) => {
      loadedPalette = loaded;
    };
    loadPalette().then(keep, () => {});
  }, []);
  useHotkeys({ "mod+k": () => setOpen("palette"), "?": () => setOpen("keys") });
  const close = () => setOpen(null);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {say("skip")}
      </a>
      <header className="bar">
        <button type="button" className="icon-button" aria-label={say("openMenu")} onClick={() => setOpen("drawer")}>
          <MenuIcon size={22} />
        </button>
        <ShopName />
        <span className="bar-end">
          {!isWide && <Bell open={() => setOpen("notices")} />}
          <button type="button" className="icon-button" aria-label={say("search")} onClick={() => setOpen("palette")}>
            <SearchIcon size={22} />
          </button>
        </span>
      </header>
      <aside className="side">
        <Side search={() => setOpen("palette")} bell={isWide && <Bell open={() => setOpen("notices")} />} />
      </aside>
      <main id="main" tabIndex={-1}>
        <Offline />
        {children}
      </main>
      {open === "drawer" && (
        <Dialog title={document.documentElement.dataset.shop ?? ""} kind="drawer" onClose={close}>
          <Side search={() => setOpen("palette")} />
        </Dialog>
      )}
      <Suspense>
        {open === "palette" && <Palette onClose={close} onKeys={() => setOpen("keys")} />}
        {open === "notices" && <NoticesDialog onClose={close} />}
        {open === "keys" && <KeysDialog onClose={close} />}
      </Suspense>
      <Confirm />
      <Jobs />
      <Toasts />
    </div>
  );
}

/** The width from which the navigation is shown at the left (styles/frame.css). */
const wide = matchMedia("(min-width: 900px)");
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(wide.matches);
  useEffect(() => {
    const look = () => setIsWide(wide.matches);
    wide.addEventListener("change", look);
    return () => wide.removeEventListener("change", look);
  }, []);
  return isWide;
}

const ShopName = () => (
  <Link to="/" className="shop-name">
    <Mark />
  </Link>
);

function Side({ search, bell }: { search: () => void; bell?: ReactNode }) {
  const say = useText();
  const language = useLanguage();
  const member = useMember();
  const mine = areas.filter(({ permission }) => permission === null || may(member, permission));
  return (
    <div className="side-inside">
      <span className="side-head">
        <ShopName />
        {bell}
      </span>
      <button type="button" className="side-search" onClick={search}>
        <SearchIcon size={16} />
        <span>{say("search")}</span>
        <kbd>{modKeyName(language)} K</kbd>
      </button>
      <nav aria-label={say("navigation")}>
        <ul className="side-areas">
          {mine.map(({ key, path }) => (
            <li key={key}>
              <Link to={path} activeOptions={{ exact: path === "/", includeSearch: false }} className="side-area">
                <AreaIcon area={key} />
                {say(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountMenu />
    </div>
  );
}

function Offline() {
  const say = useText();
  const [isOffline, setIsOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return isOffline ? (
    <p className="note note-signal" role="status">
      {say("offline")}
    </p>
  ) : null;
}
