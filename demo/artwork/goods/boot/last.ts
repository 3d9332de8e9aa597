/** Lines of the last that a boot's panels, laces and sole follow. The toe is to the left. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";

/** Lines of the last that panels, laces and sole follow. The toe is to the left. */
export const last = {
  shell:
    "100,950! 95,898 116,838 176,792 256,766 330,734 384,688 410,628 408,540 392,440 378,350! 450,336 600,346 744,372! 764,460 762,560 766,650 790,750 808,840 810,950!",
  front: "222,780 300,750 356,714 396,664 411,612 407,535 392,440 379,350",
  eyestay: "258,800 336,774 410,738 464,688 490,622 488,535 474,440 462,334",
};

/** The woven tag at the place where a cut has room for it. */
export const bootTag = (e: Easel, x: number, y: number, turn = 3): string => tag(x, y, 84, e.pale, e.dark, turn);
