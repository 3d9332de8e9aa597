/** A pair of riding socks, side by side, shaped as if worn. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";
import { n } from "#demo/artwork/svg.ts";
import { band } from "./yarn.ts";

const outline =
  "412,128! 530,120 652,134! 676,260 682,400 664,560 650,680 664,780 684,870 664,960 590,1002 470,1010 330,1030 210,1046 146,1020 132,960 168,904 270,862 366,806 410,720 420,600 404,460 390,300";

function sock(e: Easel, main: string): string {
  const d = shape(outline);
  const soft = quiet(e);
  const style = e.variant(4);
  const comb = (x0: number, x1: number, y0: number, y1: number, step: number): string =>
    Array.from(
      { length: Math.floor((x1 - x0) / step) },
      (_, i) => `M${x0 + i * step} ${y0}L${x0 + i * step} ${y1}`,
    ).join("");
  const rows = Array.from({ length: 48 }, (_, i) => `M120 ${226 + i * 17}q280 24 580 0`).join("");
  const heel = "700,760! 620,800 560,880 540,1030! 720,1040!";
  const toe = "100,880! 236,860! 262,940 250,1060! 100,1070!";
  const cuff = "360,100! 700,100! 700,232! 530,244 360,232!";
  const patterns = [
    () =>
      band(0, () => 330, 360, 720, 30, e.accent) +
      band(0, () => 372, 360, 720, 14, soft) +
      band(0, () => 400, 360, 720, 14, soft),
    () => [300, 372, 444, 516].map((y, i) => band(1, () => y, 360, 720, 34, i % 2 ? e.accent : soft)).join(""),
    () =>
      fill(shape("360,230! 700,230! 700,560! 540,600 360,540!"), soft) +
      stroke("M360 560L700 600M360 590L700 630", e.accent, 12),
    () => [320, 400, 480].map((y, i) => band(2, () => y, 380, 710, 40, i % 2 ? e.accent : soft)).join(""),
  ][style] as () => string;
  return (
    fill(d, tone(e, main, [0, 0, 1, 0.2], 0.4)) +
    inside(
      e,
      d,
      patterns() +
        fill(shape(cuff), tone(e, soft, [0, 0, 1, 0.2], 0.4)) +
        stroke(comb(380, 700, 100, 238, 13), "#05080c", 4, 0.22) +
        fill(shape(heel), tone(e, soft, [0, 0, 1, 0.5], 0.4)) +
        fill(shape(toe), tone(e, soft, [0, 0, 1, 0.5], 0.4)) +
        cast("620,800 560,880 540,1030", 8, 0.3) +
        cast("236,860 262,940 250,1060", 8, 0.3) +
        // ribbed arch and shin cushion
        stroke(
          Array.from({ length: 12 }, (_, i) => `M${330 + i * 15} ${n(830 - i * 2)}q10 90 -6 220`).join(""),
          "#05080c",
          4,
          0.17,
        ) +
        stroke(line(parallel("390,300 404,460 420,600 410,720", -34)), lit(main, 0.4), 40, 0.16) +
        stroke(rows, "#05080c", 2.4, 0.1) +
        fold("416,700 500,742 620,716", 24, 0.9) +
        fold("380,800 470,826 560,800", 20, 0.9) +
        fold("430,640 520,664 640,640", 18, 0.6),
    ) +
    volume(e, d, 74, 0.46, 0.26) +
    edge(d, main, 2) +
    mark(576, 640, 34, readable(e, main), -84)
  );
}

export const socksFront = (e: Easel): string =>
  `<g transform="translate(112 -34) rotate(4 450 900)">${sock(e, mix(e.main, shaded(e.main, 0.4), 0.5))}</g>` +
  `<g transform="translate(-24 14)">${sock(e, e.main)}</g>`;
