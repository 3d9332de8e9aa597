/**
 * How a gallery asks for a picture; the page's preload asks for the first in just the same way. An odd number of pictures
 * begins with one across both columns (gallery.css).
 */
export const galleryPicture = (pictures: readonly string[], index: number) =>
  ({
    id: pictures[index] ?? "",
    sizes: `(min-width: 1024px) ${index === 0 && pictures.length % 2 === 1 ? 40 : 28}vw, (min-width: 769px) 48vw, 100vw`,
    widths: [480, 768, 960, 1280],
    width: 3,
    height: 4,
    quality: 75,
  }) as const;
