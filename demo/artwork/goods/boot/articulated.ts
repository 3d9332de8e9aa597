import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, tone } from "#demo/artwork/goods/draw/tone.ts";
import { overlay, type Panels, stay } from "./panel.ts";

/** A cuff that moves separately from the foot: two shells over a perforated mesh. */
export function articulated(e: Easel): Panels {
  const mesh = mix(e.second, e.dark, 0.2);
  const holes = Array.from(
    { length: 48 },
    (_, i) => `M${540 + (i % 8) * 24 + (Math.floor(i / 8) % 2) * 12} ${710 + Math.floor(i / 8) * 22}h.1`,
  ).join("");
  return {
    tongue: mix(e.main, e.dark, 0.65),
    flap: e.second,
    tongueLines: stroke(
      "M380 380L470 404M388 416L478 440M398 456L482 480M404 496L488 520M408 536L490 560",
      e.accent,
      5,
      0.7,
    ),
    under:
      fill(shape("480,570! 640,610 800,570! 830,760! 680,880 520,900 400,800!"), tone(e, mesh, across, 0.35)) +
      stroke(holes, "#05080c", 8, 0.45, ' stroke-linecap="round"'),
    over:
      overlay(
        e,
        "360,300! 780,320! 800,588! 640,616 540,584 500,500 462,320!",
        e.main,
        "800,586 640,614 540,582 498,490",
        9,
      ) +
      stay(e, e.second, 38) +
      overlay(
        e,
        "80,1010! 80,840 200,780 300,806 400,858 520,906 640,896 820,780! 850,1010!",
        e.main,
        "250,790 400,856 520,904 640,894 820,782",
        9,
      ) +
      stroke(line("596,372 666,470 640,606"), e.accent, 14) +
      stroke(line("630,372 704,474 680,600"), e.accent, 7) +
      mark(640, 836, 22, e.accent, -20),
    trim: "",
  };
}
