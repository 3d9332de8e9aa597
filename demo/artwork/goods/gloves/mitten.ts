/** Mittens. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import type { Build } from "./build.ts";
import { knuckles } from "./knuckles.ts";

const mittenOutline =
  "322,690 312,600 308,500 322,390 366,306 440,270 516,296 560,370 574,480 574,560 596,500 640,440 690,430 704,474 684,560 640,650 600,720 590,760! 330,760!";

/** The separate index finger of a three-finger mitten. */
function trigger(e: Easel, hex: string): string {
  const d = shape("520,600! 536,430 552,330 584,290 618,300 634,344 626,470 600,620!");
  return (
    piece(e, d, hex, [0, 0, 1, 0.1], 0.45) +
    inside(e, d, topstitch("540,400 590,388 636,402", hex, 7) + fold("540,470 590,482 630,466", 12)) +
    volume(e, d, 26, 0.4, 0.3)
  );
}

/** One mitten, seen from the back or the palm. */
export function mittenHand(e: Easel, build: Build, palm: boolean): string {
  const d = shape(mittenOutline);
  const hex = palm ? mix(quiet(e), e.dark, 0.3) : e.main;
  return (
    (e.facts.fingers === 3 ? trigger(e, hex) : "") +
    fill(d, tone(e, hex, [0, 0, 1, 0.2], 0.38)) +
    inside(
      e,
      d,
      palm
        ? fill(
            shape("340,420! 440,380 540,430! 556,600 540,720! 360,720! 338,560"),
            tone(e, shaded(hex, 0.15), [0, 0, 1, 0.3], 0.3),
          ) +
            topstitch("340,420 440,380 540,430 556,600 540,720", hex, -7) +
            fold("350,560 440,590 540,566", 16) +
            fold("360,620 450,646 556,600", 14)
        : fill(
            shape("280,240! 620,240! 620,470! 572,486 450,462 306,486!"),
            tone(e, build.back === "plain" ? e.main : quiet(e), [0, 0, 1, 0.3], 0.34),
          ) +
            topstitch("306,486 450,462 574,486", e.main, 8) +
            knuckles(e, build, true) +
            topstitch("556,720 574,640 578,560", e.main, 8) +
            fold("600,640 640,600 660,540", 16),
    ) +
    volume(e, d, 42, 0.38, 0.28) +
    glow(e, 390, 370, 70, 60, "#ffffff", 0.24, -30) +
    edge(d, hex, 2)
  );
}
