import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit } from "#demo/artwork/goods/draw/tone.ts";
import { overlay, type Panels, stay } from "./panel.ts";

/** A band from the instep around the heel, and a padded cuff. */
export function harness(e: Easel): Panels {
  const deep = mix(e.main, e.dark, 0.4);
  return {
    tongue: e.dark,
    flap: e.second,
    tongueLines: stroke(
      "M384 390L474 376M392 440L480 428M400 490L486 480M406 540L490 534M408 590L492 590",
      lit(e.dark, 0.4),
      3,
      0.4,
    ),
    under:
      overlay(
        e,
        "80,1000! 80,860 170,790 262,776 330,816 354,900 360,1000!",
        deep,
        "262,776 330,816 354,900 360,1000",
        9,
      ) +
      overlay(
        e,
        "840,1000! 840,700! 730,700 684,774 656,860 640,1000!",
        deep,
        "800,696 730,702 684,774 656,860 640,1000",
        -9,
      ),
    over:
      stay(e, e.second, 44) +
      overlay(
        e,
        "420,716! 530,690 660,660 820,570! 830,716! 700,790 560,806 424,790!",
        e.accent,
        "424,714 530,690 660,660 820,570",
        10,
      ) +
      stroke(line("424,790 560,806 700,790 826,718"), "#05080c", 3, 0.4) +
      stitches("426,780 560,796 696,780 822,706", thread(e.accent), 2, 0.75) +
      overlay(e, "505,300! 780,300! 790,460! 650,430 518,436!", e.second, "518,436 650,430 780,456", -9) +
      mark(604, 376, 25, e.pale, 5),
    trim: "",
  };
}
