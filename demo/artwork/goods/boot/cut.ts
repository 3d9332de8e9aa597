/** The cuts of a boot's upper: four patterns, each with its own overlaps, stitching and tongue. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { articulated } from "./articulated.ts";
import { harness } from "./harness.ts";
import { heritage } from "./heritage.ts";
import type { Panels } from "./panel.ts";
import { sculpted } from "./sculpted.ts";

export function bootPanels(e: Easel): Panels {
  const cut = [harness, sculpted, heritage, articulated][e.variant(4)] ?? harness;
  return cut(e);
}
