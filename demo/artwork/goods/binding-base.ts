/** The chassis of a binding: floor, disc, footbed, rails, heel hoop. */
import { mix } from "../colour.ts";
import type { Easel } from "./easel.ts";
import { mark } from "./mark.ts";
import { line, shape } from "./outline.ts";
import { across, cast, fill, inside, lit, piece, rope, shaded, slant, stroke, tone } from "./shade.ts";
import { type Camera, type Place, trace } from "./solid.ts";

/** The rail's plan: half-width along the length, and where it swings round the heel. */
export const halfWidth = (x: number): number => 6.5 + 0.5 * Math.cos((x - 9) / 6) + (x > 10 ? -(x - 10) * 0.16 : 0);
const railTop = (x: number): number => (x > 2 ? 2.6 + 0.5 * Math.cos((x - 7) / 2.4) : 3.1 + (2 - x) * 0.24);

const hoop = (a: number, z: number, grow = 0): Place => [
  -9 - (6.4 + grow) * Math.sin(a),
  (6.9 + grow) * Math.cos(a),
  z,
];

/** The hoop's angle at which its outside turns away from a camera at the side. */
const horizon = 0.72;

/** Upper and lower edge of one side from the toe back round the heel to an angle of the hoop. Side 1 is near, −1 far. */
function sideEdges(side: 1 | -1, end: number): { upper: Place[]; lower: Place[] } {
  const xs = [13.5, 11, 8, 5, 2, -1, -4, -7, -9];
  const arc = [0.2, 0.4, 0.6, 0.8, 1].map((k) => k * end);
  const round = (bottom: number, rise: number, power: number): Place[] =>
    arc.map((a): Place => {
      const [x, y, z] = hoop(a, bottom + rise * Math.sin(a) ** power);
      return [x, y * side, z];
    });
  return {
    upper: [...xs.map((x): Place => [x, side * halfWidth(x), railTop(x)]), ...round(5.7, 3.1, 1.4)],
    lower: [
      ...xs.map((x): Place => [x, side * (halfWidth(x) + 0.1), x < -4 ? (-4 - x) * 0.3 : 0]),
      ...round(1.5, 3.6, 1),
    ],
  };
}

function wall(c: Camera, side: 1 | -1): { d: string; upper: string; lower: string } {
  const end = c.above ? Math.PI / 2 : side === 1 ? horizon : Math.PI - horizon;
  const { upper, lower } = sideEdges(side, end);
  const [u, l] = [c.run(upper), c.run(lower)];
  const corner = (run: string): string => run.replace(/^(\S+)/, "$1!").replace(/(\S+)$/, "$1!");
  return { d: shape(`${corner(u)} ${corner(l).split(" ").reverse().join(" ")}`), upper: u, lower: l };
}

/** Everything that lies behind and below the straps. */
export function baseplate(e: Easel, c: Camera): string {
  const hex = chassis(e);
  const plan = (z: number, inset: number): string =>
    shape(
      c.run([
        ...[13.5, 9, 4, 0, -4, -8].map((x): Place => [x, halfWidth(x) - inset, z]),
        [-11.4, 3.4, z],
        [-11.4, -3.4, z],
        ...[-8, -4, 0, 4, 9, 13.5].map((x): Place => [x, -halfWidth(x) + inset, z]),
      ]),
    );
  const pad = (x0: number, x1: number, z: number): string =>
    shape(
      c
        .run([
          [x0, 5.6, z],
          [x1, 5.4, z],
          [x1, -5.4, z],
          [x0, -5.6, z],
        ])
        .split(" ")
        .map((w) => `${w}!`)
        .join(" "),
    );
  const disc = (r: number): string =>
    shape(c.run(trace(13, (t) => [0.5 + r * Math.cos(t * 6.283), r * Math.sin(t * 6.283), 1.3]).slice(0, 12)));
  const far = wall(c, -1);
  const foam = mix(e.accent, e.pale, 0.12);
  const toePad = pad(13.2, 6.4, 1.9);
  const heelPad = pad(-5, -10.6, 1.9);
  const screws = [
    [3, 0],
    [-2, 0],
    [0.5, 2.5],
    [0.5, -2.5],
  ].map(([x, y]) =>
    c.run(
      trace(9, (t) => [
        (x as number) + 0.55 * Math.cos(t * 6.283),
        (y as number) + 0.55 * Math.sin(t * 6.283),
        1.4,
      ]).slice(0, 8),
    ),
  );
  return (
    fill(plan(0, -0.5), shaded(hex, 0.75)) +
    fill(plan(1, 0), tone(e, shaded(hex, 0.4), slant, 0.4)) +
    fill(disc(4.6), tone(e, shaded(hex, 0.15), slant, 0.5)) +
    stroke(disc(4.6), lit(hex, 0.4), 2, 0.6) +
    stroke(disc(3.9), "#05080c", 4, 0.5) +
    fill(screws.map((s) => shape(s)).join(""), "#aeb7be") +
    fill(toePad + heelPad, tone(e, foam, slant, 0.4)) +
    inside(e, toePad, stroke(grooves(c, 6.4, 13.2), "#05080c", 4, 0.28)) +
    inside(e, heelPad, stroke(grooves(c, -10.6, -5), "#05080c", 4, 0.28)) +
    piece(e, far.d, shaded(hex, c.above ? 0.12 : 0.45), across, 0.4) +
    rope(line(far.upper), lit(hex, 0.35), 4, 0.6)
  );
}

