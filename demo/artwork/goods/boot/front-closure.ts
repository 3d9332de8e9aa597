/** Laces and dials seen from the front. */
import { luminance } from "#demo/artwork/colour.ts";
import { dial } from "#demo/artwork/goods/draw/dial.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { fill, layered, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { walk } from "#demo/artwork/goods/draw/walk.ts";
import { at, type Point } from "#demo/artwork/svg.ts";
import { lacingOf } from "./cords.ts";

/**
 * The closure of one boot seen from the front. `left` and `right` are its eyestays; `p` converts a point from the
 * boot's own coordinates.
 */
export function closure(e: Easel, left: string, right: string, p: (x: number, y: number) => Point): string {
  const kind = lacingOf(e);
  const paint = kind.endsWith("dial") ? "#a6b0b7" : luminance(e.accent) > 0.12 ? e.accent : e.pale;
  const width = kind === "laces" ? 11 : kind === "speed-lace" ? 8 : 4.6;
  const [a, b] = [walk(left, 8).map((s) => s.p), walk(right, 8).map((s) => s.p)];
  const pairs = a.slice(0, 7).flatMap((from, i) => [
    [from, b[i + 1] as Point],
    [b[i] as Point, a[i + 1] as Point],
  ]);
  const cords = layered(e, pairs.map(([from, to]) => `M${at(from as Point)}L${at(to as Point)}`).join(""), [
    ["#05080c", width, 0.45, ' transform="translate(2 5)"'],
    [shaded(paint, 0.45), width],
    [paint, width * 0.7],
  ]);
  const ends = [...a, ...b];
  const eyes =
    kind === "laces"
      ? fill(ends.map(([x, y]) => oval(x, y, 8)).join(""), "#14181b") +
        stroke(ends.map(([x, y]) => oval(x, y, 8)).join(""), "#b9c2c9", 3)
      : ends
          .map(([x, y], i) => fill(slab(x - 17 + (i < 8 ? -6 : 6), y - 11, 34, 24, 8), tone(e, e.dark, slant, 0.6)))
          .join("") +
        stroke(ends.map(([x, y], i) => `M${x - 11 + (i < 8 ? -6 : 6)} ${y - 6}h20`).join(""), "#fff", 2.4, 0.35);
  const top = p(0, -612);
  if (kind === "laces") {
    const [x, y] = top;
    const loops = `M${x} ${y}c-80 -50 -110 40 -4 14M${x} ${y}c80 -50 110 40 4 14M${x - 4} ${y + 12}c-30 50 -40 70 -34 120M${x + 4} ${y + 12}c30 50 40 70 34 116`;
    return `${cords}${eyes}${layered(e, loops, [
      ["#05080c", 11, 0.4, ' transform="translate(3 6)"'],
      [shaded(paint, 0.45), 11],
      [paint, 8],
    ])}${fill(slab(x - 15, y - 4, 30, 26, 9), lit(paint, 0.1))}`;
  }
  if (kind === "speed-lace") return cords + eyes;
  const flank = kind === "dual-dial" ? dial(e, ...p(104, -286), 40, e.dark, e.accent, 0.5, 4) : "";
  return cords + eyes + flank + dial(e, ...top, 46, e.dark, e.accent);
}
