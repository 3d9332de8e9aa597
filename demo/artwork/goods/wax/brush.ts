/** A wax brush. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { n } from "#demo/artwork/svg.ts";
import { steelHex } from "./paste.ts";

export function brush(e: Easel): string {
  const wood = e.variant(2) ? e.main : mix("#b98a55", e.main, 0.25);
  const d = shape(
    "130,520! 180,440 320,404 450,398 580,404 720,440 770,520! 776,580 760,640! 450,668 140,640! 124,580",
  );
  const tufts = (row: number): string =>
    Array.from(
      { length: 58 },
      (_, i) =>
        `M${n(160 + i * 10.1 + row * 4)} ${640 + row * 6}l${n((i - 29) * 0.9 + ((i * 7 + row * 3) % 5) - 2)} ${150 - row * 8 + ((i * 5) % 7)}`,
    ).join("");
  const bristle = e.variant(3) === 0 ? "#b08d3c" : e.variant(3) === 1 ? "#20262b" : "#e6dfd0";
  return (
    groundShadow(450, 820, 350, 28, "floor") +
    stroke(tufts(0), shaded(bristle, 0.55), 9) +
    stroke(tufts(1), bristle, 6) +
    stroke(tufts(2), lit(bristle, 0.5), 3, 0.7) +
    fill(d, tone(e, wood, [0, 0, 0.6, 1], 0.45)) +
    inside(
      e,
      d,
      (e.variant(2)
        ? ""
        : stroke(
            Array.from({ length: 12 }, (_, i) =>
              line(`120,${430 + i * 20} 300,${424 + i * 20 + (i % 3) * 5} 560,${436 + i * 20} 780,${428 + i * 20}`),
            ).join(""),
            "#3a2410",
            3,
            0.22,
          )) + fill(shape("100,610! 450,638 800,610! 800,690! 100,690!"), "#05080c", 0.3),
    ) +
    volume(e, d, 56, 0.46, 0.3) +
    edge(d, wood, 2.2) +
    webbing("210,452 260,350 450,306 640,350 690,452", 74, quiet(e)) +
    centredMark(450, 318, 40, readable(e, quiet(e))) +
    fill(oval(214, 470, 13) + oval(686, 470, 13), steelHex) +
    centredMark(450, 560, 66, readable(e, wood), 0, 0.9) +
    glow(e, 320, 450, 150, 30, "#ffffff", 0.4, -4)
  );
}
