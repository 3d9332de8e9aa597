/**
 * How a gallery asks for a picture; the page's preload asks for the first in just the same way. An odd number of pictures
 * begins with one across both columns (gallery.css).
 */
export const galleryPicture = (pictures: readonly string[], index: number) =>
  ({
    id: pictures[index] ?? "",
    sizes: `(min-width: 1024px) ${isWide(pictures, index) ? 40 : 28}vw, (min-width: 769px) 48vw, 100vw`,
    widths: [480, 768, 960, 1280],
    width: 3,
    height: 4,
    quality: 75,
    squareIn: isWide(pictures, index) ? wideFrom : undefined,
  }) as const;

/** Whether it stands alone in its row, in a square. */
const isWide = (pictures: readonly string[], index: number) => index === 0 && pictures.length % 2 === 1;
const wideFrom = "(min-width: 1024px)";
