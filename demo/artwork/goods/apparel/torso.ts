/** Cuts of upper-body layers that are not worn. */
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";

export type Cut = {
  body: string;
  sleeve: string;
  /** Outer and inner edge of the right sleeve, from the shoulder down. */
  outer: string;
  inner: string;
};

/** Roomy cut of outer layers. */
export const shellCut: Cut = {
  body: "450,296! 516,312 552,328 612,354 664,388! 652,470 648,540 654,660 664,800 682,1000! 566,1020 450,1024!",
  sleeve:
    "600,356! 640,374 674,397 712,454 752,580 788,720 814,860 822,926! 772,944 712,932! 702,840 684,720 660,620 638,536 626,430!",
  outer: "674,397 712,454 752,580 788,720 814,860 822,926",
  inner: "638,536 660,620 684,720 702,840 712,932",
};

/** Slim cut for layers worn underneath. */
export const slimCut: Cut = {
  body: "450,262! 500,276 540,292 600,320 648,356! 638,450 632,520 630,660 634,800 642,984! 550,998 450,1002!",
  sleeve:
    "592,318! 648,346 690,420 728,560 762,710 784,860 790,936! 742,950 694,940! 690,840 674,720 652,610 630,520 620,410!",
  outer: "648,346 690,420 728,560 762,710 784,860 790,936",
  inner: "630,520 652,610 674,720 690,840 694,940",
};

/** The body of a cut as path data. */
export const bodyOf = (cut: Cut): string => shape(symmetric(cut.body));

/** An outline of the right side, mirrored when `left` is set. */
export const side = (of: string, left: boolean): string => (left ? flip(of) : of);
