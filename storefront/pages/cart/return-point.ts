import { type FormEvent, useEffect } from "react";
import { handover } from "#storefront/runtime/handover.ts";

const controls = "button, input:not([type=hidden])";

/** Where somebody was when they sent a form: how far down, and in which control of which line. */
type ReturnPoint = { top: number; line: string; control: number };

/** After 20 seconds the page is visited anew, and begins at its top. */
const point = handover<ReturnPoint>("cart-place", 20_000);

const lineOf = (id: string) => (id && document.getElementById(id)?.closest("li")) || null;

/**
 * Every change of the cart is a new page: whoever made it finds themselves where they were, the keyboard too. Answers the
 * handler that has to see every form's submit event. `isRefused`: something has to be put right, and the page says so itself.
 */
export function useReturnPoint(isRefused: boolean): (event: FormEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a page of its own
  useEffect(() => {
    const left = point.take();
    if (!left || isRefused) return;
    scrollTo({ top: left.top, behavior: "instant" });
    const control = lineOf(left.line)?.querySelectorAll<HTMLElement>(controls)[left.control];
    (control ?? document.getElementById("main"))?.focus({ preventScroll: true });
  }, []);
  return ({ defaultPrevented, target }) => {
    if (defaultPrevented) return;
    const line = target instanceof Element ? target.closest("li") : null;
    const all = [...(line?.querySelectorAll(controls) ?? [])];
    const control = all.indexOf(document.activeElement as Element);
    point.leave({ top: scrollY, line: line?.querySelector("h2, h3")?.id ?? "", control });
  };
}
