import { halved } from "#demo/artwork/clip.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Face, type Setting, set } from "./set.ts";

/** The cut through the word resembles the weak layer in old snow: the slab above it has slipped. */
export const cut = { slope: -0.04, gap: 0.064, slip: 0.09 };

/** Letters in two parts, in units of cap height. */
export type Sheared = { slab: Point[][]; bed: Point[][]; width: number };

/** Cuts a setting at `at` (from the top, at the left end) and moves the upper part to the right. */
export function sheared({ outlines, width }: Setting, at: number): Sheared {
  const keep = (pieces: Point[][]): Point[][] => pieces.filter((piece) => piece.length > 2);
  const { slope, gap, slip } = cut;
  const above = outlines.map((points) => halved(points, -slope, 1, at - gap / 2));
  const below = outlines.map((points) => halved(points, slope, -1, -at - gap / 2));
  const slab = keep(above).map((piece) => piece.map(([x, y]): Point => [x + slip, y + slope * slip]));
  return { slab, bed: keep(below), width: width + slip };
}

/** The wordmark in a face, as one setting. The cut avoids the bowl of the R at every width. */
export function wordmark(face: Face): Setting {
  const plain = set("FIRN", face);
  const { slab, bed, width } = sheared(plain, 0.735 - (cut.slope * plain.width) / 2.8);
  return { width, outlines: [...slab, ...bed] };
}
