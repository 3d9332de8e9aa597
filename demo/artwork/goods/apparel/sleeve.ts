/** Sleeves and cuffs. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { points, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Cut, side } from "./torso.ts";

/** One sleeve with its creases; extra is drawn inside it. */
export function sleeve(e: Easel, cut: Cut, left: boolean, hex: string, extra = "", soft = 1): string {
  const d = shape(side(cut.sleeve, left));
  const crease = (of: string, width: number, depth: number): string =>
    fold(side(of, left), left ? -width : width, depth * soft);
  return (
    piece(e, d, hex, left ? [0, 0.1, 1, 0.2] : [0, 0.2, 1, 0.3], 0.4) +
    inside(
      e,
      d,
      extra +
        crease("664,610 706,640 764,634", 20, 1) +
        crease("676,660 716,676 752,716", 18, 0.9) +
        crease("640,470 676,520 690,600", 24, 0.8) +
        crease("700,800 744,812 800,792", 18, 0.9) +
        crease("706,862 752,880 812,868", 14, 0.8),
    ) +
    volume(e, d, 40, left ? 0.26 : 0.4, left ? 0.3 : 0.16)
  );
}

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
