import { whenIdle } from "#shop/frame/links.ts";

/**
 * Lays out what lies further down (`apart`, ui/base.css), one section at a time whenever nothing else is to be done: who then
 * jumps, prints, searches in the page or takes a picture of all of it finds everything drawn.
 */
export function unfold(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>(".apart:not([data-near])");
    if (!next) return;
    next.dataset.near = "";
    unfold();
  });
}
