import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { centredMark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";

const half =
  "450,150! 560,148 600,152! 622,260 620,400 604,560 596,700 590,880 570,1064! 532,1074 496,1066! 486,880 482,720 476,560 462,450 450,412!";

/** Base-layer leggings: elastic waist and flat seams. */
export function leggings(e: Easel, back: boolean): string {
  const d = shape(symmetric(half));
  const trim = quiet(e);
  const inseam = "452,420 476,560 482,720 486,880 496,1066";
  const both = (draw: (of: (outline: string) => string) => string): string => draw((o) => o) + draw((o) => flip(o));
  const ribs = Array.from({ length: 44 }, (_, i) => `M${280 + i * 8} 150V1080`).join("");
  const panel = both(
    (of) =>
      fill(shape(of("560,100! 640,100! 640,620! 600,640 566,420 548,200!")), tone(e, trim, [0, 0, 1, 0.2], 0.3)) +
      topstitch(of("548,160 566,420 602,640"), trim, 6),
  );
  return (
    piece(
      e,
      shape(symmetric("450,122! 540,118 592,128! 600,160! 540,156 450,160!")),
      shaded(trim, 0.5),
      [0, 1, 0, 0],
      0.4,
    ) +
    fill(d, tone(e, e.main, [0, 0, 1, 0.1], 0.38)) +
    inside(
      e,
      d,
      (e.trait("side", 2) ? panel : both((of) => topstitch(of("584,180 596,420 578,640 566,1060"), e.main, 6))) +
        stroke(ribs, "#05080c", 2.4, 0.08) +
        both((of) => cast(of(inseam), 34, 0.22)) +
        (back
          ? topstitch("450,180 450,412", e.main, 6)
          : topstitch("400,180 420,330 450,412", e.main, 5, true) +
            topstitch("500,180 480,330 450,412", e.main, -5, true)) +
        both(
          (of) =>
            fold(of("476,600 530,626 600,612"), 12, 0.7) +
            fold(of("484,800 530,820 594,808"), 12, 0.7) +
            fold(of("492,1000 530,1014 580,1004"), 10, 0.9),
        ) +
        fill(shape("250,1020! 450,1036 650,1020! 650,1100! 250,1100!"), tone(e, trim, [0, 0, 1, 0.2], 0.3)),
    ) +
    volume(e, d, 40, 0.4, 0.26, [0, 0, 1, 0.1]) +
    edge(d, e.main, 2) +
    piece(e, shape(symmetric("450,142! 550,138 604,144! 608,206! 540,212 450,214!")), trim, [0, 0, 1, 0.5], 0.3) +
    stitches("296,200 450,208 604,200", thread(trim), 1.8, 0.7) +
    centredMark(450, 178, 26, readable(e, trim)) +
    tag(back ? 330 : 520, 940, 46, e.pale, e.dark, -2)
  );
}
