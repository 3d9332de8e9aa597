import { prefetchPayload } from "#storefront/runtime/payloads.ts";

/**
 * Returns the address when this link leads to a page of the shop in this locale that would open in the same tab,
 * otherwise null.
 */
function pageOf(anchor: HTMLAnchorElement, localeCode: string): URL | null {
  if (anchor.target || anchor.hasAttribute("download") || anchor.dataset.reload !== undefined) return null;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin) return null;
  const isHome = url.pathname === "/" && localeCode === "en-us";
  return isHome || `${url.pathname}/`.startsWith(`/${localeCode}/`) ? url : null;
}

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a[href]") : null;

/** Calls `open` for plain clicks on links to pages of the shop. All other clicks are left to the browser. */
export function interceptLinks(localeCode: string, open: (url: URL) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const anchor = anchorOf(event);
    if (!isPlain || !anchor || event.defaultPrevented) return;
    const url = pageOf(anchor, localeCode);
    const isSamePage = url && url.pathname === location.pathname && url.search === location.search;
    if (!url || (isSamePage && url.hash)) return;
    event.preventDefault();
    open(url);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

export const whenIdle: (work: () => void) => void =
  "requestIdleCallback" in globalThis
    ? (work) => requestIdleCallback(work, { timeout: 1000 })
    : (work) => setTimeout(work, 200);

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetches the data of links as they come into view, except on data-saver or 2g connections (2.4). */
export function prefetchVisible(): () => void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return () => undefined;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const url = new URL((target as HTMLAnchorElement).href);
      if (url.pathname !== location.pathname) prefetchPayload(url);
    }
  });
  const known = new WeakSet<Element>();
  let isDue = false;
  const watch = () => {
    isDue = false;
    for (const link of document.querySelectorAll("a[data-prefetch]")) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  };
  // Runs when the browser is idle, so that the page itself takes precedence.
  const soon = () => {
    if (isDue) return;
    isDue = true;
    whenIdle(watch);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  soon();
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}
