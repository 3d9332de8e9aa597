/** An overhead jacket with a pouch. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece, seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";
import type { JacketPanels } from "./panel.ts";
import { side } from "./torso.ts";

export function anorak(e: Easel, base: JacketPanels): JacketPanels {
  const hex = quiet(e);
  const split = e.trait("split", 2) === 0;
  return {
    ...base,
    hood: split ? hex : e.main,
    sleeve: e.main,
    zip: hex,
    arm: (left) =>
      split
        ? fill(shape(side("560,300! 720,330 790,560! 700,600 620,560!", left)), tone(e, hex, [0, 0, 1, 0.4], 0.32)) +
          topstitch(side("630,560 706,600 790,560", left), hex, left ? 8 : -8)
        : "",
    front:
      (split ? fill(shape("200,250! 700,250! 700,570! 200,570!"), tone(e, hex, [0, 0, 1, 0.2], 0.32)) : "") +
      topstitch("200,576 450,584 700,576", e.main, 8) +
      fill(shape("262,610! 638,610! 650,880! 250,880!"), tone(e, mix(e.main, e.dark, 0.06), [0, 0, 0.6, 1], 0.26)) +
      topstitch("262,880! 262,612! 638,612! 640,880!", e.main, -9) +
      seam("258,884 450,892 642,884", e.main),
    over:
      cast("262,700 450,712 638,700", 16, 0.4) +
      piece(e, shape("254,604! 646,604! 648,694! 450,708 252,694!"), split ? e.accent : hex, [0, 0, 0.2, 1], 0.26) +
      stitches("264,684 450,697 638,684", thread(split ? e.accent : hex), 2, 0.7) +
      mark(412, 640, 26, readable(e, split ? e.accent : hex)) +
      sealedZip("276,870 276,730", e.main, e.accent, 6.5) +
      sealedZip("624,870 624,730", e.main, e.accent, 6.5),
  };
}
