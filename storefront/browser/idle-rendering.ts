import { whenIdle } from "#storefront/browser/links.ts";

/** Sections (ui/utilities.css) and cards (product-grid.css) that are rendered only when they come near. */
const folded = ":is(.apart, .grid > :nth-child(n + 5)):not([data-near])";

/**
 * Renders the lower parts of a page, one section or card at a time, whenever the browser is idle. Jumping, printing,
 * searching in the page and full-page screenshots then find everything rendered.
 */
export function renderWhenIdle(): void {
  whenIdle(() => {
    const next = document.querySelector<HTMLElement>(folded);
    if (!next) return;
    next.dataset.near = "";
    renderWhenIdle();
  });
}
