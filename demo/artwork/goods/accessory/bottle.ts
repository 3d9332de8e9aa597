import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, layered, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { tube } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

/** An insulated flask with a loop in its cap. */
export function bottle(e: Easel): string {
  const d = shape(
    "310,420! 330,360 390,330! 510,330! 570,360 590,420! 596,700 590,1000! 570,1040 450,1050 330,1040 310,1000! 304,700",
  );
  return (
    groundShadow(450, 1050, 190, 24, "floor") +
    layered(e, "M400 196C390 110 510 110 500 196", [
      ["#0b0f12", 34],
      [mix(e.dark, e.accent, 0.2), 28],
      ["#ffffff", 6, 0.25],
    ]) +
    `<path d="${slab(372, 186, 156, 116, 18)}" fill="${tube(e, mix(e.dark, "#39434b", 0.3), [0, 0, 1, 0], 0.6)}"/>` +
    stroke(Array.from({ length: 14 }, (_, i) => `M${380 + i * 11} 196v96`).join(""), "#05080c", 4, 0.4) +
    `<path d="M392 300h116v36h-116z" fill="${tube(e, "#aeb7be", [0, 0, 1, 0], 0.6)}"/>` +
    `<path d="${d}" fill="${tube(e, e.main, [0, 0, 1, 0], 0.6)}"/>` +
    inside(
      e,
      d,
      print(e, d, [300, 620, 300, 420], quiet(e), 0.75) +
        fill("M280 590h340v26H280z", e.accent) +
        stroke("M372 340V1050", "#ffffff", 22, 0.22) +
        stroke("M560 380V1050", "#05080c", 40, 0.16),
    ) +
    volume(e, d, 40, 0.36, 0.2) +
    edge(d, e.main, 2.2) +
    `<path d="M312 1006Q450 1036 588 1006V1022Q450 1052 312 1022Z" fill="#8f9aa2"/>` +
    centredMark(450, 486, 60, readable(e, e.main))
  );
}
