/** Two shells, one over the other. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, tone } from "#demo/artwork/goods/draw/tone.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { slot } from "./shell.ts";

export function split(e: Easel): string {
  const band = "120,540 200,480 330,446 480,444 620,480 720,560 780,690";
  return (
    fill(
      shape("120,540! 200,480 330,446 480,444 620,480 720,560 790,700! 720,790! 600,700 480,640 350,690 100,660!"),
      tone(e, quiet(e), [0, 0, 0.7, 1], 0.4),
    ) +
    cast(band, 14, 0.5) +
    stroke(line(parallel(band, -4)), lit(e.main, 0.6), 3, 0.6) +
    fill(ribbon("210,430 330,384 480,376 620,404 716,470", -5, 7), e.accent) +
    slot("300,300 400,250 500,240", 30, e.main) +
    slot("560,246 640,286 700,346", 30, e.main) +
    [0, 1, 2]
      .map((i) =>
        slot(
          `${620 + i * 34},${520 + i * 36} ${640 + i * 36},${556 + i * 40} ${644 + i * 36},${590 + i * 40}`,
          13,
          quiet(e),
        ),
      )
      .join("") +
    mark(300, 536, 34, readable(e, quiet(e)), -4)
  );
}
