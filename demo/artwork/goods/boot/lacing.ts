/** The closure of a boot: laces and hooks, speed-lace cords, or one or two dials. */
import { luminance } from "#demo/artwork/colour.ts";
import { dial } from "#demo/artwork/goods/draw/dial.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { cords, crossed, lacingOf, points, steel } from "./cords.ts";
import { bow, guides, handle, hook } from "./hooks.ts";
import { last } from "./last.ts";

export function bootLacing(e: Easel): string {
  const kind = lacingOf(e);
  const paint = luminance(e.accent) > 0.12 ? e.accent : e.pale;
  const count = kind === "laces" ? 8 : 7;
  const [near, far] = [points(last.eyestay, count), points(last.front, count)];
  if (kind === "laces") {
    const rings = near
      .slice(0, 4)
      .map(([x, y]) => oval(x + 12, y + 2, 7))
      .join("");
    const hooks = near
      .slice(4)
      .map(([x, y]) => hook(e, x + 10, y))
      .join("");
    return (
      cords(e, crossed(near, far), paint, 11) +
      fill(rings, "#14181b") +
      stroke(rings, "#b9c2c9", 3.4) +
      hooks +
      bow(e, paint)
    );
  }
  if (kind === "speed-lace") {
    return cords(e, crossed(near, far), paint, 8) + guides(e, near) + handle(e, 590, 480);
  }
  const wires = cords(e, crossed(near, far), steel, 4.6);
  const top = dial(e, 424, 368, 46, e.dark, e.accent, 0.8, -6);
  if (kind === "single-dial") return wires + guides(e, near) + top;
  const run: [Point, Point][] = [
    [near[4] as Point, [604, 676]],
    [near[3] as Point, [596, 700]],
  ];
  return wires + cords(e, run, steel, 4.6) + guides(e, near) + dial(e, 624, 690, 50, e.dark, e.accent, 0.96, 12) + top;
}
