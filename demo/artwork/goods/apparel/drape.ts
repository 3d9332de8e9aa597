/** How a body hangs: folds and hems. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { points, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, seam, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { beside } from "#demo/artwork/goods/draw/walk.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Cut } from "./torso.ts";

/** Where the back of the hem shows below the front. */
export const hemBack = (e: Easel, cut: Cut, hex: string): string => {
  const [x, y] = points(cut.body).at(-3) as Point;
  return piece(
    e,
    shape(
      symmetric(`450,${y - 30}! ${x - 20},${y - 30} ${x + 2},${y + 2} ${x - 30},${y - 2} 540,${y + 6} 450,${y + 6}!`),
    ),
    shaded(hex, 0.7),
  );
};

/** The drape of a front: from the armpits inwards, and where the waist gives. */
export const drape = (depth = 1): string =>
  fold("640,548 590,590 520,606", 24, 0.9 * depth) +
  fold("644,590 600,650 556,690", 20, 0.7 * depth) +
  fold("262,548 312,592 380,606", -22, 0.7 * depth) +
  fold("258,600 300,654 344,690", -18, 0.6 * depth) +
  fold("650,820 590,856 520,850", 20, 0.6 * depth) +
  fold("250,820 312,856 372,852", -20, 0.5 * depth);

/** Bottom hem: a row of stitches and the shade under it. */
export const hem = (cut: Cut, hex: string, rise = 34): string => {
  const half = points(cut.body).slice(-3);
  const right = half.map(([x, y]) => `${x},${y - rise}`);
  const left = half.slice(0, -1).map(([x, y]) => `${900 - x},${y - rise}`);
  const of = [...left, right[2] as string, right[1] as string, right[0] as string].join(" ");
  return seam(of, hex) + stitches(beside(of, 7), thread(hex), 1.8, 0.7);
};
