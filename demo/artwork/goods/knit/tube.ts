/** A neck tube. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";

export function tube(e: Easel): string {
  const d = shape(
    "210,330! 330,300 450,294 570,300 690,330! 706,500 690,640 712,800 700,930! 570,966 450,972 330,966 200,930! 188,800 210,640 194,500",
  );
  const mouth = shape("210,330 330,296 450,290 570,296 690,330 570,364 450,372 330,364");
  return (
    fill(d, tone(e, e.main, [0, 0, 1, 0.3], 0.4)) +
    inside(
      e,
      d,
      print(e, d, [180, 360, 540, 620], e.second, 0.75) +
        fill(shape("100,880! 450,930 800,880! 800,1000! 100,1000!"), e.accent, 0.9) +
        fold("200,520 360,560 560,540", 34, 1.1) +
        fold("700,600 540,650 340,636", 34, 1.1) +
        fold("196,760 380,800 600,776", 32, 1) +
        fold("704,470 600,500 470,490", 24, 0.9),
    ) +
    volume(e, d, 90, 0.5, 0.26) +
    edge(d, e.main, 2) +
    piece(e, mouth, shaded(e.main, 0.6), [0, 1, 0, 0], 0.5) +
    stroke(line("210,332 330,366 450,374 570,366 690,332"), lit(e.main, 0.5), 6, 0.6) +
    tag(560, 880, 96, e.pale, e.dark, -4)
  );
}
