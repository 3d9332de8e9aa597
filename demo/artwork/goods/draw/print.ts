/** Small prints of the graphic families for linings and accents. */
import type { Easel } from "./easel.ts";
import { type Box, motif } from "./motif.ts";
import { inside } from "./stroke.ts";

/** The product's print inside an outline. The box is the outline's position and size. */
export function print(e: Easel, d: string, box: Box, paint: string, opacity = 0.6): string {
  return inside(e, d, motif(e, box, paint, opacity));
}
