import { whenIdle } from "#storefront/runtime/links.ts";

/** Sections (ui/utilities.css) and cards (product-grid.css) that are drawn as they come near. */
const folded = ":is(.apart, .grid > :nth-child(n + 5)):not([data-near])";

/**
 * Lays out what lies further down, one section or card at a time whenever nothing else is to be done: who then jumps, prints,
 * searches in the page or takes a picture of all of it finds everything drawn.
 */
export function unfold(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>(folded);
    if (!next) return;
    next.dataset.near = "";
    unfold();
  });
}
