import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { type JacketPanels, pocketZip } from "./panel.ts";
import { side } from "./torso.ts";

/** Shoulders and hood in the second colour. */
export function yoke(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  return {
    ...base,
    hood: hex,
    arm: (left) =>
      fill(shape(side("560,300! 700,330 740,470! 690,488 620,470!", left)), tone(e, hex, [0, 0, 1, 0.4], 0.34)) +
      topstitch(side("620,470 690,488 746,468", left), hex, left ? 8 : -8),
    front:
      fill(shape("200,280! 700,280! 700,470! 560,458 450,474 340,458 200,470!"), tone(e, hex, [0, 0, 1, 0.2], 0.32)) +
      topstitch("200,470 340,458 450,474 560,458 700,470", hex, -8),
    over:
      pocketZip(e, "560,806 612,690", e.main) +
      pocketZip(e, "340,806 288,690", e.main) +
      zip("540,500 540,600", hex, e.accent, 6) +
      mark(300, 414, 20, readable(e, hex)),
  };
}
