import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, lain, rounded, words } from "./light.ts";
import { planks, put, putBoard, roomLight, shadow } from "./things.ts";

/** Pictures of stories that happen indoors, before or after a day on snow. */

const turned = (points: readonly Point[], [cx, cy]: Point, degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]): Point => [cx + x * cos - y * sin, cy + x * sin + y * cos]);
};

/** The sole of a boot, toes up, 1 unit long. */
const sole = pts(
  "-0.16 -0.36, -0.1 -0.47, 0.02 -0.5, 0.14 -0.45, 0.2 -0.3, 0.18 -0.12, 0.14 0.06, 0.15 0.3, 0.12 0.44, 0 0.5, -0.12 0.45, -0.15 0.3, -0.12 0.06, -0.17 -0.14",
);

/** One foot on the board: the sole, its axis, the straight line across, and the degrees between them. */
function foot(p: Picture, at: Point, degrees: number, text: string, side: 1 | -1): void {
  const size = 292;
  const mirrored = (points: readonly Point[], scale: number): Point[] =>
    points.map(([x, y]): Point => [x * scale * -side, y * scale]);
  lain(p, 8, () => p.area(turned(mirrored(sole, size), at, degrees), "#14191e", { curved: true }));
  const bars = [-0.36, -0.27, -0.18, -0.09, 0.16, 0.25, 0.34].map((y): Point[] =>
    turned(
      mirrored(
        [
          [-0.1, y],
          [0.11, y - 0.02],
        ],
        size,
      ),
      at,
      degrees,
    ),
  );
  p.lines(bars, "#3d474f", 12);
  const line = (angle: number, long: number): Point[] =>
    turned(
      [
        [0, -long],
        [0, long],
      ],
      at,
      angle,
    );
  p.line(line(0, 250), "#f4e9d6", 4, { dash: "6 14" });
  p.line(line(degrees, 262), "#ff5a1f", 7);
  const arc = Array.from({ length: 9 }, (_, i): Point => turned([[0, -226]], at, (degrees * i) / 8)[0] as Point);
  p.line(arc, "#ff5a1f", 5, { curved: true });
  words(p, text, { x: at[0] + side * (side > 0 ? 148 : 96), y: at[1] - 232, height: 46, face: "black" }, "#f4e9d6");
}

/** How one stands: a board on the kitchen floor, both feet with their angles, and the tool that keeps them. */
export function standAngles(p: Picture): void {
  planks(p, [0, H], "#6f553d", "angles", { wide: 144 });
  roomLight(p);
  lain(p, 16, () => putBoard(p, "common-ground:sand", { at: [896, 560], scale: 0.8, turn: 90 }));
  foot(p, [1108, 560], 15, "+15°", 1);
  foot(p, [684, 560], -6, "6°", -1);
  p.box(532, 311, 24, 9, "#f4e9d6");
  lain(p, 10, () => put(p, "stub-driver:signal", "sd", { at: [420, 830], scale: 0.24, turn: 62 }));
}

/** A croissant: a crescent that is rolled in bands, the middle one the highest. */
function croissant(p: Picture, [x, y]: Point, size: number, turn: number): void {
  const arc = (t: number, out: number): Point => [t * size, size * (0.34 * t * t) + out];
  const swell = (t: number): number => size * 0.4 * Math.cos((t * Math.PI) / 2.15);
  const steps = Array.from({ length: 17 }, (_, i) => (i - 8) / 8);
  const shape = [...steps.map((t) => arc(t, -swell(t))), ...steps.map((t) => arc(t, swell(t) * 0.5)).reverse()];
  const fill = p.along([x, y - size * 0.4], [x, y + size * 0.5], "0 #f3bd6c, .45 #d48f3a, 1 #8a4b17");
  p.area(turned(shape, [x, y], turn), fill, { curved: true });
  for (const t of [-0.66, -0.36, -0.08, 0.2, 0.5, 0.78]) {
    const fold = [arc(t - 0.06, -swell(t - 0.06)), arc(t + 0.05, -swell(t) * 0.2), arc(t + 0.02, swell(t) * 0.5)];
    p.line(turned(fold, [x, y], turn), "#7a3f12", 5, { curved: true, opacity: 0.55 });
    const lit = fold.map(([u, v]): Point => [u + 8, v]);
    p.line(turned(lit, [x, y], turn), "#ffe0a6", 4, { curved: true, opacity: 0.6 });
  }
}

