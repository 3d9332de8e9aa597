/** Legs: outline, inseam, folds. */
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { flip } from "#demo/artwork/goods/draw/mirror.ts";

/** Right leg, waist to hem; the inseam starts at the crotch. */
export const legHalf =
  "450,150! 560,146 610,152! 632,240 648,330 656,470 664,640 678,820 692,990 702,1082! 600,1100 512,1090! 506,980 496,800 484,620 468,470 450,430!";

/** The inner seam of the right leg. */
export const inseam = "450,430 468,470 484,620 496,800 506,980 512,1090";

/** Both legs' creases: hips, crotch, knees, hem. */
export const legFolds = (depth = 1): string =>
  fold("452,440 520,470 600,462", 22, depth) +
  fold("456,460 512,520 560,600", 18, 0.8 * depth) +
  fold("448,440 380,470 300,462", -22, 0.9 * depth) +
  fold("444,460 388,520 340,600", -18, 0.7 * depth) +
  [716, 760]
    .map(
      (y, i) =>
        fold(`496,${y} 560,${y + 24} 668,${y + 4 + i * 14}`, 18, 0.8 * depth) +
        fold(`404,${y} 340,${y + 24} 232,${y + 4 + i * 14}`, -18, 0.7 * depth),
    )
    .join("") +
  [1016, 1050]
    .map(
      (y, i) =>
        fold(`512,${y + 6} 590,${y + 20} 694,${y - 6 + i * 10}`, 15, 0.9 * depth) +
        fold(`388,${y + 6} 310,${y + 20} 206,${y - 6 + i * 10}`, -15, 0.8 * depth),
    )
    .join("");

/** Draws for the right and the left leg; of mirrors an outline where needed. */
export const mirrorBoth = (draw: (of: (outline: string) => string, left: boolean) => string): string =>
  draw((o) => o, false) + draw((o) => flip(o), true);
