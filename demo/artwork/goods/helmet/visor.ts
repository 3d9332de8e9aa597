import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable, vividOf } from "#demo/artwork/goods/draw/roles.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow } from "#demo/artwork/goods/draw/volume.ts";
import { linear } from "#demo/artwork/svg.ts";
import { slot } from "./shell.ts";

/** A shell with a built-in lens. */
export function visor(e: Easel): string {
  return (
    fold("300,250 460,330 620,330 770,470", 24, 1.2) +
    slot("470,250 560,262 640,300", 24, e.main) +
    slot("500,326 590,344 664,388", 20, e.main) +
    fill(shape("560,480! 660,490 760,560! 800,700! 700,780! 600,690 580,640! 570,560"), tone(e, quiet(e), slant, 0.4)) +
    mark(600, 560, 30, readable(e, quiet(e)), 14)
  );
}

export function visorLens(e: Easel): string {
  const d = shape(
    "92,640! 96,540 122,440 170,372 300,384 430,420 520,470! 530,560 510,640! 430,660 360,690 300,740 220,760 140,730",
  );
  const id = e.define("visor", (key) =>
    linear(
      key,
      [0, 0, 1, 0.9],
      [
        [0, lit(vividOf(e)[0], 0.6)],
        [0.35, vividOf(e)[0]],
        [0.75, mix(vividOf(e)[1], "#0b0f13", 0.4)],
        [1, mix(e.main, "#0b0f13", 0.75)],
      ],
    ),
  );
  return (
    cast("520,470 530,560 510,650", 24, 0.4) +
    `<path d="${d}" fill="url(#${id})" fill-opacity=".94" stroke="#0b1016" stroke-width="3"/>` +
    inside(
      e,
      d,
      fill(shape("60,690! 140,640! 190,664! 260,600! 330,650! 400,610! 540,660! 540,800! 60,800!"), "#05080c", 0.2) +
        fill(shape("200,340! 260,340! 170,780! 110,780!"), "#ffffff", 0.18) +
        fill(shape("286,340! 304,340! 214,780! 196,780!"), "#ffffff", 0.14) +
        glow(e, 190, 460, 110, 90, "#ffffff", 0.7),
    ) +
    stroke(line("98,600 104,530 128,446 172,380 300,392 430,428 512,474"), "#ffffff", 3, 0.45) +
    fill(oval(520, 556, 26), tone(e, e.dark, slant, 0.5)) +
    stroke(oval(520, 556, 14), e.accent, 5) +
    mark(300, 660, 18, "#ffffff", -8, 0.7)
  );
}
