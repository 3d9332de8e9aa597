/** An edge tool with its file. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { n } from "#demo/artwork/svg.ts";
import { steel } from "./steel.ts";

export function edgeTool(e: Easel): string {
  const d = shape(
    "190,520! 250,470 450,456 650,470 720,520! 740,640 726,760! 640,800 560,812! 556,730! 344,730! 340,812! 260,800 176,760! 168,640",
  );
  const file = `<path d="${slab(110, 740, 680, 62, 6)}" fill="${tone(e, steel, [0, 0, 1, 0], 0.5)}" stroke="#0b1016" stroke-opacity=".6" stroke-width="2"/>`;
  const teeth = stroke(
    Array.from({ length: 62 }, (_, i) => `M${118 + i * 10.8} 744l14 54`).join(""),
    "#05080c",
    2.4,
    0.4,
  );
  return (
    groundShadow(450, 840, 370, 28, "floor") +
    file +
    teeth +
    stroke("M114 746h672", "#ffffff", 4, 0.5) +
    fill(d, tone(e, e.main, [0, 0, 0.7, 1], 0.46)) +
    inside(
      e,
      d,
      fill(shape("150,640! 450,664 760,640! 760,830! 150,830!"), tone(e, quiet(e), [0, 0, 0.6, 1], 0.4)) +
        [300, 350, 400, 500, 550, 600].map((x) => fold(`${x},476 ${x - 6},560 ${x},632`, 18, 1.2)).join(""),
    ) +
    volume(e, d, 60, 0.46, 0.34) +
    edge(d, e.main, 2.4) +
    fill(oval(450, 540, 50), tone(e, mix(e.dark, "#4a545c", 0.4), slant, 0.6)) +
    stroke(oval(450, 540, 44), steel, 8, 0.8, ' stroke-dasharray="5 6"') +
    fill(oval(450, 540, 26), e.accent) +
    turned(stroke("M432 540h36", "#0b1016", 7), 450, 540, 30) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          `M${Math.round(450 + 64 * Math.cos(-2.3 + i * 0.72))} ${Math.round(540 + 64 * Math.sin(-2.3 + i * 0.72))}l${n(10 * Math.cos(-2.3 + i * 0.72))} ${n(10 * Math.sin(-2.3 + i * 0.72))}`,
          e.pale,
          5,
        ),
      )
      .join("") +
    centredMark(292, 696, 34, readable(e, quiet(e)), 2)
  );
}
