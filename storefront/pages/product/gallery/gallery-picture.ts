import { comparedKind } from "#storefront/components/compare/limits.ts";

/**
 * How a gallery frames a picture in its mosaic of six columns: the first leads, across all of them; boards are long, and lead with
 * their two sides. The others stand in rows of two, the last three in one of three where that leaves no hole. Pure.
 */
export function frameOf(kind: string, count: number, index: number): "lead" | "tall" | "half" | "third" | "wide" {
  const leading = kind === comparedKind && count > 1 ? 2 : 1;
  if (index < leading) return leading > 1 ? "tall" : "lead";
  if ((count - leading) % 2 === 0 || index < count - 3) return "half";
  return count - leading === 1 ? "wide" : "third";
}

/** How a gallery asks for a picture; the page's preload asks for the first in just the same way. */
export const galleryPicture = (frame: ReturnType<typeof frameOf>) =>
  ({
    sizes: `(min-width: 769px) ${frame === "half" || frame === "third" ? 28 : 40}vw, 80vw`,
    widths: [480, 768, 960, 1280],
    width: 3,
    height: 4,
    quality: 75,
    squareIn: frame === "lead" ? "(min-width: 769px)" : undefined,
  }) as const;
