/** The body of a backpack and the parts visible beside it. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { flip } from "#demo/artwork/goods/draw/mirror.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";

export const bodyHalf = "450,176! 560,180 640,222 676,330 690,520 700,760 694,940 660,1020! 560,1052 450,1056!";

/** The parts of the shoulder straps that are visible beside and above the body. */
export const shoulders = (e: Easel): string => {
  const half = (left: boolean): string => {
    const of = "540,196 640,150 716,240 742,420 736,640 704,820";
    return webbing(left ? flip(of) : of, 46, shaded(e.dark, 0.15), true, false);
  };
  return half(true) + half(false);
};

export const loop = (e: Easel): string => webbing("396,196 404,120 450,104 496,120 504,196", 30, e.dark, true, false);
