/** Parts that guide and pull cords: hooks, guides, handle, bow. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { fill, layered, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { shadow } from "./cords.ts";

export const hook = (e: Easel, x: number, y: number): string =>
  turned(
    fill(slab(x - 14, y - 6, 32, 18, 5), shadow, 0.4) +
      fill(slab(x - 16, y - 9, 32, 16, 6), tone(e, "#98a3ab", slant, 0.5)) +
      fill(oval(x + 7, y - 1, 4), "#3a434a"),
    x,
    y,
    8,
  );

/** Moulded guides for a cord. Their slant follows the eyestay. */
export function guides(e: Easel, at: Point[]): string {
  return at
    .map(([x, y], i) => {
      const [cx, cy] = [x + 10, y];
      return turned(
        fill(slab(cx - 17, cy - 9, 36, 26, 8), shadow, 0.4) +
          fill(slab(cx - 19, cy - 13, 36, 26, 8), tone(e, e.dark, slant, 0.6)) +
          stroke(`M${n(cx - 14)} ${n(cy - 7)}h24`, "#fff", 2.4, 0.4) +
          stroke(`M${n(cx - 17)} ${n(cy + 2)}h30`, shadow, 4, 0.6),
        cx,
        cy,
        i < 3 ? 48 - i * 8 : 12,
      );
    })
    .join("");
}

/** The handle of a speed lace, stowed on the side. */
export function handle(e: Easel, x: number, y: number): string {
  const cord = `M${x - 112} ${y - 96}C${x - 40} ${y - 70} ${x - 6} ${y - 60} ${x} ${y - 14}`;
  return (
    layered(e, cord, [
      [shadow, 7, 0.4, ' transform="translate(2 5)"'],
      [shaded(e.accent, 0.4), 7],
      [e.accent, 4.4],
    ]) +
    turned(
      fill(slab(x - 19, y - 22, 42, 92, 15), shadow, 0.4) +
        fill(slab(x - 22, y - 28, 42, 92, 15), tone(e, e.accent, slant, 0.4)) +
        rope(`M${x - 9} ${y - 2}v40M${x + 5} ${y - 2}v40`, shaded(e.accent, 0.5), 5, 0.7),
      x,
      y,
      -8,
    )
  );
}

export function bow(e: Easel, paint: string): string {
  const loops =
    "M432 372C356 318 330 404 428 388M438 372C520 312 566 392 446 388M430 388C404 440 384 450 390 506M444 390C474 428 496 440 490 492";
  return (
    layered(e, loops, [
      [shadow, 11, 0.4, ' transform="translate(3 6)"'],
      [shaded(paint, 0.45), 11],
      [paint, 8],
    ]) + fill(slab(420, 368, 32, 28, 10), tone(e, paint, slant, 0.4))
  );
}
