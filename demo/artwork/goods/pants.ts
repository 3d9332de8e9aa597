/** Pants and bibs, front. */
import { mix } from "../colour.ts";
import { groundShadow } from "../ground.ts";
import { type Easel, readable } from "./easel.ts";
import { ladderLock, sealedZip, slab, snap, webbing, zip } from "./hardware.ts";
import { quiet } from "./jacket-panels.ts";
import { mark, tag } from "./mark.ts";
import { beside, flip, line, shape, symmetric } from "./outline.ts";
import {
  cast,
  edge,
  fill,
  fold,
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

/** Right leg, waist to hem; the inseam starts at the crotch. */
export const legHalf =
  "450,150! 560,146 610,152! 632,240 648,330 656,470 664,640 678,820 692,990 702,1082! 600,1100 512,1090! 506,980 496,800 484,620 468,470 450,430!";
const inseam = "450,430 468,470 484,620 496,800 506,980 512,1090";

export const isBib = (e: Easel): boolean => e.form === "bib";

/** Both legs' creases: hips, crotch, knees, hem. */
export const legFolds = (depth = 1): string =>
  fold("452,440 520,470 600,462", 22, depth) +
  fold("456,460 512,520 560,600", 18, 0.8 * depth) +
  fold("448,440 380,470 300,462", -22, 0.9 * depth) +
  fold("444,460 388,520 340,600", -18, 0.7 * depth) +
  [716, 760]
    .map(
      (y, i) =>
        fold(`496,${y} 560,${y + 24} 668,${y + 4 + i * 14}`, 18, 0.8 * depth) +
        fold(`404,${y} 340,${y + 24} 232,${y + 4 + i * 14}`, -18, 0.7 * depth),
    )
    .join("") +
  [1016, 1050]
    .map(
      (y, i) =>
        fold(`512,${y + 6} 590,${y + 20} 694,${y - 6 + i * 10}`, 15, 0.9 * depth) +
        fold(`388,${y + 6} 310,${y + 20} 206,${y - 6 + i * 10}`, -15, 0.8 * depth),
    )
    .join("");

const mirrorBoth = (draw: (of: (outline: string) => string, left: boolean) => string): string =>
  draw((o) => o, false) + draw((o) => flip(o), true);

/** Colour blocks and seams of the four cuts. */
function cutLines(e: Easel): string {
  const hex = quiet(e);
  const scuff = mirrorBoth(
    (of) =>
      fill(
        shape(of("506,980! 560,960 600,1010 604,1110! 500,1110!")),
        tone(e, mix(e.dark, hex, 0.2), [0, 0, 1, 1], 0.3),
      ) + topstitch(of("506,980 560,962 600,1010 604,1100"), e.main, 7),
  );
  const cuts: (() => string)[] = [
    () => mirrorBoth((of) => topstitch(of("604,320 616,560 630,820 644,1090"), e.main, 8)),
    () =>
      mirrorBoth(
        (of) =>
          fill(shape(of("478,640! 560,600 668,650! 684,880! 600,916 500,880!")), tone(e, hex, [0, 0, 1, 0.4], 0.3)) +
          topstitch(of("478,640 560,602 670,652"), hex, 8) +
          topstitch(of("500,880 600,914 690,880"), hex, -8),
      ),
    () =>
      mirrorBoth(
        (of) =>
          fill(
            shape(of("590,130! 720,130! 740,1110! 650,1110! 632,820 618,560 606,330!")),
            tone(e, hex, [0, 0, 1, 0.2], 0.3),
          ) + topstitch(of("606,300 618,560 632,820 650,1100"), hex, 8),
      ),
    () =>
      fill(shape("180,760! 340,740 450,770 560,740 720,760! 730,1120! 180,1120!"), tone(e, hex, [0, 0, 1, 0.4], 0.3)) +
      topstitch("190,762 340,742 450,770 560,742 710,762", hex, 8),
  ];
  return (cuts[e.variant(4)] ?? (cuts[0] as () => string))() + scuff;
}

function cargo(e: Easel): string {
  return mirrorBoth((_, left) => {
    const x = left ? 252 : 548;
    const hex = shaded(e.main, 0.08);
    return (
      fill(slab(x + 4, 528, 100, 146, 10), "#05080c", 0.25) +
      piece(e, slab(x, 520, 100, 146, 10), hex, [0, 0, 0.7, 1], 0.3) +
      stitches(`${x + 8},580 ${x + 8},656! ${x + 92},656! ${x + 92},580`, thread(hex), 1.8, 0.65) +
      cast(`${x},562 ${x + 50},570 ${x + 100},562`, 12, 0.4) +
      piece(
        e,
        shape(`${x - 4},514! ${x + 104},514! ${x + 104},556! ${x + 50},568! ${x - 4},556!`),
        hex,
        [0, 0, 0.3, 1],
        0.2,
      ) +
      snap(e, x + 50, 550, 7, "#9aa5ad")
    );
  });
}

/** Waistband, fly and belt loops. */
function waist(e: Easel, behind: boolean): string {
  const band = shape(symmetric("450,132! 540,128 606,132! 612,178! 540,184 450,188!"));
  const loops = [330, 556]
    .map((x) => piece(e, slab(x, 120, 16, 76, 4), shaded(e.main, 0.15), [0, 0, 1, 0.2], 0.4))
    .join("");
  const tab = (x: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} 158)">${piece(e, slab(x - 34, 146, 68, 26, 8), quiet(e))}${stitches(`${x - 26},152 ${x + 26},152`, thread(quiet(e)), 1.6)}</g>`;
  return (
    piece(
      e,
      shape(symmetric("450,116! 540,112 604,124! 600,150! 540,140 450,140!")),
      shaded(e.second, 0.4),
      [0, 1, 0, 0],
      0.5,
    ) +
    tag(424, 120, 52, e.pale, e.dark) +
    cast("294,190 450,198 606,190", 14, 0.35) +
    piece(e, band, shaded(e.main, 0.06), [0, 0, 1, 0.6], 0.3) +
    stitches("296,174 450,181 604,174", thread(e.main), 1.8, 0.7) +
    loops +
    tab(290, 2) +
    tab(610, -2) +
    (behind ? "" : snap(e, 440, 150, 9, "#9aa5ad") + snap(e, 440, 172, 9, "#9aa5ad"))
  );
}

