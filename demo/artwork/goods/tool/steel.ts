/** Steel bars. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { tube } from "#demo/artwork/goods/draw/tone.ts";

export const steel = "#9aa5ad";

/** A round bar of steel or another material. */
export const bar = (e: Easel, x: number, y: number, w: number, h: number, hex = steel, r = 6): string =>
  `<path d="${slab(x, y, w, h, r)}" fill="${tube(e, hex, [0, 0, 1, 0], 0.6)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="1.6"/>`;
