import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { someone } from "#demo/artwork/scene/ride.ts";
import { ripples, slope, track } from "#demo/artwork/scene/snow.ts";
import { heightOf, scatter, stand } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, drift, moved } from "./light.ts";
import { heap, put, putBoard, shadow } from "./things.ts";

/** Pictures of stories that happen on snow: what was ridden, what was not, and how it ended. */

const snow = { light: "#ffffff", ground: "#e3ecf4", shade: "#7fa3c8" };

/** Something pressed into the snow: a shaded wall at its upper left, a floor, and a lit rim at its lower right. */
function dent(p: Picture, shape: readonly Point[], deep: number): void {
  const ys = shape.map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  p.area(moved(shape, deep * 0.35, deep * 0.45), "#ffffff", { curved: true, opacity: 0.95, soft: 3 });
  p.area(shape, p.down(top, low, "0 #4d7cb4, .45 #6d98ca, 1 #8fb3d9"), { curved: true });
  p.area(moved(shape, deep * 0.3, deep * 0.55), p.down(top, low, "0 #a4c1e0, 1 #cfdff0"), {
    curved: true,
    opacity: 0.75,
    soft: deep * 0.3,
  });
}

/** Prints of boots along a line, left and right of it in turn and larger towards the viewer. */
function prints(p: Picture, line: readonly Point[], from = 300): void {
  line.forEach(([x, y], i) => {
    const near = (y - from) / (H - from);
    const long = 5 + 21 * near;
    const side = (i % 2 ? 1 : -1) * (5 + 15 * near);
    const shape = pts(
      `${x + side - long * 0.45} ${y}, ${x + side} ${y - long * 0.8}, ${x + side + long * 0.45} ${y}, ${x + side} ${y + long * 0.7}`,
    );
    dent(p, shape, 3 + 9 * near);
  });
}

const between = ([ax, ay]: Point, [bx, by]: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = (i / (count - 1)) ** 1.35;
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  });

/** The rider's print: head, body, arms and bent legs as strokes, and the slot that the board cut across both feet. */
function print(p: Picture): void {
  const limbs: readonly (readonly [string, number])[] = [
    ["892 474, 893 474", 104],
    ["900 566, 932 612, 950 664, 958 716", 136],
    ["872 560, 800 560, 742 520, 706 466", 56],
    ["918 556, 1000 566, 1062 606, 1148 596", 56],
    ["930 724, 872 772, 884 842", 70],
    ["984 726, 1062 764, 1092 834", 70],
  ];
  const board = pts(
    "730 842, 700 862, 716 888, 760 898, 1000 900, 1220 872, 1262 856, 1266 832, 1226 818, 1000 836, 780 838",
  );
  const pass = (dx: number, dy: number, paint: string, less: number, soft: number, opacity = 1): void => {
    const look = { opacity, ...(soft && { soft }) };
    p.area(moved(board, dx, dy), paint, { curved: true, ...look });
    for (const [line, width] of limbs) p.line(moved(pts(line), dx, dy), paint, width - less, { curved: true, ...look });
  };
  pass(8, 11, "#ffffff", 0, 3, 0.95);
  pass(0, 0, p.down(420, 900, "0 #4d7cb4, .5 #5f8dc2, 1 #6d98ca"), 0, 0);
  pass(6, 12, p.down(420, 910, "0 #a4c1e0, 1 #b9d0e8"), 14, 5, 0.9);
  // The edge bit deepest: a dark line along the slot's upper wall.
  p.line(pts("716 868, 780 850, 1000 848, 1226 830, 1252 838"), "#335f98", 7, { curved: true, opacity: 0.75 });
}

/** A fall, told by what it left in the snow: a track that ends, a bounce, a rider's shape, and a beanie. */
export function sitzmark(p: Picture): void {
  sky(p, 230, "0 #4b93d3, 1 #cfe4f0");
  paintRidge(
    p,
    { seed: "fall:far", base: 232, peaks: "260 110 420, 960 150 420, 1580 120 440", rough: 42 },
    { stops: "0 #ffffff, .5 #d5e3ef, 1 #bcd2e5", depth: 190, shade: { colours: ["#8fb1d2"], opacity: 0.8 } },
  );
  slope(p, pts("0 250, 440 236, 900 252, 1380 232, 1792 226"), "0 #f8fbfd, .5 #e6eef5, 1 #cbdcea");
  ripples(p, 300, H, "#a5c0da", 0.3, "fall", 60);
  track(p, pts("880 254, 836 276, 804 300, 816 326, 872 346, 936 362, 960 384"), [3, 22], "#6f98c8", "#ffffff");
  dent(p, pts("934 396, 966 386, 1000 398, 990 416, 950 418"), 7);
  print(p);
  contact(p, [1420, 690], 120, 26, "#1d3f6d", 0.8);
  put(p, "dockside-beanie:signal", "bn", { at: [1420, 606], scale: 0.3, turn: 14 });
  contact(p, [560, 606], 110, 20, "#1d3f6d", 0.8);
  put(p, "meridian-goggle:copper", "gg", { at: [560, 566], scale: 0.27, turn: -16 });
  drift(p, [566, 622], [130, 18], snow, 0.5);
  grain(p, 300, "fall", 260);
}

