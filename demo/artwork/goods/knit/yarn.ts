/** Knitwear: ribs that follow a shape, rows of stitches, bands worked in a second yarn. */

import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit } from "#demo/artwork/goods/draw/tone.ts";
import { n } from "#demo/artwork/svg.ts";

/** A rib from the bottom to the top of a knit, by its position across (−1 … 1). */
type Rib = (across: number) => string;

/** Shade between ribs, light on the ribs, and the rows of stitches between two heights. */
export function ribs(
  count: number,
  rib: Rib,
  hex: string,
  width: number,
  [top, bottom]: readonly [number, number],
): string {
  const at = (i: number, shift: number): string => rib(-1 + (2 * (i + shift)) / count);
  const valleys = Array.from({ length: count + 1 }, (_, i) => at(i, 0)).join("");
  const rows = Array.from(
    { length: Math.round((bottom - top) / 12) },
    (_, i) => `M80 ${top + i * 12}q370 34 740 0`,
  ).join("");
  const crests = Array.from({ length: count }, (_, i) => at(i, 0.5)).join("");
  return (
    stroke(crests, lit(hex, 0.6), width * 0.5, 0.22) +
    stroke(rows, "#05080c", 2, 0.15) +
    stroke(valleys, "#05080c", width * 0.3, 0.3)
  );
}

/** A row of small motifs across a knit: zigzag, blocks or stripes. A curve gives the height. */
export function band(
  style: number,
  y: (x: number) => number,
  from: number,
  to: number,
  size: number,
  paint: string,
): string {
  const steps = Math.round((to - from) / size);
  const xs = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  if (style === 0) return stroke(`M${xs.map((x) => `${n(x)} ${n(y(x))}`).join("L")}`, paint, size * 0.7);
  if (style === 1)
    return stroke(
      `M${xs.map((x, i) => `${n(x)} ${n(y(x) + (i % 2 ? -size * 0.6 : size * 0.6))}`).join("L")}`,
      paint,
      size * 0.42,
    );
  const lozenge = `l${n(size * 0.5)} ${n(size * 0.7)}l${n(-size * 0.5)} ${n(size * 0.7)}l${n(-size * 0.5)} ${n(-size * 0.7)}z`;
  return fill(xs.map((x, i) => (i % 2 ? "" : `M${n(x)} ${n(y(x) - size * 0.7)}${lozenge}`)).join(""), paint);
}
