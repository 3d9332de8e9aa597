/** When the visitor goes back, animates the product's picture into its card's picture, if both are in view. */

/**
 * The view transition name that the product page gives its first picture, and a card its own
 * (components/product/carry-picture.ts).
 */
const name = "product-picture";

const isInSight = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Returns the uid in the address of the product page being left, when its first picture is in view. */
export function productLeft(path: string): string | undefined {
  const picture = document.querySelector(".gallery-picture");
  return picture && isInSight(picture) ? path.split("/p/")[1] : undefined;
}

/** Names the picture of the product's card on the new page. Returns a function that removes the name. */
export function carryBack(uid: string): () => void {
  const cards = document.querySelectorAll<HTMLElement>(`[data-product="${uid}"] .card-picture`);
  const picture = [...cards].find(isInSight);
  // Only one element may have the name, and the new page may be another product's.
  const gallery = picture && document.querySelector(".gallery");
  const wear = (own: string) => {
    gallery?.classList.toggle("gallery-left", own !== "");
    if (picture) picture.style.viewTransitionName = own;
  };
  wear(name);
  return () => wear("");
}
