/** The highback: a curved shield behind the leg; four shapes. */
import { mix } from "../colour.ts";
import type { Easel } from "./easel.ts";
import { centredMark } from "./mark.ts";
import { line, shape, spec } from "./outline.ts";
import { across, cast, fill, inside, lit, piece, shaded, stitches, stroke, thread } from "./shade.ts";
import type { Camera, Place } from "./solid.ts";

type Flat = readonly [u: number, v: number];

/** From the shield's own coordinates (u −1 … 1 across, v 0 … 1 up) into space; behind moves outward by centimetres. */
function onShield([u, v]: Flat, behind = 0): Place {
  const height = 22.5;
  const wide = 5.9 + 1.3 * Math.sin(v * 2.6) - 1.1 * v * v;
  const spread = (1.42 - 0.5 * v) * u;
  const lean = 1.6 + v * 4.6;
  const depth = 6.3 - 1.4 * v + behind;
  return [-9 + lean - 1.4 - depth * Math.cos(spread), (wide + behind) * Math.sin(spread) * 1.08, 5.2 + height * v];
}

/** Half outlines from the middle of the top edge down the near side to the middle of the bottom. */
const halves: Flat[][] = [
  [
    [0, 1],
    [0.5, 0.99],
    [0.86, 0.93],
    [1, 0.8],
    [0.94, 0.55],
    [0.9, 0.3],
    [0.84, 0.1],
    [0.66, 0.01],
    [0, -0.02],
  ],
  [
    [0, 0.93],
    [0.4, 0.98],
    [0.8, 1],
    [1, 0.88],
    [0.82, 0.6],
    [0.72, 0.36],
    [0.84, 0.12],
    [0.66, 0.01],
    [0, -0.02],
  ],
  [
    [0, 1.02],
    [0.6, 1],
    [0.95, 0.96],
    [1.04, 0.82],
    [1.06, 0.5],
    [1.02, 0.24],
    [0.86, 0.08],
    [0.66, 0.01],
    [0, -0.02],
  ],
  [
    [0, 0.9],
    [0.45, 0.94],
    [0.9, 1.02],
    [1.12, 0.92],
    [1.0, 0.6],
    [0.84, 0.34],
    [0.84, 0.1],
    [0.66, 0.01],
    [0, -0.02],
  ],
];

const mirrored = (half: Flat[], squeeze: number): Flat[] => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([u, v]): Flat => [-u * squeeze, v - (v > 0.7 ? (1 - squeeze) * 0.4 : 0)]),
];

/** Windows cut through the shield. */
function windows(cut: number, near: number): Flat[][] {
  // The near window is foreshortened out of sight from the side, so it is drawn narrower there.
  const pair = (points: Flat[]): Flat[][] => [
    points.map(([u, v]): Flat => [u * near, v]),
    points.map(([u, v]): Flat => [-u, v]),
  ];
  if (cut === 0)
    return pair([
      [0.2, 0.52],
      [0.19, 0.66],
      [0.21, 0.79],
      [0.34, 0.82],
      [0.5, 0.78],
      [0.53, 0.66],
      [0.48, 0.54],
      [0.34, 0.44],
    ]);
  if (cut === 1)
    return [
      ...pair([
        [0.16, 0.3],
        [0.15, 0.42],
        [0.17, 0.52],
        [0.3, 0.57],
        [0.4, 0.52],
        [0.42, 0.42],
        [0.36, 0.31],
        [0.26, 0.27],
      ]),
      [
        [0, 0.64],
        [0.26, 0.72],
        [0.4, 0.86],
        [0, 0.82],
        [-0.4, 0.86],
        [-0.26, 0.72],
      ],
    ];
  if (cut === 3)
    return [
      [
        [0, 0.26],
        [0.24, 0.36],
        [0.3, 0.58],
        [0.22, 0.74],
        [0, 0.7],
        [-0.3, 0.74],
        [-0.42, 0.58],
        [-0.34, 0.36],
      ],
    ];
  return [];
}

/** Wound against the outline, so that the windows stay open. */
function against(points: Flat[]): Flat[] {
  const area = points.reduce((sum, [u, v], i) => {
    const [u2, v2] = points[(i + 1) % points.length] as Flat;
    return sum + u * v2 - u2 * v;
  }, 0);
  return area > 0 ? points : [...points].reverse();
}

