import { type FormEvent, useEffect } from "react";

const key = "cart-place";
/** Milliseconds after which the page is visited anew. */
const longest = 20_000;
const controls = "button, input:not([type=hidden])";

/** Where somebody was when they sent a form: how far down, and in which control of which line. */
type Place = { at: number; top: number; line: string; control: number };

const lineOf = (id: string) => (id && document.getElementById(id)?.closest("li")) || null;

/**
 * Every change of the cart is a new page: whoever made it finds themselves where they were, the keyboard too. Answers what
 * has to see every form's submit event. `isRefused`: something has to be put right, and the page says so itself.
 */
export function usePlaceKept(isRefused: boolean): (event: FormEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a page of its own
  useEffect(() => {
    const place = takePlace();
    if (!place || isRefused || Date.now() - place.at > longest) return;
    scrollTo({ top: place.top, behavior: "instant" });
    const control = lineOf(place.line)?.querySelectorAll<HTMLElement>(controls)[place.control];
    (control ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, []);
  return ({ defaultPrevented, target }) => {
    if (defaultPrevented) return;
    const line = target instanceof Element ? target.closest("li") : null;
    const all = [...(line?.querySelectorAll(controls) ?? [])];
    const place: Place = {
      ...{ at: Date.now(), top: scrollY, line: line?.querySelector("h2, h3")?.id ?? "" },
      control: all.indexOf(document.activeElement as Element),
    };
    try {
      sessionStorage.setItem(key, JSON.stringify(place));
    } catch {
      // Storage may be forbidden: then the page begins at its top.
    }
  };
}

function takePlace(): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? "null") as Place | null;
    sessionStorage.removeItem(key);
    return place;
  } catch {
    return null;
  }
}
