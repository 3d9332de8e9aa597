/** Panels that lie on a boot's upper. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { last } from "./last.ts";

export type Panels = { under: string; over: string; trim: string; tongue: string; tongueLines: string; flap: string };

/** A panel on top of others: a shadow along its open side, the cloth, and stitches inside that side. */
export const overlay = (e: Easel, outline: string, hex: string, open: string, gap = 8): string => {
  const d = shape(outline);
  return (
    cast(open, 15, 0.45) +
    fill(d, tone(e, hex, slant, 0.36)) +
    edge(d, hex, 1.6) +
    stitches(parallel(open, gap), thread(hex), 2, 0.75)
  );
};

/** The eyestay: the reinforced edge that the lacing pulls on. */
export const stay = (e: Easel, hex: string, width: number): string =>
  cast(parallel(last.eyestay, width), 12, 0.4) +
  fill(ribbon(last.eyestay, 0, width), tone(e, hex, slant, 0.3)) +
  stitches(parallel(last.eyestay, width - 8), thread(hex), 2, 0.75) +
  stroke(line(parallel(last.eyestay, 2)), lit(hex, 0.5), 3, 0.6);
