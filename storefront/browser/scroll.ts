/**
 * Scroll positions by history entry, so that "back" returns to the previous position. Forward navigation goes to the
 * top or the hash (2.4).
 */

const positions = new Map<string, number>();
const key = (): string => (history.state as { key?: string } | null)?.key ?? "first";
/**
 * The history entry of the page on the screen. The history already points to the next entry while its page is being
 * fetched.
 */
let shown = "first";

export function saveScroll(): void {
  positions.set(shown, scrollY);
}

/** Takes over scroll restoration from the browser, which would restore before the page is rendered. */
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
 * Scrolls to the hash's element, or else to the top, and moves the focus to the main content for keyboards and screen
 * readers. When a filter of a list has just been changed, scroll position and focus stay.
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