/** Three boards for deep snow, standing in it, each with a nose of its own. */
export function deepShapes(p: Picture): void {
  sky(p, 420, "0 #39557c, .5 #a7a7bf, .85 #f1cbb6, 1 #fbe3d0");
  sun(p, [1400, 380], 0, "#fff", "#ffd6b0", 560);
  paintRidge(
    p,
    { seed: "deep:far", base: 440, peaks: "240 190 460, 900 130 420, 1500 220 480", rough: 56 },
    { stops: "0 #ffe9da, .5 #cfcfdd, 1 #b4bfd5", depth: 280, shade: { colours: ["#8f9dc2", "#6d80b0"], opacity: 0.9 } },
  );
  mist(p, 450, 40, "#fbe3d4", 0.7, "deep");
  const ground = pts("-40 470, 500 452, 1000 474, 1500 448, 1832 462");
  stand(p, {
    seed: "deep",
    feet: scatter("deep", 60, -30, W + 30, (x) => heightOf(ground)(x) + 6, 14),
    tall: [40, 96],
    colour: "#3b4f68",
    snow: { colour: "#f6e9e4", side: 1 },
  });
  slope(p, ground, "0 #fdf1e8, .35 #e2e7f1, 1 #a9bddb");
  ripples(p, 560, H, "#93a9cf", 0.4, "deep", 60);
  for (const [at, piece, x, turn, scale] of [
    [0, "old-growth:chestnut", 590, -7, 0.44],
    [1, "fathom:teal", 900, 2, 0.46],
    [2, "windlip:sky", 1210, 9, 0.44],
  ] as const) {
    const level = 800 + (at % 2) * 26;
    p.area(
      pts(`${x - 40} ${level}, ${x + 60} ${level - 8}, ${x - 210} ${level + 130}, ${x - 330} ${level + 110}`),
      "#4d69a3",
      {
        opacity: 0.42,
        soft: 16,
      },
    );
    p.raw(`<clipPath id="deep${at}"><path d="M0 0H${W}V${level}H0Z"/></clipPath><g clip-path="url(#deep${at})">`);
    putBoard(p, piece, { at: [x, level - 190], scale, turn });
    p.raw("</g>");
    shadow(p, [x, level - 6], 110, 22, 0.5, "#2b4578");
    drift(p, [x - 10, level + 30], [300, 46], { light: "#f3ebea", ground: "#d3dbe9", shade: "#8ba3cc" }, 0.5);
  }
  grain(p, 500, "deep", 480);
}

/** Turned back: steps to a pit dug under a face, and the same steps down again. Nobody has touched the face. */
export function turnedBack(p: Picture): void {
  sky(p, 520, "0 #27477c, .55 #8fa8cf, .85 #f0cdbb, 1 #fbe6d6");
  paintRidge(
    p,
    { seed: "back:face", base: 640, peaks: "120 260 420, 930 560 620, 1700 330 460", rough: 70 },
    {
      stops: "0 #fff3e8, .4 #dfe3ee, 1 #b6c6df",
      depth: 620,
      shade: { colours: ["#93a9d0", "#6582b8"], opacity: 0.9 },
      rock: { colour: "#39485c", amount: 0.34, opacity: 0.75 },
      spur: 170,
    },
  );
  mist(p, 640, 40, "#f4e6e0", 0.5, "back");
  slope(p, pts("-40 668, 420 640, 900 622, 1380 640, 1832 676"), "0 #fdf5ee, .3 #e3e9f3, 1 #a6bddd");
  ripples(p, 700, H, "#8eabd2", 0.4, "back", 50);
  prints(p, between([860, 742], [300, 1050], 17), 560);
  prints(p, between([1040, 742], [1500, 1060], 17), 560);
  // The pit: a wall cut straight, the column that let go, and the snow thrown out of it.
  heap(p, [1120, 752], 130, 34, "#eef3f9");
  p.area(pts("820 690, 1060 690, 1090 764, 790 764"), p.down(690, 764, "0 #5b86bd, 1 #8aaed6"));
  p.area(
    pts("820 690, 1060 690, 1060 716, 820 716"),
    p.down(690, 716, "0 #c7d8ea, .5 #eef4f9, .52 #9fbcdc, 1 #86a9d2"),
  );
  p.area(pts("900 676, 980 676, 980 722, 900 722"), p.along([900, 0], [980, 0], "0 #ffffff, .6 #e3edf6, 1 #aac4e2"));
  p.area(pts("892 664, 972 660, 984 676, 900 680"), "#ffffff");
  p.line(pts("900 694, 980 694"), "#5b86bd", 3);
  put(p, "trench-shovel:signal", "sh", { at: [1180, 636], scale: 0.22, turn: 8 });
  heap(p, [1186, 752], 90, 24, "#eef3f9");
  grain(p, 500, "back", 640);
}

