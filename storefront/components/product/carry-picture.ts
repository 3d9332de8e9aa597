import type { MouseEvent } from "react";

let carried: HTMLElement | null = null;

/** Lets a card's picture grow into the product page's first one, where the browser has view transitions. */
export function carryPicture({ currentTarget }: MouseEvent<HTMLElement>): void {
  // A name must be worn by one element only: not by the last card, nor by the gallery that is being left.
  if (carried) carried.style.viewTransitionName = "";
  document.querySelector(".gallery")?.classList.add("gallery-left");
  carried = currentTarget.closest("article")?.querySelector<HTMLElement>(".card-picture") ?? null;
  if (carried) carried.style.viewTransitionName = "product-picture";
}