const grooves = (c: Camera, from: number, to: number): string =>
  Array.from({ length: 8 }, (_, i) =>
    line(
      c.run([
        [from + ((to - from) * i) / 7, 6, 1.9],
        [from + ((to - from) * (i + 0.6)) / 7, 0, 1.9],
        [from + ((to - from) * i) / 7, -6, 1.9],
      ]),
    ),
  ).join("");

export const chassis = (e: Easel): string => (e.variant(3) === 1 ? mix(e.dark, e.second, 0.55) : e.main);

/** The near side of the chassis, in front of the straps' ends. */
export function nearRail(e: Easel, c: Camera): string {
  const hex = chassis(e);
  const near = wall(c, 1);
  const cut = e.variant(4);
  const holes = truss(c, cut);
  const [mx, my] = c.at([5.4, 7.1, 1.9]);
  const [nx, ny] = c.at([1.4, 7.1, 2]);
  return (
    piece(e, near.d, hex, across, 0.45, 2) +
    inside(
      e,
      near.d,
      (holes ? fill(holes, "#05080c", 0.62) + stroke(holes, lit(hex, 0.5), 2, 0.5) : "") +
        (cut % 2
          ? rope(
              line(
                c.run([
                  [13, 7, 0.5],
                  [4, 7, 0.6],
                  [-6, 7, 1.6],
                  [-13, 4, 4],
                ]),
              ),
              e.accent,
              7,
              0.95,
            )
          : "") +
        cast(near.lower, 26, 0.4),
    ) +
    rope(line(near.upper), lit(hex, 0.6), 5, 0.75) +
    (c.above || cut !== 0 ? "" : mark(mx, my - 10, 20, e.pale, (Math.atan2(ny - my, nx - mx) * 180) / Math.PI))
  );
}

/** Cut-outs that make a rail light: none, triangles, long slots. */
function truss(c: Camera, cut: number): string {
  const y = 7.05;
  const poly = (points: [number, number][]): string => shape(c.run(points.map(([x, z]): Place => [x, y, z])));
  if (cut === 1)
    return [11, 7.5, 4]
      .map((x) =>
        poly([
          [x, 1],
          [x - 1.3, 1.9],
          [x - 2.6, 1],
        ]),
      )
      .join("");
  if (cut === 2)
    return (
      poly([
        [4, 1.1],
        [1, 1.7],
        [-3, 2],
        [-3.4, 1.5],
        [1, 1],
      ]) +
      poly([
        [11.5, 1],
        [8, 1.7],
        [6, 1.6],
        [7, 0.9],
      ])
    );
  if (cut === 3)
    return [-6, -8.4]
      .map((x) =>
        poly([
          [x, 2.6],
          [x - 1.5, 3.3],
          [x - 1.6, 2.4],
          [x - 0.3, 1.9],
        ]),
      )
      .join("");
  return "";
}