/** The bakery of a village with three lifts: a bag, what was in it, and the first lift through the window. */
export function bakery(p: Picture): void {
  planks(p, [0, 700], "#a9764c", "bakery:wall", { wide: 150, upright: true, line: "#3c2412" });
  // The window: a slope, a lift, a blue morning.
  p.box(436, 60, 920, 560, "#5d3a1e");
  p.raw('<svg x="462" y="86" width="868" height="508" viewBox="462 86 868 508">');
  p.box(462, 86, 868, 508, p.down(86, 500, "0 #4f9bd8, .7 #bcdcee, 1 #f3efe4"));
  paintRidge(
    p,
    { seed: "bakery:far", base: 430, peaks: "620 190 320, 980 230 360, 1300 150 300", rough: 44 },
    { stops: "0 #ffffff, .5 #dbe7f1, 1 #c2d6e8", depth: 240, shade: { colours: ["#8fb1d2"], opacity: 0.85 } },
  );
  p.area(
    pts("400 470, 640 450, 900 478, 1160 440, 1400 420, 1400 640, 400 640"),
    p.down(430, 594, "0 #ffffff, 1 #c9dbea"),
    {
      curved: true,
    },
  );
  p.lines([pts("440 420, 900 300, 1380 150"), pts("440 452, 900 338, 1380 196")], "#22303b", 4, { curved: true });
  for (const [x, y, s] of [
    [600, 378, 1],
    [860, 309, 0.86],
    [1090, 243, 0.72],
  ] as const) {
    p.line(
      [
        [x, y],
        [x, y + 44 * s],
      ] as Point[],
      "#22303b",
      4,
    );
    p.line(
      [
        [x - 20 * s, y + 30 * s],
        [x - 20 * s, y + 56 * s],
        [x + 22 * s, y + 56 * s],
      ] as Point[],
      "#22303b",
      6,
    );
  }
  p.box(1196, 178, 14, 330, "#22303b");
  p.raw("</svg>");
  p.box(884, 60, 24, 560, "#6b452a");
  p.box(400, 600, 992, 34, "#7c5230");
  p.box(400, 600, 992, 7, "#b98556");
  planks(p, [700, H], "#b5834f", "bakery:table", { wide: 80 });
  p.box(0, 694, W, 16, "#d9ac74");
  // The bag, open at its top and creased.
  contact(p, [660, 872], 190, 30);
  p.area(
    pts("510 470, 560 452, 640 466, 720 448, 806 470, 822 868, 500 872"),
    p.along([500, 0], [822, 0], "0 #e2c08c, .5 #d3a96d, 1 #a87b45"),
  );
  p.area(pts("510 470, 560 452, 640 466, 720 448, 806 470, 770 496, 690 486, 610 500, 546 490"), "#7c5527");
  p.lines([pts("560 510, 552 700, 570 860"), pts("744 506, 756 690, 738 858"), pts("640 520, 652 600")], "#8b6231", 4, {
    curved: true,
    opacity: 0.45,
  });
  p.disc([660, 690], 112, "#c8350a");
  words(p, "VALDRUSA", { x: 660, y: 678, height: 24, face: "black" }, "#fff4e2");
  words(p, "BAKERY", { x: 660, y: 722, height: 30, face: "black" }, "#fff4e2");
  // A plate with what is left.
  const plate = rounded(850, 770, 430, 128, 62);
  lain(p, 12, () => p.area(plate, p.down(770, 900, "0 #ffffff, 1 #d9d3c6"), { curved: true }));
  p.area(rounded(884, 786, 362, 88, 42), p.down(786, 876, "0 #e4ded1, 1 #f6f2ea"), { curved: true });
  shadow(p, [1066, 846], 170, 22, 0.5, "#3b2410");
  croissant(p, [984, 794], 92, -10);
  croissant(p, [1150, 802], 92, 12);
  shadow(p, [1430, 868], 190, 26, 0.6, "#1d120a");
  put(p, "pillar-glove:chestnut", "gl", { at: [1430, 740], scale: 0.3, turn: 8 });
  roomLight(p);
}
