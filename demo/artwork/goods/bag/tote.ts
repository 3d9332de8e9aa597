/** A tote. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function tote(e: Easel): string {
  const hex = e.main;
  const body = shape("200,450! 450,462 700,450! 712,700 724,990! 450,1010 176,990! 188,700");
  const handle = (y: number, paint: string): string =>
    webbing(
      `306,640 312,${y + 120} 352,${y + 10} 450,${y - 30} 548,${y + 10} 588,${y + 120} 594,640`,
      34,
      paint,
      true,
      false,
    );
  return (
    groundShadow(450, 1012, 310, 26, "floor") +
    handle(190, shaded(quiet(e), 0.3)) +
    piece(e, shape("200,450! 450,430 700,450! 690,480 450,470 210,480!"), shaded(hex, 0.5), [0, 1, 0, 0], 0.4) +
    fill(body, tone(e, hex, [0, 0, 0.8, 1], 0.32)) +
    inside(
      e,
      body,
      (e.variant(2)
        ? fill(shape("150,820! 450,838 750,820! 750,1030! 150,1030!"), tone(e, quiet(e), across, 0.3)) +
          topstitch("150,820 450,838 750,820", quiet(e), 8)
        : "") +
        print(e, shape("250,600! 650,600! 656,800! 244,800!"), [244, 600, 412, 200], e.accent, 0.85) +
        stroke(Array.from({ length: 40 }, (_, i) => `M170 ${456 + i * 14}h560`).join(""), "#05080c", 2, 0.05) +
        fold("190,560 300,620 380,600", 26) +
        fold("712,640 600,700 520,690", 26) +
        fold("200,930 380,900 500,950", 24),
    ) +
    volume(e, body, 60, 0.36, 0.24) +
    edge(body, hex, 2) +
    handle(230, quiet(e)) +
    stroke("M290 600l32 40m0 -40l-32 40M578 600l32 40m0 -40l-32 40", thread(quiet(e)), 3, 0.8) +
    mark(346, 500, 58, readable(e, hex)) +
    tag(650, 880, 70, e.pale, e.dark, 90)
  );
}
