/** Scroll positions by history entry, so that "back" returns to where one was; forward goes to the top or the hash (2.4). */

const positions = new Map<string, number>();
const key = (): string => (history.state as { key?: string } | null)?.key ?? "first";
/** The entry whose page is on the screen: history is already elsewhere while the next page is being fetched. */
let shown = "first";

export function saveScroll(): void {
  positions.set(shown, scrollY);
}

/** Takes scrolling over from the browser, which restores before our page is there. */
export function keepScroll(): () => void {
  history.scrollRestoration = "manual";
  shown = key();
  const save = () => saveScroll();
  addEventListener("scrollend", save);
  return () => removeEventListener("scrollend", save);
}

export function restoreScroll(): void {
  shown = key();
  scrollTo({ top: positions.get(shown) ?? 0, behavior: "instant" });
}

/**
 * To the hash's element if there is one, else to the top; the main content gets the focus for keyboards and readers. Whoever
 * narrows a list stays with what they have just changed.
 */
export function scrollToTarget(hash: string): void {
  shown = key();
  if (!hash && document.activeElement?.closest("[data-stays]")) return;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
    return;
  }
  scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("main")?.focus({ preventScroll: true });
}
