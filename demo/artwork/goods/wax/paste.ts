import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** A round tin with its lid leaning on it. */
export function paste(e: Easel): string {
  const wall = "M170 640V800A280 110 0 0 0 730 800V640Z";
  const top = oval(450, 640, 280, 110);
  const lid = oval(560, 400, 236, 232);
  return (
    groundShadow(450, 906, 340, 36, "floor") +
    fill(oval(570, 412, 240, 236), shaded(e.main, 0.6)) +
    fill(lid, tone(e, e.main, slant, 0.42)) +
    inside(e, lid, print(e, lid, [324, 168, 472, 464], quiet(e), 0.5) + fill("M300 480H820V560H300Z", e.accent)) +
    stroke(oval(560, 400, 210, 206), "#ffffff", 3, 0.4) +
    volume(e, lid, 40, 0.4, 0.36) +
    edge(lid, e.main, 2) +
    centredMark(560, 396, 84, readable(e, e.main), -6) +
    fill(wall, tone(e, quiet(e), [0, 0, 1, 0], 0.55)) +
    stroke("M170 700A280 110 0 0 0 730 700", "#ffffff", 5, 0.35) +
    stroke("M170 782A280 110 0 0 0 730 782", e.accent, 18) +
    edge(wall, quiet(e), 2) +
    centredMark(450, 846, 46, readable(e, quiet(e))) +
    fill(top, shaded("#aab2b8", 0.1)) +
    fill(oval(450, 646, 256, 96), tone(e, mix(e.main, "#f3ead6", 0.55), slant, 0.4)) +
    fold("260,640 400,690 600,640", 30, 1.2) +
    fold("320,610 460,640 620,606", 24, 1) +
    rope("M330 650C400 600 520 600 590 650S480 710 420 670 500 630 520 655", "#ffffff", 9, 0.28) +
    stroke(oval(450, 640, 278, 108), "#ffffff", 5, 0.55) +
    edge(top, steelHex, 2) +
    glow(e, 300, 780, 40, 110, "#ffffff", 0.3)
  );
}

/** Bare metal. */
export const steelHex = "#9aa5ad";
