import type { Point } from "../svg.ts";
import type { Easel } from "./easel.ts";
import { slab, turned } from "./hardware.ts";
import { beside, flip, points, shape, symmetric } from "./outline.ts";
import { fill, fold, inside, piece, seam, shaded, stitches, thread, volume } from "./shade.ts";

export type Cut = {
  body: string;
  sleeve: string;
  /** Outer and inner edge of the right sleeve, from the shoulder down. */
  outer: string;
  inner: string;
};

export const shellCut: Cut = {
  body: "450,296! 516,312 552,328 612,354 664,386! 654,470 646,540 648,660 654,800 664,1000! 560,1018 450,1022!",
  sleeve:
    "600,350! 664,378 708,446 750,580 788,720 814,860 822,926! 772,944 712,932! 706,840 690,720 668,620 644,536 630,430!",
  outer: "664,378 708,446 750,580 788,720 814,860 822,926",
  inner: "644,536 668,620 690,720 706,840 712,932",
};

/** Slim cut for layers worn underneath. */
export const slimCut: Cut = {
  body: "450,262! 500,276 540,292 600,320 648,356! 638,450 632,520 630,660 634,800 642,984! 550,998 450,1002!",
  sleeve:
    "592,318! 648,346 690,420 728,560 762,710 784,860 790,936! 742,950 694,940! 690,840 674,720 652,610 630,520 620,410!",
  outer: "648,346 690,420 728,560 762,710 784,860 790,936",
  inner: "630,520 652,610 674,720 690,840 694,940",
};

export const bodyOf = (cut: Cut): string => shape(symmetric(cut.body));
export const side = (of: string, left: boolean): string => (left ? flip(of) : of);

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