/** How far out the shield reaches at a height. */
function reach(half: Flat[], v: number): number {
  const side = half.filter(([, y], i) => i > 1 && i < half.length - 1 && y <= 0.95);
  for (let i = 0; i + 1 < side.length; i++) {
    const [[u1, v1], [u2, v2]] = [side[i] as Flat, side[i + 1] as Flat];
    if (v <= v1 && v >= v2) return u2 + ((u1 - u2) * (v - v2)) / (v1 - v2 || 1);
  }
  return 0.9;
}

/** The part of the near wing that turns its outside to the camera. */
function wing(c: Camera, half: Flat[], behind: number): string {
  const rows = [0.08, 0.2, 0.34, 0.48, 0.62, 0.78, 0.9].flatMap((v) => {
    const out = reach(half, v);
    const steps = Array.from({ length: 21 }, (_, i) => (out * i) / 20);
    const turn = steps.reduce(
      (best, u) => (c.at(onShield([u, v], behind))[0] > c.at(onShield([best, v], behind))[0] ? u : best),
      0,
    );
    return out - turn > 0.04 ? [{ v, turn, out }] : [];
  });
  if (rows.length < 3) return "";
  const to = (pick: "turn" | "out"): string[] => c.run(rows.map((r) => onShield([r[pick], r.v], behind))).split(" ");
  return shape([...to("turn"), ...to("out").reverse()].join(" "));
}

export function highback(e: Easel, c: Camera): string {
  const cut = e.variant(4);
  const hex = cut === 2 ? mix(e.dark, e.main, 0.25) : cut === 1 ? e.second : e.main;
  const half = halves[cut] ?? (halves[0] as Flat[]);
  const outline = mirrored(half, cut === 3 ? 0.86 : 1);
  const project = (points: readonly Flat[], behind = 0): string => spec(points.map((p) => c.at(onShield(p, behind))));
  const holes = windows(cut, c.above ? 1 : 0.6).map(against);
  const path = (behind: number): string =>
    shape(project(outline, behind)) + holes.map((w) => shape(project(w, behind))).join("");
  const front = path(0);
  const ribs = Array.from({ length: 7 }, (_, i) => i / 7).map((k): string =>
    line(
      project([
        [-1, 0.4 + k * 0.6],
        [-0.3, 0.28 + k * 0.66],
        [0, 0.24 + k * 0.68],
        [0.3, 0.28 + k * 0.66],
        [1, 0.4 + k * 0.6],
      ]),
    ),
  );
  const low = cut === 1 || cut === 3;
  const padHalf: Flat[] = low
    ? [
        [0, 0.24],
        [0.5, 0.24],
        [0.66, 0.16],
        [0.6, 0.05],
        [0, 0.03],
      ]
    : [
        [0, 0.46],
        [0.1, 0.44],
        [0.5, 0.3],
        [0.62, 0.16],
        [0.56, 0.06],
        [0, 0.04],
      ];
  const topPad: Flat[] = [
    [0, 0.93],
    [0.36, 0.92],
    [0.6, 0.89],
    [0.66, 0.84],
    [0.5, 0.85],
    [0, 0.87],
  ];
  const padHex = mix(e.dark, e.second, 0.25);
  const [mx, my] = c.at(onShield([0, [0.3, 0.13, 0.62, 0.14][cut] ?? 0.3]));
  const [mx2, my2] = c.at(onShield([0.12, [0.3, 0.13, 0.62, 0.14][cut] ?? 0.3]));
  const outer = c.above ? "" : wing(c, half, 0.7);
  return (
    fill(path(0.8), shaded(hex, 0.6)) +
    piece(e, front, hex, [1, 0, 0, 0.2], 0.5) +
    inside(
      e,
      front,
      (cut === 2 ? stroke(ribs.join(""), "#05080c", 6, 0.35) + stroke(ribs.join(""), lit(hex, 0.6), 2, 0.5) : "") +
        cast(
          project([
            [-0.98, 0.9],
            [-1, 0.6],
            [-0.95, 0],
          ]),
          40,
          0.3,
        ),
    ) +
    stroke(front, lit(hex, 0.5), 2.4, 0.5, ' stroke-linejoin="round"') +
    fill(shape(project(mirrored(topPad, 1))), e.accent) +
    piece(e, shape(project(mirrored(padHalf, 1))), padHex, across, 0.4) +
    stitches(project(padHalf.map(([u, v]): Flat => [u * 0.86, 0.15 + (v - 0.15) * 0.84])), thread(padHex), 2, 0.5) +
    (c.above ? "" : centredMark(mx, my, 21, e.pale, (Math.atan2(my2 - my, mx2 - mx) * 180) / Math.PI)) +
    (outer ? piece(e, outer, shaded(hex, 0.12), [0, 0, 1, 0.2], 0.55) : "")
  );
}
