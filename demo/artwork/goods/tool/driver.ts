/** A driver and its bits. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { tone, tube } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { bar, steel } from "./steel.ts";

export function driver(e: Easel): string {
  const grip = shape(
    "372,560! 360,480 372,420 450,404 528,420 540,480 528,560! 520,640 540,760 548,880 520,990 450,1016 380,990 352,880 360,760 380,640",
  );
  const grooves = [386, 418, 450, 482, 514]
    .map((x) => fold(`${x},640 ${450 + (x - 450) * 1.12},780 ${x},950`, 15, 1.4))
    .join("");
  const bits = [250, 300, 600, 650]
    .map(
      (x, i) =>
        bar(e, x - 15, 880, 30, 96, "#7b868e", 5) +
        fill(`M${x - 15} 884l7 -34h16l7 34z`, tube(e, steel)) +
        (i % 2 ? stroke(`M${x - 6} 866h12`, "#14181c", 3) : fill(oval(x, 864, 4), "#14181c")),
    )
    .join("");
  return (
    groundShadow(450, 1030, 280, 24, "floor") +
    turned(
      bar(e, 424, 120, 52, 60, steel, 3) +
        fill("M430 120l8 -34h24l8 34z", tube(e, steel)) +
        bar(e, 414, 170, 72, 210, "#848f97", 8) +
        stroke("M414 300h72M414 318h72", "#05080c", 3, 0.5) +
        piece(e, slab(386, 366, 128, 66, 18), mix(e.dark, "#4a545c", 0.4), [0, 0, 1, 0], 0.6) +
        stroke(Array.from({ length: 13 }, (_, i) => `M${396 + i * 9} 372v54`).join(""), "#05080c", 3, 0.4) +
        fill(grip, tube(e, e.main, [0, 0, 1, 0], 0.55)) +
        inside(
          e,
          grip,
          fill(shape("340,430! 560,430! 540,560! 360,560!"), tone(e, quiet(e), [0, 0, 1, 0], 0.5)) +
            grooves +
            cast("360,566 450,584 540,566", 12, 0.5),
        ) +
        volume(e, grip, 40, 0.36, 0.3) +
        edge(grip, e.main, 2.2) +
        piece(e, slab(400, 984, 100, 40, 18), e.accent, [0, 0, 1, 0.4], 0.4) +
        centredMark(450, 496, 40, readable(e, quiet(e)), 0),
      450,
      600,
      0,
    ) +
    bits
  );
}