const fly = (e: Easel): string =>
  seam("450,188 451,300 450,432", e.main) +
  topstitch("492,190 490,300 452,372", e.main, 6) +
  zip("450,200 450,330", e.main, e.accent, 5);

/** Seat yoke and pockets of the back. */
function seat(e: Easel): string {
  const hex = shaded(e.main, 0.06);
  return (
    topstitch("296,216 380,240 450,268 520,240 604,216", e.main, 8) +
    seam("450,188 451,300 450,432", e.main) +
    mirrorBoth((_, left) => {
      const x = left ? 318 : 482;
      return (
        seam(`${x},292 ${x + 50},300 ${x + 100},292`, e.main) +
        piece(
          e,
          shape(`${x - 4},284! ${x + 104},284! ${x + 100},326! ${x + 50},342! ${x},326!`),
          hex,
          [0, 0, 0.3, 1],
          0.25,
        ) +
        snap(e, x + 50, 322, 7, "#9aa5ad")
      );
    })
  );
}

function legs(e: Easel, behind: boolean): string {
  const d = shape(symmetric(legHalf));
  const style = e.variant(4);
  const pockets = (of: (outline: string) => string): string =>
    sealedZip(of("598,214 560,318"), style === 2 ? quiet(e) : e.main, e.accent, 7.5) +
    (style < 2 ? sealedZip(of("628,470 640,640"), e.main, e.accent, 7) : "");
  return (
    mirrorBoth((of) =>
      piece(e, shape(of("516,1070! 600,1086 698,1066! 690,1096 600,1112 524,1100!")), "#14181c", [0, 0, 1, 0], 0.2),
    ) +
    fill(d, tone(e, e.main, [0, 0, 1, 0.12], 0.34)) +
    inside(
      e,
      d,
      cutLines(e) +
        cast(inseam, 46, 0.3) +
        cast(flip(inseam), 30, 0.16) +
        legFolds() +
        topstitch("210,1074 300,1090 390,1082", e.main, -6) +
        topstitch("510,1082 600,1090 692,1074", e.main, -6),
    ) +
    volume(e, d, 46, 0.36, 0.26, [0, 0, 1, 0.1]) +
    edge(d, e.main, 2) +
    stroke(line(beside(inseam, 4)), "#ffffff", 2, 0.16) +
    (behind ? seat(e) : (isBib(e) ? "" : fly(e)) + mirrorBoth(pockets)) +
    (style > 1 ? cargo(e) : "") +
    (behind ? "" : mark(276, 462, 20, readable(e, style === 2 ? quiet(e) : e.main), 87)) +
    tag(behind ? 234 : 612, 1008, 54, e.pale, e.dark, behind ? -4 : 4)
  );
}

