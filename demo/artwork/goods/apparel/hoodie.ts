import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { layered, rope } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";

/** The front details of a hoodie: the crossing of its hood, cords and a pouch. */
export function hoodieFront(e: Easel): string {
  const cross = shape("340,318! 384,262! 450,300 516,262! 560,318! 520,340 450,372! 380,340");
  const pouch = shape("330,700! 570,700! 620,800 626,900! 450,908 274,900! 280,800");
  const cords = "M424 330C416 380 428 420 420 470M476 330C486 380 474 410 482 456";
  return (
    cast("344,330 450,388 556,330", 16, 0.3) +
    piece(e, cross, e.main, [0, 0, 1, 0.6], 0.34) +
    rope(line("386,266 450,304 514,266"), lit(e.main, 0.5), 4, 0.5) +
    layered(e, cords, [
      [shaded(e.accent, 0.5), 9],
      [e.accent, 6],
    ]) +
    rope("M420 470v16M482 456v16", shaded(e.accent, 0.3), 11) +
    cast("330,704 570,704", 10, 0.2) +
    piece(e, pouch, e.main, [0, 0, 0.8, 1], 0.26) +
    stitches("340,712 560,712", thread(e.main), 2, 0.7) +
    stitches("322,706 294,800 290,892", thread(e.main), 2, 0.7) +
    stitches("578,706 606,800 610,892", thread(e.main), 2, 0.7) +
    mark(398, 540, 32, readable(e, e.main))
  );
}
