/** On the way back a product's picture becomes that of its card again, where both can be seen. */

/** What the product page gives its first picture, and a card on the way there (components/product/carry-picture.ts). */
const name = "product-picture";

const isInSight = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** The address's name of the product that is being left, where its first picture is in sight. */
export function productLeft(path: string): string | undefined {
  const picture = document.querySelector(".gallery-picture");
  return picture && isInSight(picture) ? path.split("/p/")[1] : undefined;
}

/** Names the picture of the product's card on the page that has come; the answer takes the name away again. */
export function carryBack(uid: string): () => void {
  const cards = document.querySelectorAll<HTMLElement>(`[data-product="${uid}"] .card-picture`);
  const picture = [...cards].find(isInSight);
  // A name must be worn by one element only: the page that has come may be another product's.
  const gallery = picture && document.querySelector(".gallery");
  const wear = (own: string) => {
    gallery?.classList.toggle("gallery-left", own !== "");
    if (picture) picture.style.viewTransitionName = own;
  };
  wear(name);
  return () => wear("");
}
