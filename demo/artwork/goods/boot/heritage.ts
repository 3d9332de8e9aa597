import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill } from "#demo/artwork/goods/draw/stroke.ts";
import { across, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { bootTag } from "./last.ts";
import { overlay, type Panels, stay } from "./panel.ts";

/** Leather cut like a work boot: moccasin toe, quilted collar. */
export function heritage(e: Easel): Panels {
  const over = shaded(e.main, 0.2);
  const rolls = [404, 448, 492].map((y) => fold(`512,${y + 8} 620,${y} 770,${y + 22}`, 17, 1.2)).join("");
  return {
    tongue: mix(e.main, e.dark, 0.5),
    flap: over,
    tongueLines: stitches("412,360 428,440 448,560 452,640", thread(e.main), 2, 0.6),
    under:
      fill(shape("480,300! 790,330! 790,540! 640,516 500,528!"), tone(e, e.second, across, 0.4)) +
      rolls +
      topstitch("500,528 640,516 780,536", e.main, 8, true) +
      topstitch("120,910 190,868 280,858 352,886 384,970", e.main, 9, true) +
      fold("128,890 200,848 284,842 350,866", 12, 1.1),
    over:
      stay(e, over, 46) +
      overlay(
        e,
        "850,1000! 850,690! 762,676 690,740 658,830 630,1000!",
        over,
        "830,686 762,676 690,740 658,830 634,980",
        -10,
      ) +
      stitches("830,704 768,692 706,750 676,834 652,980", thread(over), 2, 0.7) +
      topstitch("536,640 620,676 690,740", e.main, 8),
    trim: bootTag(e, 612, 552, 4),
  };
}