/** The lift for beginners: a belt up a gentle slope, with two pupils and the one who teaches them. */
export function carpet(p: Picture): void {
  sky(p, 420, "0 #6fb0e0, .7 #cfe6f2, 1 #fdf3e2");
  sun(p, [420, 250], 40, "#fffdf4", "#fff0c8", 420);
  paintRidge(
    p,
    { seed: "carpet:far", base: 430, peaks: "160 130 400, 820 100 380, 1500 170 460", rough: 44 },
    { stops: "0 #ffffff, .5 #dbe7f1, 1 #c5d8e8", depth: 220, shade: { colours: ["#9dbbd8"], opacity: 0.8 } },
  );
  mist(p, 440, 30, "#f6f4ee", 0.6, "carpet");
  const ground = pts("-40 560, 420 530, 900 480, 1380 420, 1832 390");
  stand(p, {
    seed: "carpet",
    feet: scatter("carpet", 50, -30, 1100, (x) => heightOf(ground)(x) + 8, 8),
    tall: [50, 110],
    colour: "#3f6470",
    snow: { colour: "#f6fafc", side: -1 },
  });
  slope(p, ground, "0 #ffffff, .4 #ebf2f8, 1 #c2d6e8");
  ripples(p, 620, H, "#a9c4de", 0.35, "carpet", 50);
  // The belt comes towards the viewer; its seams lie closer the further up they are.
  const side = (t: number, u: number): Point => {
    const y = 452 + 600 * t ** 1.25;
    const middle = 1250 - 420 * t ** 0.9;
    return [middle + u * (34 + 230 * t), y];
  };
  const strip = (a: number, b: number): Point[] => {
    const steps = Array.from({ length: 13 }, (_, i) => i / 12);
    return [...steps.map((t) => side(t, a)), ...steps.map((t) => side(t, b)).reverse()];
  };
  p.area(strip(-1.5, 1.7), "#5f8abb", { opacity: 0.35, soft: 10 });
  p.area(strip(-1.3, 1.3), p.down(450, H, "0 #e8eff5, 1 #b8cde2"));
  p.area(strip(-1, 1), p.down(450, H, "0 #39434d, 1 #1b2229"));
  const seams = Array.from({ length: 34 }, (_, i): Point[] => {
    const t = (i / 33) ** 1.5;
    return [side(t, -0.96), side(t, 0.96)];
  });
  p.lines(seams, "#59656f", 3, { opacity: 0.7 });
  for (const u of [-1.14, 1.14])
    for (let i = 1; i < 8; i++) {
      const t = (i / 8) ** 1.4;
      const [x, y] = side(t, u);
      const tall = 22 + 90 * t;
      p.line(
        [
          [x, y],
          [x, y - tall],
        ] as Point[],
        "#ff5a1f",
        4 + 9 * t,
      );
      p.line(
        [
          [x, y - tall * 0.55],
          [x, y - tall * 0.75],
        ] as Point[],
        "#ffffff",
        4 + 9 * t,
        { round: false },
      );
    }
  // Two small pupils come first, and the one who teaches them behind, with the board.
  for (const [t, u, scale, who, how] of [
    [0.26, 0.6, 0.085, "anouk-ferreira", "waits"],
    [0.36, 0.05, 0.11, "teo-marchetti", "waits"],
    [0.6, -0.1, 0.29, "ilse-hofer", "poses"],
  ] as const) {
    const [x, y] = side(t, u);
    shadow(p, [x + 240 * scale, y + 4], 560 * scale, 76 * scale, 0.6, "#05090d");
    someone(p, { at: [x, y], scale, how, who, key: `belt-${who}` });
  }
  grain(p, 300, "carpet", 460);
}
