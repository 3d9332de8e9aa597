import { type FormEvent, useEffect } from "react";
import { handover } from "#storefront/runtime/handover.ts";

const controls = "button, input:not([type=hidden])";

/** The scroll position, and the focused control of a line, when a form was sent. */
type ReturnPoint = { top: number; line: string; control: number };

/** After 20 seconds it counts as a new visit, which begins at the top of the page. */
const point = handover<ReturnPoint>("cart-place", 20_000);

const lineOf = (id: string) => (id && document.getElementById(id)?.closest("li")) || null;

/**
 * Every change of the cart loads a new page; this restores the scroll position and the keyboard focus. `isRefused`
 * means that the page itself points at a problem, so nothing is restored. Returns the handler that has to receive every
 * form's submit event.
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
