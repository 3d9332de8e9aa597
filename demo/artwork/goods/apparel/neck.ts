/** Collars and cuffs of midlayers. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { side } from "./torso.ts";

/** A ribbed cuff. */
export const cuffBand = (e: Easel, left: boolean, hex: string): string => {
  const d = shape(side("696,892! 740,906 788,890! 793,938! 742,954 694,944!", left));
  return (
    piece(e, d, hex, [0, 0, 1, 0.2], 0.4) +
    inside(
      e,
      d,
      stroke(
        Array.from({ length: 14 }, (_, i) => `M${left ? 104 + i * 8 : 692 + i * 8} 880v90`).join(""),
        "#05080c",
        2.4,
        0.2,
      ),
    )
  );
};

/** A crew neck, or a stand-up collar. */
export function neck(e: Easel, hex: string, crew: boolean): string {
  if (crew) {
    const band = shape(symmetric("450,300! 496,292 524,266! 548,286! 514,322 450,332!"));
    return (
      (e.worn
        ? ""
        : piece(
            e,
            shape(symmetric("450,244! 496,246 526,268! 500,294 450,302!")),
            shaded(hex, 0.5),
            [0, 1, 0, 0],
            0.4,
          )) +
      piece(e, band, quiet(e), [0, 0, 1, 0.4], 0.3) +
      (e.worn ? "" : tag(424, 256, 52, e.pale, e.dark))
    );
  }
  const inner = (): string =>
    piece(e, shape(symmetric("450,172! 500,176 528,196 540,262! 500,284 450,290!")), hex, [0, 0, 1, 0.4], 0.36) +
    piece(
      e,
      shape(symmetric("450,186! 496,188 516,206 512,250! 480,300 450,310!")),
      shaded(e.second, 0.3),
      [0, 1, 0, 0],
      0.5,
    ) +
    tag(424, 206, 52, e.pale, e.dark);
  return (
    (e.worn ? "" : inner()) +
    cast("352,300 400,324 450,330 500,324 548,300", 16, 0.28) +
    piece(
      e,
      shape(symmetric("450,262! 480,250 520,206! 544,256 552,304! 500,326 450,330!")),
      hex,
      [0, 0, 1, 0.5],
      0.34,
    ) +
    rope(line("380,206 412,246 450,264 488,246 520,206"), lit(hex, 0.5), 4, 0.5)
  );
}
