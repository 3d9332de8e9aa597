/** A balaclava. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { n } from "#demo/artwork/svg.ts";
import { ribs } from "./yarn.ts";

export function balaclava(e: Easel): string {
  const d = shape(
    symmetric("450,150! 560,166 660,270 690,420 676,580 640,690 660,800 720,920 756,1010! 600,1060 450,1070!"),
  );
  const eyes = shape(symmetric("450,372! 530,366 600,388 622,440 600,500 530,520 450,512!"));
  const rib = (u: number): string =>
    `M${n(450 + u * 320)} 1070C${n(450 + u * 230)} 800 ${n(450 + u * 290)} 460 ${n(450 + u * 60)} 146`;
  const hem = "450,372! 530,366 600,388 622,440 600,500 530,520 450,512!";
  return (
    fill(d, tone(e, e.main, [0, 0, 0.9, 0.8], 0.42)) +
    inside(
      e,
      d,
      (e.variant(2)
        ? fill(
            shape("100,540! 300,556 450,560 600,556 800,540! 800,700! 100,700!"),
            tone(e, quiet(e), [0, 0, 1, 0.2], 0.3),
          )
        : print(e, d, [200, 720, 520, 360], e.accent, 0.6)) +
        ribs(26, rib, e.main, 24, [140, 1060]) +
        fold("300,690 400,730 520,726", 22) +
        fold("620,720 540,760 430,756", 20) +
        fold("330,800 450,834 600,810", 18),
    ) +
    volume(e, d, 80, 0.5, 0.24) +
    edge(d, e.main, 2) +
    piece(e, eyes, shaded(e.second, 0.6), [0, 1, 0, 0], 0.5) +
    inside(e, eyes, glow(e, 450, 380, 190, 60, "#05080c", 0.7)) +
    stroke(shape(symmetric(hem)), shaded(e.main, 0.25), 20) +
    stroke(shape(symmetric(hem)), lit(e.main, 0.4), 4, 0.6) +
    tag(402, 610, 96, e.pale, e.dark)
  );
}
