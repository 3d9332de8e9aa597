/** A duffel. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function duffel(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "96,560 110,450 180,392 330,372 570,372 720,392 790,450 804,560 800,760 770,842 690,868 450,876 210,868 130,842 100,760",
  );
  const end = shape("790,452 832,500 846,610 838,760 800,838 770,842! 800,760 804,560");
  const style = e.variant(3);
  const handle = (x: number, lift: number): string =>
    webbing(
      `${x},860 ${x - 4},620 ${x + 6},470 ${x + 40},${300 - lift} 450,${262 - lift} ${860 - x},${300 - lift} ${894 - x},470 ${904 - x},620 ${900 - x},860`,
      38,
      e.dark,
      true,
      false,
    );
  return (
    groundShadow(450, 880, 390, 30, "floor") +
    (e.facts.wheels === undefined
      ? ""
      : fill(oval(190, 862, 44) + oval(700, 862, 44), "#14181c") +
        fill(oval(190, 862, 22) + oval(700, 862, 22), "#7d878f")) +
    webbing("300,420 340,330 450,296 560,330 600,420", 32, shaded(e.dark, 0.35), false, false) +
    fill(body, tone(e, hex, [0, 0, 0.5, 1], 0.42)) +
    inside(
      e,
      body,
      (style === 0
        ? fill(shape("60,700! 450,716 840,700! 840,900! 60,900!"), tone(e, quiet(e), [0, 0, 0.4, 1], 0.35)) +
          topstitch("60,700 450,716 840,700", quiet(e), 8)
        : style === 1
          ? fill(shape("60,340! 230,340! 240,900! 60,900!"), quiet(e)) +
            fill(shape("670,340! 840,340! 840,900! 660,900!"), quiet(e))
          : print(e, body, [90, 380, 720, 480], e.second, 0.5)) +
        fold("120,600 260,640 420,620", 34, 1) +
        fold("780,560 640,620 500,600", 34, 1) +
        fold("160,800 380,826 600,800", 26, 0.8) +
        cast("110,470 330,404 570,404 790,470", 22, 0.2),
    ) +
    volume(e, body, 96, 0.52, 0.26) +
    edge(body, hex, 2.2) +
    piece(e, end, shaded(quiet(e), 0.2), [0, 0, 1, 0.5], 0.45) +
    zip("150,436 330,408 570,408 756,436", e.dark, e.accent, 11, 1) +
    handle(258, 0) +
    piece(e, slab(404, 246, 92, 44, 14), mix(e.dark, e.accent, 0.2), [0, 0, 0.4, 1], 0.5) +
    stitches("414,256 486,256", thread(e.dark), 2) +
    webbing("100,640 258,648", 26, e.dark, false) +
    webbing("642,648 800,640", 26, e.dark, false) +
    [400, 450, 500].map((x) => stroke(`M${x} 628v40`, shaded(e.dark, 0.3), 8)).join("") +
    webbing("262,648 642,648", 30, e.dark) +
    mark(348, 720, 74, readable(e, style === 0 ? quiet(e) : hex)) +
    tag(690, 790, 74, e.pale, e.dark, -3)
  );
}
