/** Snowboard boots from the side. */

import { mix } from "#demo/artwork/colour.ts";
import { creased, shaken } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, lit, shaded, slant, tone, tube } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { bootPanels } from "./cut.ts";
import { bootLacing } from "./lacing.ts";
import { last } from "./last.ts";
import { bootSole } from "./sole.ts";
import { atStature } from "./stature.ts";

function liner(e: Easel): string {
  const soft = e.second;
  const collar = shape("452,380! 462,330 520,306 610,314 684,318 728,290 752,268 770,280 764,330 744,400!");
  const tongue = shape("384,390! 360,320 356,264 382,236 424,230 458,246 474,300 476,380!");
  const loop = "M722 318C718 236 772 222 774 258S758 322 748 352";
  return (
    fill(shape("430,330 500,284 620,292 700,282 744,254 772,262 764,290 690,330 560,330"), shaded(soft, 0.75)) +
    fill(tongue, tone(e, soft, across, 0.45)) +
    inside(
      e,
      tongue,
      creased(e, [
        ["376,330 420,344 470,336", 15, 0.9],
        ["370,292 416,304 466,298", 13, 0.8],
        ["378,258 418,266 456,262", 10, 0.6],
      ]),
    ) +
    edge(tongue, soft) +
    rope("M366 318C356 256 376 244 424 240C448 244 456 258 462 300", lit(soft, 0.6), 5, 0.5) +
    stitches("384,350 378,290 396,266 424,262 444,280 452,350", thread(soft), 2, 0.7) +
    fill(collar, tone(e, soft, across, 0.4)) +
    padding(e, collar) +
    edge(collar, soft) +
    (e.facts.rider === "women" && e.form !== "freestyle" ? pile(e) : "") +
    rope("M468 326C510 310 560 316 684 324C728 304 744 280 760 284", lit(soft, 0.6), 6, 0.5) +
    layered(e, loop, [
      [shaded(e.accent, 0.5), 15],
      [e.accent, 11],
      ["#ffffff", 2, 0.4, ' stroke-dasharray="6 5"'],
    ])
  );
}

/** Where the cuff bends: the upper creases in rolls from the instep to the heel and is smooth at the calf. */
const flex = (e: Easel): string =>
  creased(
    e,
    shaken(
      e,
      "flex",
      [
        ["498,640 570,676 660,688 770,664", 22, 1],
        ["494,690 560,722 650,736 782,716", 24, 1],
        ["470,740 548,770 640,784 790,770", 20, 0.8],
        ["300,806 350,846 384,930", 18, 0.6],
        ["700,400 730,480 726,580", 20, 0.5],
        ["250,800 214,850 196,920", -16, 0.5],
      ],
      6,
    ),
  );

/** The liner's cuff: foam in quilted rolls, with the tongue standing in it. */
const padding = (e: Easel, collar: string): string =>
  inside(
    e,
    collar,
    creased(e, [
      ["470,352 560,340 690,352 750,318", 16, 0.9],
      ["462,384 560,372 690,384 752,356", 14, 0.7],
      ["540,310 548,350 540,390", 10, 0.5],
      ["640,314 648,356 640,394", 10, 0.5],
    ]),
  );

/** The main picture of a boot. */
export const bootSide = (e: Easel): string =>
  groundShadow(458, 1006, e.form === "kids" ? 350 : 405, 28, "floor") + atStature(e, sideOf(e));

/** A boot from the side, without background. Its sole stands at 1005. */
export function sideOf(e: Easel): string {
  const d = shape(last.shell);
  const panels = bootPanels(e);
  const band = ribbon(last.eyestay, -96, 0);
  const drawing =
    liner(e) +
    fill(d, tone(e, e.main, across, 0.42)) +
    inside(
      e,
      d,
      panels.under +
        fill(band, tube(e, panels.tongue, across, 0.5)) +
        panels.tongueLines +
        creased(e, [
          [last.eyestay, -54, 1],
          [last.front, 30, 0.8],
        ]) +
        stroke(ribbon(last.front, -6, 12), panels.flap, 8) +
        cast(last.eyestay, 26, 0.5) +
        panels.over +
        flex(e),
    ) +
    volume(e, d, 50, 0.44, 0.28) +
    glow(e, 236, 828, 110, 34, "#ffffff", 0.34, -26) +
    glow(e, 590, 470, 60, 130, "#ffffff", 0.18, 4) +
    edge(d, e.main, 2.2) +
    bootLacing(e) +
    (e.form === "freeride" ? powerStrap(e) : "") +
    bootSole(e) +
    panels.trim;
  return drawing;
}

/** The strap across the cuff of a freeride boot. */
function powerStrap(e: Easel): string {
  const run = "360,268! 466,268 600,304 752,346! 756,392! 600,352 470,314 366,314!";
  const d = shape(run);
  const hex = mix(e.dark, e.second, 0.2);
  return (
    cast("366,314 470,314 600,352 756,392", 16, 0.5) +
    fill(d, tone(e, hex, across, 0.45)) +
    edge(d, hex, 1.8) +
    stitches("370,277 466,277 600,313 744,353", thread(hex), 2, 0.7) +
    stitches("374,305 470,305 600,343 746,381", thread(hex), 2, 0.7) +
    turned(
      fill(slab(504, 264, 62, 64, 9), "#05080c", 0.4) +
        fill(slab(500, 258, 62, 64, 9), tone(e, e.accent, slant, 0.4)) +
        fill(slab(514, 272, 34, 36, 5), "#05080c", 0.55),
      531,
      290,
      15,
    )
  );
}

/** Pile visible above the cuff: the lining of warm women's boots. */
const pile = (e: Easel): string => {
  const roll = "466,338 520,312 610,320 684,322 728,298 756,282";
  return layered(e, line(roll), [
    [shaded(e.pale, 0.5), 34],
    [shaded(e.pale, 0.08), 30],
    ["#ffffff", 12, 0.5, ' stroke-dasharray="3 9" transform="translate(0 -6)"'],
    [shaded(e.pale, 0.35), 8, 0.35, ' stroke-dasharray="4 11" transform="translate(3 9)"'],
  ]);
};
