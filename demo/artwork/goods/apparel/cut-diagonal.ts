import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import { type JacketPanels, pocketZip } from "./panel.ts";
import { side } from "./torso.ts";

/** The body split by a rising diagonal. */
export function diagonal(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  const line = "210,640 360,660 520,610 700,520";
  return {
    ...base,
    arm: (left) =>
      fill(shape(side("640,690! 830,640! 860,960! 680,960!", left)), tone(e, hex, [0, 0, 1, 0.3], 0.34)) +
      topstitch(side("650,694 740,680 830,640", left), hex, left ? -8 : 8),
    cuff: hex,
    tab: e.accent,
    front:
      fill(shape("200,640! 360,660 520,610 720,510! 720,1060! 200,1060!"), tone(e, hex, [0, 0, 1, 0.3], 0.34)) +
      topstitch(line, hex, 8) +
      fill(shape("200,616! 360,636 520,586 720,486! 720,510! 520,610 360,660 200,640!"), e.accent),
    over:
      pocketZip(e, "566,850 606,736", hex) +
      pocketZip(e, "334,850 294,736", hex) +
      sealedZip("356,450 356,560", e.main, e.accent, 6.5) +
      mark(520, 452, 22, readable(e, e.main)),
  };
}