function pants(e: Easel, behind: boolean): string {
  if (!isBib(e)) return groundShadow(450, 1112, 290, 24, "floor") + legs(e, behind) + waist(e, behind);
  return `${groundShadow(450, 1126, 260, 22, "floor")}<g transform="translate(63 160) scale(.86 .87)">${legs(e, behind)}</g>${bibTop(e, behind)}`;
}

export const pantsFront = (e: Easel): string => pants(e, false);
export const pantsBack = (e: Easel): string => pants(e, true);

/** Chest panel and braces of a bib; behind, the braces cross. */
function bibTop(e: Easel, behind: boolean): string {
  const hex = e.variant(2) ? quiet(e) : e.main;
  const chest = shape(
    symmetric(
      behind
        ? "450,250! 500,246 530,262! 560,320! 592,350! 616,430 624,500! 540,520 450,540!"
        : "450,214! 516,210 548,222! 562,296! 590,330! 614,410 624,480! 560,516 450,524!",
    ),
  );
  const brace = (left: boolean): string => {
    const of = behind
      ? left
        ? "384,262 420,190 470,130 500,60"
        : "516,262 480,190 430,130 400,60"
      : left
        ? "372,236 366,150 398,92 456,66"
        : "528,236 534,150 502,92 444,66";
    const x = left ? 372 : 528;
    const strap = webbing(of, 38, e.dark, true, false);
    if (behind) return strap;
    return (
      strap +
      ladderLock(e, x + (left ? -3 : 3), 172, 50, 40, mix(e.dark, "#6b757d", 0.4), left ? -3 : 3) +
      piece(e, slab(x - 22, 222, 44, 46, 8), e.accent, [0, 0, 0.6, 1], 0.3) +
      snap(e, x, 245, 9, "#9aa5ad")
    );
  };
  const pocket = behind
    ? ""
    : fill(shape("372,300! 528,300! 536,420! 364,420!"), tone(e, shaded(hex, 0.08), [0, 0, 0.6, 1], 0.25)) +
      topstitch("372,420! 372,302! 528,302! 530,420!", hex, -8);
  const front =
    rope(line("356,226 384,216 450,218 516,216 544,226"), lit(hex, 0.5), 4, 0.5) +
    zip("450,226 450,512", hex, e.accent, 7) +
    sealedZip("390,316 510,316", hex, e.accent, 6, 1) +
    mark(386, 356, 15, readable(e, hex));
  const rear = piece(e, slab(416, 132, 68, 60, 10), e.dark, [0, 0, 0.6, 1], 0.3) + mark(428, 156, 13, e.pale);
  const body =
    fill(chest, tone(e, hex, [0, 0, 1, 0.3], 0.32)) +
    inside(
      e,
      chest,
      topstitch("280,424 450,440 620,424", hex, -8) +
        fold("606,470 540,490 480,486", 16) +
        fold("294,470 360,490 420,486", -16) +
        pocket,
    ) +
    volume(e, chest, 36, 0.34, 0.26) +
    edge(chest, hex, 2);
  const inner = piece(
    e,
    shape(symmetric("450,250! 500,250 540,268 580,420! 450,440!")),
    shaded(e.second, 0.45),
    [0, 1, 0, 0],
    0.5,
  );
  return behind ? brace(false) + brace(true) + rear + body : inner + body + front + brace(true) + brace(false);
}
