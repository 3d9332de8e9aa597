/** Sleeves, yokes and armholes of midlayers. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, lit, tone } from "#demo/artwork/goods/draw/tone.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";
import { cuffBand } from "./neck.ts";
import { sleeve } from "./sleeve.ts";
import { side, slimCut } from "./torso.ts";
import { texture, type Weave } from "./weave.ts";

/** The colour of the sleeves: quilted layers have knitted ones in the second colour. */
export const sleeveHex = (e: Easel, weave: Weave): string => (weave === "quilt" ? quiet(e) : e.main);

/** What is sewn into a sleeve. */
export function armOf(e: Easel, weave: Weave, yoked: boolean, left: boolean): string {
  const trim = quiet(e);
  return (
    texture(weave === "quilt" ? "knit" : weave, left ? "left" : "right") +
    (yoked
      ? fill(shape(side("560,260! 700,300 760,450! 690,480 610,440!", left)), tone(e, trim, [0, 0, 1, 0.4], 0.3)) +
        topstitch(side("612,442 690,480 756,450", left), trim, left ? 8 : -8)
      : seam(side("600,318 640,440 632,520", left), e.main))
  );
}

/** A sleeve with its cuff. */
export const arm = (e: Easel, weave: Weave, yoked: boolean, left: boolean): string =>
  sleeve(e, slimCut, left, sleeveHex(e, weave), armOf(e, weave, yoked, left), 0.8) + cuffBand(e, left, quiet(e));

/** Both sleeves with their cuffs. */
export const arms = (e: Easel, weave: Weave, yoked: boolean): string =>
  [true, false].map((left) => arm(e, weave, yoked, left)).join("");

/** Shoulders in the second colour. */
export const shoulderYoke = (e: Easel): string =>
  fill(shape("200,240! 700,240! 700,436! 450,452 200,436!"), tone(e, quiet(e), across, 0.3)) +
  topstitch("200,436 450,452 700,436", quiet(e), -8);

/** The bound edges of a vest. */
export const armholes = (e: Easel): string =>
  [true, false]
    .map((left) => {
      const edge = side("646,356 637,450 632,520", left);
      const bound = quiet(e);
      return (
        stroke(line(edge), bound, 13) +
        stroke(line(edge), lit(bound, 0.5), 3, 0.5) +
        stitches(parallel(edge, left ? -11 : 11), thread(e.main), 1.8, 0.6)
      );
    })
    .join("");
