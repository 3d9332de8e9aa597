/** A folding multitool. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { bar, steel } from "./steel.ts";

export function multitool(e: Easel): string {
  const body = shape(
    "300,560! 320,500 450,486 580,500 600,560! 610,760 590,960 540,1010 450,1020 360,1010 310,960 290,760",
  );
  const arm = (turn: number, kind: number): string => {
    const tip = [
      fill("M432 250l6 -60h24l6 60z", steel) + stroke("M450 196v40", "#05080c", 3, 0.5),
      fill("M420 250v-70l30 -24 30 24v70z", steel) + fill(oval(450, 206, 15), "#0b1016"),
      stroke(Array.from({ length: 9 }, (_, i) => `M428 ${196 + i * 14}l44 8`).join(""), "#0b1016", 3, 0.5),
      fill(oval(450, 216, 40, 40), steel) + fill(oval(450, 216, 20), "#e3e8ec"),
    ][kind] as string;
    return turned(
      bar(e, 426, 240, 48, 330, kind === 2 ? "#b8c0c6" : steel, 8) +
        (kind === 2 ? bar(e, 424, 170, 52, 120, "#b8c0c6", 4) : "") +
        tip +
        stroke("M438 260v280", "#ffffff", 5, 0.35),
      450,
      570,
      turn,
    );
  };
  return (
    groundShadow(450, 1036, 240, 24, "floor") +
    arm(-58, 3) +
    arm(58, 0) +
    arm(-22, 1) +
    arm(20, 2) +
    fill(body, tone(e, e.main, [0, 0, 0.9, 0.6], 0.5)) +
    inside(
      e,
      body,
      fill(shape("270,860! 450,880 630,860! 630,1040! 270,1040!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.4)) +
        [640, 700, 760].map((y) => fold(`306,${y} 450,${y + 14} 594,${y}`, 16, 1.2)).join(""),
    ) +
    volume(e, body, 66, 0.44, 0.36) +
    edge(body, e.main, 2.4) +
    fill(oval(450, 570, 44), tone(e, steel, slant, 0.6)) +
    stroke(oval(450, 570, 44), "#0b1016", 2, 0.6) +
    fill("M450 548l20 11v22l-20 11l-20 -11v-22z", "#14181c") +
    centredMark(450, 940, 48, readable(e, quiet(e)))
  );
}
