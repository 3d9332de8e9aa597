import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval } from "#demo/artwork/goods/draw/form.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { piece, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, rope } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import type { Build } from "./build.ts";

/** Quilting, ribs, armour or stitching over the knuckles. */
export function knuckles(e: Easel, build: Build, mitten: boolean): string {
  const hex = quiet(e);
  const y = mitten ? 470 : 560;
  switch (build.back) {
    case "quilt":
      return [0, 44, 88]
        .map(
          (k) =>
            fold(`312,${y + k + 8} 450,${y + k - 12} 596,${y + k + 8}`, 16, 1.4) +
            stitches(`312,${y + k + 8} 450,${y + k - 12} 596,${y + k + 8}`, thread(e.main), 2, 0.6),
        )
        .join("");
    case "ribs":
      return (
        fill(
          shape(`300,${y - 10}! 450,${y - 34} 610,${y - 10}! 606,${y + 70}! 450,${y + 50} 304,${y + 70}!`),
          tone(e, hex, [0, 0, 1, 0.3], 0.3),
        ) +
        [340, 390, 440, 490, 540].map((x) => fold(`${x},${y - 20} ${x - 4},${y + 24} ${x},${y + 64}`, 12, 1.2)).join("")
      );
    case "armour": {
      const plate = shape(
        `330,${y - 6}! 380,${y - 34} 450,${y - 42} 530,${y - 34} 580,${y - 6}! 570,${y + 46} 500,${y + 66} 400,${y + 66} 340,${y + 46}`,
      );
      return (
        cast(`340,${y + 50} 400,${y + 72} 500,${y + 72} 570,${y + 50}`, 14, 0.5) +
        piece(e, plate, mix(e.dark, hex, 0.3), [0, 0, 0.5, 1], 0.5) +
        rope(line(`346,${y - 2} 400,${y - 26} 450,${y - 32} 510,${y - 26} 562,${y - 2}`), "#ffffff", 4, 0.35) +
        [380, 430, 480, 530].map((x) => fill(oval(x, y + 24, 14, 6), "#05080c", 0.5)).join("")
      );
    }
    default:
      return (
        topstitch(`310,${y + 20} 450,${y - 10} 600,${y + 20}`, e.main, 8) +
        topstitch(`400,${y} 410,${y + 110} 420,${y + 190}`, e.main, 7) +
        topstitch(`508,${y} 500,${y + 110} 492,${y + 190}`, e.main, -7)
      );
  }
}
