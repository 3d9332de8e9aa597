import { comparedKind } from "#storefront/components/compare/limits.ts";

/**
 * Returns how a picture is framed in the gallery's mosaic of six columns. The first picture spans all columns; boards
 * are long, so their first two pictures stand side by side. The others stand in rows of two; the last three share a row
 * where this leaves no gap. Pure.
 */
export function frameOf(kind: string, count: number, index: number): "lead" | "tall" | "half" | "third" | "wide" {
  const leading = kind === comparedKind && count > 1 ? 2 : 1;
  if (index < leading) return leading > 1 ? "tall" : "lead";
  if ((count - leading) % 2 === 0 || index < count - 3) return "half";
  return count - leading === 1 ? "wide" : "third";
}

/** The image request of the gallery. The page's preload makes exactly the same request for the first picture. */
export const galleryPicture = (frame: ReturnType<typeof frameOf>) =>
  ({
    sizes: `(min-width: 769px) ${frame === "half" || frame === "third" ? 28 : 40}vw, 80vw`,
    widths: [480, 768, 960, 1280],
    width: 3,
    height: 4,
    quality: 75,
    squareIn: frame === "lead" ? "(min-width: 769px)" : undefined,
  }) as const;
