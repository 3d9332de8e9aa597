import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece, seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { snap } from "#demo/artwork/goods/draw/strap.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import type { JacketPanels } from "./panel.ts";
import { side } from "./torso.ts";

/** A patch pocket with a flap. */
function patch(e: Easel, x: number, y: number, w: number, h: number, hex: string): string {
  const flap = shape(
    `${x - 4},${y - 6}! ${x + w + 4},${y - 6}! ${x + w + 4},${y + 44}! ${x + w / 2},${y + 58}! ${x - 4},${y + 44}!`,
  );
  return (
    fill(slab(x + 4, y + 7, w, h, 12), "#05080c", 0.24) +
    piece(e, slab(x, y, w, h, 12), hex, [0, 0, 0.6, 1], 0.3) +
    stitches(
      `${x + 8},${y + 50} ${x + 8},${y + h - 9}! ${x + w - 8},${y + h - 9}! ${x + w - 8},${y + 50}`,
      thread(hex),
      1.8,
      0.65,
    ) +
    cast(`${x},${y + 48} ${x + w / 2},${y + 62} ${x + w},${y + 48}`, 12, 0.4) +
    piece(e, flap, hex, [0, 0, 0.3, 1], 0.22) +
    snap(e, x + w / 2, y + 38, 8, "#9aa5ad")
  );
}

/** Big pockets with flaps, a heavier hem. */
export function cargo(e: Easel, base: JacketPanels): JacketPanels {
  const hex = shaded(e.main, 0.1);
  return {
    ...base,
    cuff: quiet(e),
    arm: (left) =>
      fill(shape(side("590,560! 660,560 720,720 730,960! 600,960!", left)), tone(e, quiet(e), [0, 0, 1, 0.3], 0.3)) +
      seam(side("664,560 716,720 732,950", left), e.main),
    front:
      fill(shape("200,930! 450,950 700,930! 700,1060! 200,1060!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.34)) +
      topstitch("200,930 450,950 700,930", e.main, 8) +
      topstitch("220,420 450,436 680,420", e.main, 8, true),
    over:
      patch(e, 508, 460, 116, 132, hex) +
      patch(e, 276, 460, 116, 132, hex) +
      patch(e, 492, 716, 142, 164, hex) +
      patch(e, 266, 716, 142, 164, hex),
  };
}
