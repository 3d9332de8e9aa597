import type { MouseEvent } from "react";

let carried: HTMLElement | null = null;

/** Animates a card's picture into the first picture of the product page, in browsers with view transitions. */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Only one element may have a view transition name at a time, so it is removed from the previous card and from the
  // gallery being left.
  if (carried) carried.style.viewTransitionName = "";
  document.querySelector(".gallery")?.classList.add("gallery-left");
  carried = currentTarget.closest("article")?.querySelector<HTMLElement>(".card-picture") ?? null;
  if (carried) carried.style.viewTransitionName = "product-picture";
}
