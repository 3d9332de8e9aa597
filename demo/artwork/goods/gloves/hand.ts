/** Five fingers. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { line, points, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { edge, seam, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Build } from "./build.ts";
import { knuckles } from "./knuckles.ts";

/** Fingers from the index to the little finger, drawn from the far side inwards. */
const fingers = [
  "530,560! 520,430 528,300 540,232 572,204 604,232 606,310 596,440 592,580!",
  "454,560! 448,400 452,250 462,176 494,146 528,176 532,260 530,400 534,570!",
  "376,560! 368,420 370,290 380,214 412,186 446,214 452,300 452,430 458,570!",
  "306,590! 296,480 296,380 306,316 334,290 364,314 372,390 374,480 382,580!",
];

const hand = "300,560! 340,520 450,500 560,520 600,560! 606,640 600,720 592,764! 326,764! 312,690 300,620";

const thumb = "536,700! 576,620 614,550 652,488 690,458 724,478 722,530 698,604 660,680 604,742 560,752!";

export function gloveHand(e: Easel, build: Build, palm: boolean): string {
  const hex = palm ? mix(quiet(e), e.dark, 0.3) : e.main;
  const tips = palm ? hex : quiet(e);
  const finger = (outline: string, i: number): string => {
    const d = shape(outline);
    const [tx, ty] = points(outline)[4] as Point;
    const band = `${tx - 44},${ty + 112} ${tx},${ty + 98} ${tx + 44},${ty + 112}`;
    return (
      fill(d, tone(e, hex, [0, 0, 1, 0.08], 0.45)) +
      inside(
        e,
        d,
        (build.back === "plain" || palm
          ? ""
          : fill(
              shape(
                `${tx - 60},${ty - 20}! ${tx + 60},${ty - 20}! ${tx + 44},${ty + 112}! ${tx},${ty + 98} ${tx - 44},${ty + 112}!`,
              ),
              tone(e, tips, [0, 0, 1, 0.1], 0.4),
            ) + topstitch(band, tips, -6)) +
          fold(`${tx - 44},${ty + 168 + i * 6} ${tx},${ty + 178 + i * 6} ${tx + 44},${ty + 160 + i * 6}`, 13, 1.1) +
          (palm
            ? ""
            : fold(`${tx - 44},${ty + 200} ${tx},${ty + 214} ${tx + 40},${ty + 198}`, 11, 0.8) +
              seam(`${tx + 22},${ty + 20} ${tx + 22},${ty + 180} ${tx + 20},${ty + 400}`, hex, 2)),
      ) +
      volume(e, d, 26, 0.38, 0.3) +
      edge(d, hex, 1.8)
    );
  };
  const [palmShape, thumbShape] = [shape(hand), shape(thumb)];
  return (
    fingers.map(finger).join("") +
    fill(palmShape, tone(e, hex, [0, 0, 1, 0.2], 0.36)) +
    inside(
      e,
      palmShape,
      (palm
        ? fill(shape("330,600! 450,570 570,600! 560,720! 350,720!"), tone(e, shaded(hex, 0.2), [0, 0, 1, 0.3], 0.3)) +
          topstitch("330,600 450,570 570,600", hex, 7) +
          fold("340,660 450,690 570,650", 14)
        : knuckles(e, build, false)) + stroke("M380 500v60M455 500v64M530 500v60", "#05080c", 4, 0.3),
    ) +
    stroke(line("312,600 310,680 328,764"), "#05080c", 5, 0.22) +
    fill(thumbShape, tone(e, palm ? hex : mix(e.main, quiet(e), 0.2), [0, 0, 1, 0.3], 0.42)) +
    inside(
      e,
      thumbShape,
      fold("600,640 640,650 690,620", 15, 1.1) +
        fold("588,680 630,690 670,664", 13) +
        topstitch("640,500 700,560 720,570", hex, 6) +
        stroke(line(parallel("610,740 660,680 698,600", -8)), lit(hex, 0.4), 3, 0.2),
    ) +
    volume(e, thumbShape, 28, 0.36, 0.28) +
    edge(thumbShape, hex, 1.8)
  );
}
