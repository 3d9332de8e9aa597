/** Gloves and mittens: a pair, one showing its back, one its palm. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import type { Point } from "../svg.ts";
import { type Easel, readable } from "./easel.ts";
import { cordLock, ladderLock, oval, slab, webbing } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { centredMark, tag } from "./mark.ts";
import { beside, line, points, shape } from "./outline.ts";
import {
  cast,
  edge,
  fill,
  fold,
  glow,
  inside,
  lit,
  piece,
  rope,
  seam,
  shaded,
  stitches,
  stroke,
  thread,
  tone,
  topstitch,
  volume,
} from "./shade.ts";

const mittenOutline =
  "322,690 312,600 308,500 322,390 366,306 440,270 516,296 560,370 574,480 574,560 596,500 640,440 690,430 704,474 684,560 640,650 600,720 590,760! 330,760!";

/** Fingers from the index to the little one, drawn from the far side inwards. */
const fingers = [
  "530,560! 520,430 528,300 540,232 572,204 604,232 606,310 596,440 592,580!",
  "454,560! 448,400 452,250 462,176 494,146 528,176 532,260 530,400 534,570!",
  "376,560! 368,420 370,290 380,214 412,186 446,214 452,300 452,430 458,570!",
  "306,590! 296,480 296,380 306,316 334,290 364,314 372,390 374,480 382,580!",
];
const hand = "300,560! 340,520 450,500 560,520 600,560! 606,640 600,720 592,764! 326,764! 312,690 300,620";
const thumb = "536,700! 576,620 614,550 652,488 690,458 724,478 722,530 698,604 660,680 604,742 560,752!";

type Build = { gauntlet: boolean; back: "plain" | "ribs" | "quilt" | "armour" };
const buildOf = (e: Easel): Build =>
  (
    [
      { gauntlet: true, back: "quilt" },
      { gauntlet: false, back: "ribs" },
      { gauntlet: true, back: "armour" },
      { gauntlet: false, back: "plain" },
    ] as const
  )[e.variant(4)] as Build;

function cuff(e: Easel, build: Build, palm: boolean): string {
  const hex = build.gauntlet ? e.main : quiet(e);
  if (!build.gauntlet) {
    const d = shape("326,738! 450,748 594,738! 600,860 596,944! 460,958 326,944! 322,860");
    return (
      piece(e, d, hex, [0, 0, 1, 0.15], 0.4) +
      inside(
        e,
        d,
        stroke(
          Array.from({ length: 22 }, (_, i) => `M${326 + i * 13} 740q${(i - 11) * 0.8} 110 0 230`).join(""),
          "#05080c",
          3,
          0.16,
        ) + fill(slab(300, 904, 320, 60, 0), shaded(hex, 0.25)),
      ) +
      volume(e, d, 30, 0.34, 0.24)
    );
  }
  const d = shape("336,748! 450,760 590,748! 612,850 640,960 652,1010! 470,1030 284,1010! 296,950 322,850");
  return (
    piece(e, d, hex, [0, 0, 1, 0.15], 0.4) +
    inside(
      e,
      d,
      fill(shape("270,950! 460,974 660,950! 670,1050! 270,1050!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.3)) +
        topstitch("282,950 460,974 648,950", hex, 7) +
        fold("340,800 420,830 520,806", 16) +
        fold("600,860 530,900 430,892", 18),
    ) +
    volume(e, d, 34, 0.36, 0.26) +
    fill(shape("286,1010 470,1028 650,1010 470,1018"), shaded(hex, 0.75)) +
    (palm ? "" : cordLock(e, 628, 1004, 15, e.dark, e.accent))
  );
}

const wrist = (e: Easel, build: Build): string => {
  const y = build.gauntlet ? 806 : 800;
  return (
    webbing(`318,${y - 4} 450,${y + 12} 604,${y - 4}`, 44, quiet(e) === e.main ? e.dark : mix(e.dark, e.second, 0.4)) +
    ladderLock(e, 404, y + 8, 56, 56, mix(e.dark, "#6b757d", 0.35), 2) +
    piece(e, slab(476, y - 16, 92, 48, 8), e.accent, [0, 0, 0.6, 1], 0.3) +
    centredMark(522, y + 8, 15, readable(e, e.accent))
  );
};

/** What lies over the knuckles. */
function knuckles(e: Easel, build: Build, mitten: boolean): string {
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

function mittenHand(e: Easel, build: Build, palm: boolean): string {
  const d = shape(mittenOutline);
  const hex = palm ? mix(quiet(e), e.dark, 0.3) : e.main;
  return (
    fill(d, tone(e, hex, [0, 0, 1, 0.2], 0.38)) +
    inside(
      e,
      d,
      palm
        ? fill(
            shape("340,420! 440,380 540,430! 556,600 540,720! 360,720! 338,560"),
            tone(e, shaded(hex, 0.15), [0, 0, 1, 0.3], 0.3),
          ) +
            topstitch("340,420 440,380 540,430 556,600 540,720", hex, -7) +
            fold("350,560 440,590 540,566", 16) +
            fold("360,620 450,646 556,600", 14)
        : fill(
            shape("280,240! 620,240! 620,470! 572,486 450,462 306,486!"),
            tone(e, build.back === "plain" ? e.main : quiet(e), [0, 0, 1, 0.3], 0.34),
          ) +
            topstitch("306,486 450,462 574,486", e.main, 8) +
            knuckles(e, build, true) +
            topstitch("556,720 574,640 578,560", e.main, 8) +
            fold("600,640 640,600 660,540", 16),
    ) +
    volume(e, d, 42, 0.38, 0.28) +
    glow(e, 390, 370, 70, 60, "#ffffff", 0.24, -30) +
    edge(d, hex, 2)
  );
}

function gloveHand(e: Easel, build: Build, palm: boolean): string {
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
        stroke(line(beside("610,740 660,680 698,600", -8)), lit(hex, 0.4), 3, 0.2),
    ) +
    volume(e, thumbShape, 28, 0.36, 0.28) +
    edge(thumbShape, hex, 1.8)
  );
}

function glove(e: Easel, palm: boolean): string {
  const build = buildOf(e);
  const mitten = e.form === "mitten";
  return (
    cuff(e, build, palm) +
    (mitten ? mittenHand(e, build, palm) : gloveHand(e, build, palm)) +
    (palm
      ? piece(e, shape("326,740! 450,752 592,740! 592,776! 450,788 326,776!"), shaded(quiet(e), 0.3))
      : wrist(e, build) + (build.back === "plain" ? tag(418, 660, 66, e.pale, e.dark) : ""))
  );
}

export function glovesFront(e: Easel): string {
  const drop = buildOf(e).gauntlet ? 0 : 44;
  return (
    groundShadow(450, 1090, 330, 26, "floor") +
    `<g transform="translate(912 ${96 + drop}) rotate(9 450 900) scale(-.86 .86)">${glove(e, true)}</g>` +
    `<g transform="translate(-58 ${66 + drop}) rotate(-7 450 900) scale(.98)">${glove(e, false)}</g>`
  );
}
