/** Gloves and mittens: a pair, one showing its back, the other its palm. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece } from "#demo/artwork/goods/draw/seam.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { buildOf } from "./build.ts";
import { cuff, wrist } from "./cuff.ts";
import { gloveHand } from "./hand.ts";
import { mittenHand } from "./mitten.ts";

/** One glove, fingers up, seen from the back of the hand or from the palm. */
export function glove(e: Easel, palm: boolean): string {
  const build = buildOf(e);
  const mitten = e.form === "mitten";
  return (
    cuff(e, build, palm) +
    (mitten ? mittenHand(e, build, palm) : gloveHand(e, build, palm)) +
    (palm
      ? piece(e, shape("326,740! 450,752 592,740! 592,776! 450,788 326,776!"), shaded(quiet(e), 0.3))
      : (build.strap ? wrist(e, build) : "") + (build.back === "plain" ? tag(418, 660, 66, e.pale, e.dark) : ""))
  );
}

/** Both palms, side by side. */
export function glovesPalm(e: Easel): string {
  const drop = buildOf(e).cuff === "gauntlet" ? 0 : 44;
  const one = (x: number, turn: number, width: number) =>
    `<g transform="translate(${x} ${142 + drop}) rotate(${turn}) scale(${width} .87) translate(-450 0)">${glove(e, true)}</g>`;
  return one(236, -5, -0.83) + one(664, 5, 0.83);
}

/** The main picture of gloves. */
export function glovesFront(e: Easel): string {
  const drop = buildOf(e).cuff === "gauntlet" ? 0 : 44;
  return (
    `<g transform="translate(912 ${96 + drop}) rotate(9 450 900) scale(-.86 .86)">${glove(e, true)}</g>` +
    `<g transform="translate(-58 ${66 + drop}) rotate(-7 450 900) scale(.98)">${glove(e, false)}</g>`
  );
}
