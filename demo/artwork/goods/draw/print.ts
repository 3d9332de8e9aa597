/** Small prints of the graphic families for linings and accents. */
import type { Easel } from "./easel.ts";
import { motif } from "./motif.ts";
import { inside } from "./stroke.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The product's print inside an outline; the box says where the outline lies. */
export function print(e: Easel, d: string, box: Box, paint: string, opacity = 0.6): string {
  return inside(e, d, motif(e, box, paint, opacity));
}
