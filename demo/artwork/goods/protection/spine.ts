import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { mesh } from "./mesh.ts";

/** Spine plates on a vest. */
export function spine(e: Easel): string {
  const vest = shape(
    symmetric(
      "450,190! 500,170 560,140 610,150! 640,240 652,360 700,470! 690,640 690,860 680,1000! 560,1020 450,1024!",
    ),
  );
  const cloth = mix(e.dark, e.second, 0.25);
  const hexes = [
    [450, 250, 1.1],
    [450, 372, 1.24],
    [450, 498, 1.3],
    [450, 624, 1.26],
    [450, 746, 1.16],
    [450, 862, 1.04],
  ] as const;
  const plate = ([x, y, k]: readonly [number, number, number]): string => {
    const d = (e.facts.level === undefined ? e.variant(2) === 1 : e.facts.level === 1)
      ? shape(
          symmetric(
            `${x},${y - 62 * k}! ${x + 78 * k},${y - 50 * k} ${x + 108 * k},${y} ${x + 78 * k},${y + 52 * k} ${x},${y + 64 * k}!`,
          ),
        )
      : shape(
          symmetric(
            `${x},${y - 58 * k}! ${x + 96 * k},${y - 60 * k}! ${x + 112 * k},${y + 6}! ${x + 60 * k},${y + 62 * k}! ${x},${y + 70 * k}!`,
          ),
        );
    return (
      cast(`${x - 90 * k},${y + 40 * k} ${x},${y + 74 * k} ${x + 90 * k},${y + 40 * k}`, 16, 0.5) +
      piece(e, d, e.main, [0, 0, 0.7, 1], 0.45, 2) +
      volume(e, d, 26, 0.36, 0.36) +
      stroke(
        line(`${x - 56 * k},${y - 30 * k} ${x},${y - 38 * k} ${x + 56 * k},${y - 30 * k}`),
        lit(e.main, 0.7),
        5,
        0.4,
      ) +
      fill(shape(symmetric(`${x},${y - 12}! ${x + 34},${y - 8} ${x + 34},${y + 12} ${x},${y + 18}!`)), "#05080c", 0.45)
    );
  };
  return (
    webbing("300,180 256,330 240,560 246,820", 34, shaded(e.dark, 0.2), true, false) +
    webbing("600,180 644,330 660,560 654,820", 34, shaded(e.dark, 0.2), true, false) +
    fill(vest, tone(e, cloth, [0, 0, 1, 0.3], 0.4)) +
    mesh(vest, e, [190, 140, 520, 900]) +
    volume(e, vest, 50, 0.4, 0.26) +
    edge(vest, cloth, 2) +
    [...hexes].reverse().map(plate).join("") +
    piece(
      e,
      shape(symmetric("450,930! 640,920 716,936! 716,1004! 640,1014 450,1020!")),
      quiet(e),
      [0, 0, 1, 0.2],
      0.35,
      2,
    ) +
    centredMark(450, 972, 36, readable(e, quiet(e))) +
    stitches("190,948 450,942 710,948", thread(quiet(e)), 2)
  );
}
