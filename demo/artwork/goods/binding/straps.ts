/** Ankle and toe straps. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import type { Camera } from "#demo/artwork/goods/draw/solid.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { type Arch, ankleArch, lineAt, over, patch, toeArch, turning } from "./arch.ts";
import { bolt, buckle, ladder } from "./buckle.ts";

/** How far a strap's cloth is above its arch, in cm. */
const thick = 0.5;

/**
 * The inside of a strap's far end, drawn behind the chassis. It begins where the outside turns away from the camera.
 */
function lining(e: Easel, c: Camera, a: Arch): string {
  const turn = turning(c, a, thick);
  return turn < 0.97
    ? piece(e, patch(c, a, turn - 0.1, 1, thick), shaded(mix(e.dark, e.second, 0.2), 0.4), [0, 0, 1, 0.4], 0.4)
    : "";
}

/** The far ends of both straps. */
export const farStraps = (e: Easel, c: Camera): string => lining(e, c, ankleArch(e)) + lining(e, c, toeArch);

function strap(e: Easel, c: Camera, a: Arch, hex: string, from: number, holes: (to: number) => string[]): string {
  const to = c.above ? 0.9 : Math.min(0.97, turning(c, a, thick) + 0.02);
  const top = patch(c, a, from, to, thick);
  const core = patch(c, a, from + 0.03, to - 0.07, 0.62, 0.66);
  const trim = mix(e.dark, hex, 0.2);
  const cuts = holes(to).join("");
  const rows = (s: number): string => lineAt(c, a, s, from + 0.02, to - 0.05, 0.55);
  return (
    (c.above ? "" : fill(patch(c, a, from + 0.01, to - 0.12, 0), shaded(trim, 0.6))) +
    piece(e, top, trim, [0, 0, 0.7, 1], 0.5) +
    stroke(line(lineAt(c, a, -0.96, from + 0.01, to - 0.06, thick)), lit(trim, 0.6), 3, 0.5) +
    piece(e, core, hex, [0, 0, 0.8, 1], 0.5) +
    (cuts
      ? `<path d="${cuts}" fill="#05080c" fill-opacity=".6" stroke="${lit(hex, 0.5)}" stroke-width="1.6" stroke-opacity=".5"/>`
      : "") +
    stitches(rows(-0.82), thread(trim), 2.2, 0.7) +
    stitches(rows(0.82), thread(trim), 2.2, 0.7) +
    stroke(line(lineAt(c, a, -0.55, from + 0.05, to - 0.12, 0.7)), "#ffffff", 3, 0.3)
  );
}

/** Where a ladder begins. */
const foot = (c: Camera): number => (c.above ? 0.07 : 0.03);

/** The bolts that hold a strap to the rails. The far one is only visible from above. */
const ends = (e: Easel, c: Camera, a: Arch, size: number): string =>
  c.above
    ? bolt(e, c.at(over(a, 0.08, 0)), size) + bolt(e, c.at(over(a, 0.87, 0)), size)
    : bolt(e, c.at(over(a, 0.035, 0, 0.6)), size);

/** The arch as drawn: seen from above, its ends lie on the rails, not beside them. */
const seated = (c: Camera, a: Arch): Arch => (c.above ? { ...a, half: a.half - 0.75 } : a);

export function ankleStrap(e: Easel, c: Camera): string {
  const a = seated(c, ankleArch(e));
  const hole = (t: number, s: number, w: number, h: number): string =>
    shape(c.run([over(a, t - w, s, 0.75), over(a, t, s - h, 0.75), over(a, t + w, s, 0.75), over(a, t, s + h, 0.75)]));
  const style = e.trait("strap", 4);
  const holes = (to: number): string[] => {
    const row = (count: number): number[] =>
      Array.from({ length: count }, (_, i) => 0.34 + ((to - 0.4) * (i + 0.5)) / count);
    if (style === 1) return row(5).flatMap((t) => [hole(t, 0.3, 0.026, 0.22), hole(t + 0.03, -0.3, 0.026, 0.22)]);
    if (style === 2) return row(7).map((t) => hole(t, 0, 0.017, 0.46));
    if (style === 3) return [patch(c, a, 0.36, to - 0.1, 0.75, 0.3)];
    return [];
  };
  return (
    ladder(c, a, foot(c), 0.34, e.dark) +
    strap(e, c, a, e.second, 0.25, holes) +
    buckle(e, c, a, 0.22, 50) +
    ends(e, c, a, 13)
  );
}

export function toeStrap(e: Easel, c: Camera): string {
  const a = seated(c, toeArch);
  const holes = (to: number): string[] =>
    e.trait("toe-cut", 2)
      ? [0.4, 0.5, 0.6, 0.7].filter((t) => t < to - 0.05).map((t) => patch(c, a, t - 0.02, t + 0.02, 0.75, 0.42))
      : [patch(c, a, 0.38, to - 0.08, 0.75, 0.26)];
  return (
    ladder(c, a, foot(c), 0.36, e.dark) +
    strap(e, c, a, e.trait("toe-cloth", 3) === 2 ? e.main : e.second, 0.28, holes) +
    buckle(e, c, a, 0.23, 40) +
    ends(e, c, a, 11)
  );
}
