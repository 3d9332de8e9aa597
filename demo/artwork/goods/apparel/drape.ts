/** How a body piece hangs: folds and hems. */

import { type Crease, creased, shaken } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { points, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece, seam, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Cut } from "./torso.ts";

/** The part of the hem's back that shows below the front. */
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

/** Creases of cloth hanging from one shoulder: from the armpit down, towards the zip, gathered above the hem. */
const hanging: readonly Crease[] = [
  ["650,470 604,530 572,640 574,770", 32, 1],
  ["646,566 590,606 520,616 472,606", 27, 0.9],
  ["658,742 604,792 524,800 468,788", 25, 0.8],
  ["646,900 566,934 486,922", 23, 0.7],
  ["250,486 302,560 334,650 322,784", -30, 0.95],
  ["244,640 300,688 376,698 436,684", -25, 0.7],
  ["252,842 330,894 404,892 440,878", -23, 0.75],
  ["392,430 372,500 380,580", -16, 0.5],
  ["508,880 560,846 640,838", 16, 0.5],
];

const mirrored = (creases: readonly Crease[]): Crease[] =>
  creases.map(([of, width, depth]) => [flip(of), -width, depth]);

/** The creases of a front or back, different on both sides and between models. */
export const drape = (e: Easel, depth = 1): string => {
  const side = e.trait("drape", 2) ? mirrored(hanging) : hanging;
  return creased(
    e,
    shaken(e, "drape", side, 16).map(([of, width, deep]) => [of, width, deep * depth]),
  );
};

/** Bottom hem: a row of stitches and the shade under it. */
export const hem = (cut: Cut, hex: string, rise = 34): string => {
  const half = points(cut.body).slice(-3);
  const right = half.map(([x, y]) => `${x},${y - rise}`);
  const left = half.slice(0, -1).map(([x, y]) => `${900 - x},${y - rise}`);
  const of = [...left, right[2] as string, right[1] as string, right[0] as string].join(" ");
  return seam(of, hex) + stitches(parallel(of, 7), thread(hex), 1.8, 0.7);
};
