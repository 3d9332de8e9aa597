import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** A roll-up pouch with an iron, a block, a brush and a scraper. */
export function kit(e: Easel): string {
  const pouch = shape("150,420! 750,420! 764,700 756,1010! 450,1030 144,1010! 136,700");
  const iron = shape("230,470! 250,330 310,250 330,236! 350,250 400,330 420,470!");
  return (
    groundShadow(450, 1042, 350, 28, "floor") +
    // iron
    rope("M300 250C300 130 420 130 440 220", "#14181c", 12) +
    fill(iron, tone(e, "#aeb7be", slant, 0.5)) +
    edge(iron, "#aeb7be", 2) +
    piece(e, shape("262,400! 276,320 320,280 340,280 376,320 392,400!"), e.accent, slant, 0.4) +
    turned(
      piece(e, slab(452, 190, 110, 300, 10), e.main, slant, 0.3) +
        stroke("M470 214h74M470 270h74M470 326h74", "#ffffff", 4, 0.4) +
        centredMark(507, 244, 18, shaded(e.main, 0.4)),
      507,
      340,
      4,
    ) +
    turned(
      `<path d="${slab(584, 230, 140, 260, 8)}" fill="${tone(e, mix(e.fourth, "#ffffff", 0.3), slant, 0.3)}" fill-opacity=".92" stroke="#0b1016" stroke-opacity=".4" stroke-width="2"/>` +
        fill("M600 236h40l-40 200h-14z", "#ffffff", 0.4),
      654,
      360,
      9,
    ) +
    fill(pouch, tone(e, quiet(e), [0, 0, 0.7, 1], 0.4)) +
    inside(
      e,
      pouch,
      topstitch("140,452 450,466 760,452", quiet(e), 7) +
        [330, 452, 590].map((x) => topstitch(`${x},460 ${x + 4},560 ${x},640`, quiet(e), 6)).join("") +
        fill(shape("120,700! 450,720 790,700! 790,1050! 120,1050!"), tone(e, e.main, [0, 0, 0.7, 1], 0.36)) +
        topstitch("120,700 450,720 790,700", e.main, 8) +
        fold("160,880 300,920 440,906", 28) +
        fold("740,820 620,860 500,850", 28),
    ) +
    volume(e, pouch, 60, 0.42, 0.28) +
    edge(pouch, quiet(e), 2.2) +
    zip("180,764 450,782 720,764", e.main, e.accent, 10, 1) +
    centredMark(450, 880, 92, readable(e, e.main)) +
    tag(640, 960, 70, e.pale, e.dark, -2)
  );
}
