/** A shell with slots and a crest. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { slot } from "./shell.ts";

export function vented(e: Easel): string {
  const crest = "250,280 380,214 520,212 650,270 740,370 776,480";
  return (
    fill(ribbon(crest, -26, 40), tone(e, shaded(e.main, 0.22), slant, 0.4)) +
    stroke(line(parallel(crest, 40)), lit(e.main, 0.5), 3, 0.6) +
    fold("160,520 300,420 480,396 640,430 776,560", 22, 1.3) +
    fold("200,590 340,530 500,520 650,560 760,650", 18, 1) +
    slot("262,330 330,286 400,268", 26, e.main) +
    slot("452,258 530,262 600,288", 26, e.main) +
    slot("640,322 692,372 722,430", 24, e.main) +
    slot("250,456 320,414 400,396", 22, e.main) +
    slot("476,390 560,400 630,432", 22, e.main) +
    fill(
      shape("126,600! 130,560 190,586 290,612 352,612! 380,640! 350,668 300,664 210,640"),
      tone(e, quiet(e), [0, 0, 0.6, 1], 0.35),
    ) +
    mark(560, 560, 34, readable(e, e.main), 12)
  );
}
