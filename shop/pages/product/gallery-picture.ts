/** How a gallery asks for a picture; the page's preload asks for the first in just the same way. */
export const galleryPicture = (id: string) =>
  ({
    id,
    sizes: "(min-width: 1024px) 28vw, (min-width: 769px) 48vw, 100vw",
    widths: [480, 768, 960, 1280],
    width: 3,
    height: 4,
    quality: 75,
  }) as const;
