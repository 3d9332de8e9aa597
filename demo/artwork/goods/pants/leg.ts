/** Legs: outline, inseam, folds. */
import { type Crease, creased, grain, shaken } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { flip } from "#demo/artwork/goods/draw/mirror.ts";

/** Right leg, waist to hem. The inseam starts at the crotch. */
export const legHalf =
  "450,150! 560,146 610,152! 632,240 648,330 656,470 664,640 678,820 692,990 702,1082! 600,1100 512,1090! 506,980 496,800 484,620 468,470 450,430!";

/** The inner seam of the right leg. */
export const inseam = "450,430 468,470 484,620 496,800 506,980 512,1090";

/** Creases of trousers: from the crotch outwards, at the knees, and where they meet the boots. */
const hanging: readonly Crease[] = [
  ["456,446 520,474 600,464", 24, 1],
  ["460,466 512,524 556,620", 22, 0.9],
  ["444,446 376,476 300,470", -22, 0.85],
  ["440,470 392,540 352,610", -18, 0.7],
  ["640,330 600,420 590,540", 26, 0.6],
  ["262,380 300,470 312,600", -22, 0.5],
  ["500,712 566,742 668,716", 21, 0.95],
  ["506,764 580,782 664,776", 18, 0.8],
  ["398,726 340,752 238,744", -20, 0.8],
  ["394,790 330,800 250,776", -14, 0.55],
  ["514,920 580,950 676,930", 16, 0.6],
  ["514,1012 590,1030 694,1000", 17, 0.95],
  ["512,1052 600,1066 694,1046", 14, 0.9],
  ["390,1004 310,1024 208,1010", -16, 0.85],
  ["388,1056 306,1062 210,1036", -14, 0.8],
];

/** The folds of both legs, which differ from each other. */
export const legFolds = (e: Easel): string => grain(e) + creased(e, shaken(e, "legs", hanging, 13));

/** Draws the right and the left leg. `of` mirrors an outline where needed. */
export const mirrorBoth = (draw: (of: (outline: string) => string, left: boolean) => string): string =>
  draw((o) => o, false) + draw((o) => flip(o), true);
