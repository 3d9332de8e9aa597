/** The rails of the chassis and the hoop at their end. */
import { luminance, mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";

/** The rail seen from above: half its width along the length, and where it curves around the heel. */
export const halfWidth = (x: number): number => 6.5 + 0.5 * Math.cos((x - 9) / 6) + (x > 10 ? -(x - 10) * 0.16 : 0);

const railTop = (x: number): number => (x > 2 ? 2.6 + 0.5 * Math.cos((x - 7) / 2.4) : 3.1 + (2 - x) * 0.24);

const hoop = (a: number, z: number, grow = 0): Place => [
  -9 - (6.4 + grow) * Math.sin(a),
  (6.9 + grow) * Math.cos(a),
  z,
];

/** The angle of the hoop at which its outside turns away from a camera at the side. */
const horizon = 0.72;

/** The same for a view straight from the side. */
export const sideHorizon = 1.45;

/** The same for a view from the heel, which sees the hoop almost as far as the other side. */
export const backHorizon = 2.98;

/**
 * Upper and lower edge of one side, from the toe back around the heel to an angle of the hoop. Side 1 is near, −1 far.
 */
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
      ...round(1.5, 2.2, 1),
    ],
  };
}

/** One side of the chassis as a face, with its upper and lower edge as specs. */
export function wall(c: Camera, side: 1 | -1, turn = horizon): { d: string; upper: string; lower: string } {
  const end = side === 1 ? turn : Math.PI - turn;
  const { upper, lower } = sideEdges(side, end);
  const [u, l] = [c.run(upper), c.run(lower)];
  const corner = (run: string): string => run.replace(/^(\S+)/, "$1!").replace(/(\S+)$/, "$1!");
  return { d: shape(`${corner(u)} ${corner(l).split(" ").reverse().join(" ")}`), upper: u, lower: l };
}

/** The chassis from above: a band along both sides and around the heel, with its outer and inner edge as specs. */
export function frame(c: Camera): { d: string; outer: string; inner: string } {
  const xs = [13, 10, 7, 4, 1, -2, -5, -8];
  const arc = [0.12, 0.35, 0.6, 0.85, 1.1, 1.35];
  const edge = (out: number): string => {
    const side = (s: 1 | -1): Place[] => [
      ...xs.map((x): Place => [x, s * (halfWidth(x) + out), railTop(x)]),
      ...arc.map((a): Place => {
        const [x, y, z] = hoop(a, 5, out);
        return [x, y * s, z];
      }),
    ];
    return c.run([...side(1), [-15.4 - out, 0, 5], ...side(-1).reverse()]);
  };
  const corner = (run: string): string => run.replace(/^(\S+)/, "$1!").replace(/(\S+)$/, "$1!");
  const [outer, inner] = [edge(0.1), edge(-1.3)];
  return { d: shape(`${corner(outer)} ${corner(inner).split(" ").reverse().join(" ")}`), outer, inner };
}

/** The colour of the chassis. */
export const chassis = (e: Easel): string =>
  e.facts.baseplate === "aluminium"
    ? "#98a3ab"
    : moulded(e.trait("chassis", 3) === 1 ? mix(e.dark, e.second, 0.55) : e.main);

/** Moulded plastic is never as dark as the straps on it, so that the two can be told apart. */
const moulded = (hex: string): string => (luminance(hex) < 0.035 ? mix(hex, "#8f9ba5", 0.3) : hex);
