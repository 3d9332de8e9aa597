/** Sleeves and cuffs. */

import { type Crease, creased, grain, shaken } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { points, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Cut, side } from "./torso.ts";

/** The creases of a sleeve: at the elbow, above the cuff and along the shoulder. */
const bends: readonly Crease[] = [
  ["646,452 682,520 696,606", 24, 0.9],
  ["660,604 704,640 768,632", 25, 1],
  ["672,652 716,676 762,672", 20, 0.9],
  ["694,744 740,772 798,758", 16, 0.6],
  ["702,806 748,820 808,798", 20, 0.9],
  ["708,868 752,884 814,868", 14, 0.8],
];

/** One sleeve with its creases. `extra` is drawn inside it. */
export function sleeve(e: Easel, cut: Cut, left: boolean, hex: string, extra = "", soft = 1): string {
  const d = shape(side(cut.sleeve, left));
  const own = shaken(e, left ? "left" : "right", left ? bends.toSpliced(3, 1) : bends, 10);
  const creases = own.map(([of, width, depth]): Crease => [side(of, left), left ? -width : width, depth * soft]);
  return (
    piece(e, d, hex, left ? [0, 0.1, 1, 0.2] : [0, 0.2, 1, 0.3], 0.4) +
    inside(e, d, extra + (soft < 1 ? "" : grain(e)) + creased(e, creases)) +
    volume(e, d, 40, left ? 0.26 : 0.4, left ? 0.3 : 0.16)
  );
}

/** Turns an arm to its hanging position. One arm is a little nearer to the body than the other. */
export const hanging = (left: boolean, arm: string): string =>
  turned(arm, left ? 240 : 660, 380, left ? armTurn.left : armTurn.right);

/** Degrees of rotation about the shoulders. */
export const armTurn = { left: -3, right: -1.5 } as const;

/** A cuff with its closing tab, at the sleeve's end. */
export function cuff(e: Easel, cut: Cut, left: boolean, hex: string, tab: string | undefined): string {
  const [ox, oy] = points(cut.outer).at(-1) as Point;
  const [ix, iy] = points(cut.inner).at(-1) as Point;
  const band = side(
    `${ox - 5},${oy - 40}! ${ox + 1},${oy + 4}! ${(ox + ix) / 2},${oy + 22} ${ix - 1},${iy + 6}! ${ix - 4},${iy - 36}! ${(ox + ix) / 2},${oy - 22}`,
    left,
  );
  const mouth = side(`${ox},${oy + 2} ${(ox + ix) / 2},${oy + 20} ${ix},${iy + 4} ${(ox + ix) / 2},${oy + 4}`, left);
  const mid: Point = [left ? 900 - (ox + ix) / 2 : (ox + ix) / 2, oy - 10];
  return (
    piece(e, shape(band), hex, [0, 0, 1, 0.2], 0.4) +
    fill(shape(mouth), shaded(hex, 0.8)) +
    (tab
      ? turned(
          fill(slab(mid[0] - 30, mid[1] - 9, 66, 28, 8), "#05080c", 0.3) +
            piece(e, slab(mid[0] - 33, mid[1] - 13, 66, 28, 8), tab) +
            stitches(`${mid[0] - 26},${mid[1] - 7} ${mid[0] + 26},${mid[1] - 7}`, thread(tab), 1.6, 0.7),
          mid[0],
          mid[1],
          left ? -7 : 7,
        )
      : "")
  );
}
