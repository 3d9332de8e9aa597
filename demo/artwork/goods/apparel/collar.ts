/** Collars. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { rope } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import type { JacketForm } from "./jacket-form.ts";

/** The collar that closes under the chin. */
export function collar(e: Easel, hex: string, lining: string): string {
  const d = shape(symmetric("450,300! 486,292 516,276! 540,312 548,352! 500,372 450,376!"));
  return (
    piece(e, shape(symmetric("450,330! 500,310 524,276! 530,300 500,340 450,352!")), shaded(lining, 0.5)) +
    cast("352,352 400,372 450,376 500,372 548,352", 18, 0.3) +
    piece(e, d, hex, [0, 0, 1, 0.5], 0.35) +
    rope(line("384,278 416,292 450,300 484,292 516,278"), lit(hex, 0.6), 4, 0.6)
  );
}

/** Some insulated jackets are worn under a shell and have a stand-up collar instead of a hood. */
export const standCollar = (e: Easel, form: JacketForm): boolean =>
  form === "insulated" && (e.facts.hood === "none" || (e.facts.hood === undefined && e.variant(4) === 3));

/** The inside of a stand-up collar. */
export const backCollar = (e: Easel, hex: string): string =>
  piece(e, shape(symmetric("450,236! 500,240 530,262 546,330! 500,350 450,356!")), hex, [0, 0, 1, 0.5], 0.35) +
  piece(e, shape(symmetric("450,252! 496,256 522,276 520,330 450,350!")), shaded(e.second, 0.35), [0, 1, 0, 0], 0.5) +
  tag(424, 280, 52, e.pale, e.dark);
