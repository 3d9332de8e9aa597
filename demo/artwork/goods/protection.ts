/** Protection: spine protector, wrist guards, padded shorts. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { type Easel, readable } from "./easel.ts";
import { slab, webbing, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, mark, tag } from "./mark.ts";
import { flip, line, shape, symmetric } from "./outline.ts";
import {
  cast,
  edge,
  fill,
  fold,
  inside,
  lit,
  piece,
  seam,
  shaded,
  stitches,
  stroke,
  thread,
  tone,
  topstitch,
  volume,
} from "./shade.ts";

const mesh = (d: string, e: Easel, box: readonly [number, number, number, number]): string =>
  inside(
    e,
    d,
    stroke(
      Array.from(
        { length: Math.floor((box[2] + box[3]) / 16) },
        (_, i) => `M${box[0]} ${box[1] + i * 16}l${box[2]} ${-box[2]}`,
      ).join(""),
      "#ffffff",
      2,
      0.09,
    ),
  );

/** Plates down the spine on a vest. */
function spine(e: Easel): string {
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
    const d = e.variant(2)
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
    groundShadow(450, 1078, 260, 24, "floor") +
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

/** A pair of wrist guards, splint outwards. */
function wrist(e: Easel): string {
  const guard = (mirrored: boolean): string => {
    const d = shape(
      "330,300! 450,280 570,300! 590,420 600,560 596,800 580,960! 450,984 320,960! 304,800 300,560 310,420",
    );
    const splint = shape(
      "392,330 450,316 508,330 520,480 508,640 512,800 500,900 450,914 400,900 388,800 392,640 380,480",
    );
    const belt = (y: number, hex: string): string =>
      webbing(`306,${y} 450,${y + 18} 596,${y}`, 62, hex) +
      piece(e, slab(mirrored ? 316 : 470, y - 18, 110, 62, 12), e.accent, [0, 0, 0.5, 1], 0.3) +
      mark(mirrored ? 336 : 490, y + 4, 20, readable(e, e.accent));
    return (
      piece(e, shape("560,380! 640,360 680,420 650,520 590,560!"), shaded(e.main, 0.2), [0, 0, 1, 0.3], 0.4) +
      fill(d, tone(e, e.main, [0, 0, 1, 0.2], 0.42)) +
      mesh(d, e, [290, 280, 330, 720]) +
      volume(e, d, 60, 0.46, 0.28) +
      edge(d, e.main, 2) +
      cast("392,330 380,480 392,640 388,800", 16, 0.4) +
      piece(e, splint, mix(e.dark, quiet(e), 0.3), [0, 0, 1, 0.2], 0.5, 2) +
      volume(e, splint, 30, 0.4, 0.4) +
      [420, 480, 540].map((y) => stroke(line(`404,${y} 450,${y + 8} 496,${y}`), "#05080c", 6, 0.5)).join("") +
      belt(640, e.dark) +
      belt(820, e.dark)
    );
  };
  return (
    groundShadow(450, 1062, 340, 26, "floor") +
    `<g transform="translate(236 0) scale(.9) rotate(8 450 700)">${guard(true)}</g>` +
    `<g transform="translate(-116 92) scale(.96) rotate(-6 450 700)">${guard(false)}</g>`
  );
}

function shorts(e: Easel): string {
  const d = shape(
    symmetric("450,250! 580,246 650,256! 684,420 706,640 716,880! 600,912 486,896! 474,760 462,640 450,590!"),
  );
  const cloth = mix(e.dark, e.main, 0.55);
  const pad = (of: string): string => {
    const p = shape(of);
    return piece(e, p, e.main, [0, 0, 0.8, 1], 0.45) + volume(e, p, 26, 0.4, 0.34);
  };
  const both = (of: string): string => pad(of) + pad(flip(of));
  const grid = (x: number, y: number): string =>
    [0, 1, 2, 3]
      .flatMap((r) =>
        [0, 1].map((c) =>
          both(
            `${x + c * 52 + r * 5},${y + r * 88}! ${x + 44 + c * 52 + r * 5},${y - 4 + r * 88}! ${x + 48 + c * 52 + r * 5},${y + 70 + r * 88}! ${x + 4 + c * 52 + r * 5},${y + 76 + r * 88}!`,
          ),
        ),
      )
      .join("");
  return (
    groundShadow(450, 960, 290, 26, "floor") +
    piece(e, shape(symmetric("450,236! 580,232 642,244! 640,280 450,284!")), shaded(cloth, 0.5), [0, 1, 0, 0], 0.4) +
    fill(d, tone(e, cloth, [0, 0, 1, 0.15], 0.4)) +
    mesh(d, e, [180, 240, 560, 700]) +
    inside(
      e,
      d,
      cast("450,590 462,640 474,760 486,896", 40, 0.3) +
        seam("450,300 450,590", cloth) +
        fold("456,600 520,640 600,636", 20) +
        fold("444,600 380,640 300,636", -20) +
        topstitch("184,868 300,900 414,884", cloth, -7) +
        topstitch("486,884 600,900 716,868", cloth, -7),
    ) +
    volume(e, d, 60, 0.42, 0.26) +
    edge(d, cloth, 2) +
    grid(572, 470) +
    both("500,700! 548,692 560,730 552,800 508,806!") +
    piece(e, shape(symmetric("450,262! 580,258 654,262! 662,330! 580,334 450,338!")), quiet(e), [0, 0, 1, 0.3], 0.3) +
    centredMark(450, 300, 34, readable(e, quiet(e))) +
    stitches("246,324 450,330 654,324", thread(quiet(e)), 2) +
    zip("450,352 450,440", cloth, e.accent, 6) +
    tag(520, 850, 60, e.pale, e.dark)
  );
}

export const protectionFront = (e: Easel): string =>
  e.form === "wrist" ? wrist(e) : e.form === "shorts" ? shorts(e) : spine(e);
