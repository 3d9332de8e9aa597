/** The highback's surface and outlines. */
import type { Place } from "#demo/artwork/goods/draw/solid.ts";

export type Flat = readonly [u: number, v: number];

/**
 * Converts the shield's own coordinates (u −1 … 1 across, v 0 … 1 up) into space. `behind` moves the place outwards, in
 * centimetres.
 */
export function onShield([u, v]: Flat, behind = 0): Place {
  const height = 22.5;
  const wide = 5.9 + 1.3 * Math.sin(v * 2.6) - 1.1 * v * v;
  const spread = (1.42 - 0.5 * v) * u;
  const lean = 1.6 + v * 4.6;
  const depth = 6.3 - 1.4 * v + behind;
  return [-9 + lean - 1.4 - depth * Math.cos(spread), (wide + behind) * Math.sin(spread) * 1.08, 5.2 + height * v];
}

/** Half outlines from the middle of the top edge down the near side to the middle of the bottom. */
export const halves: Flat[][] = [
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

/** Both halves of an outline. A squeeze below 1 lowers and narrows the far one. */
export const mirrored = (half: Flat[], squeeze: number): Flat[] => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([u, v]): Flat => [-u * squeeze, v - (v > 0.7 ? (1 - squeeze) * 0.4 : 0)]),
];

/** The shield's half-width at a height. */
export function reach(half: Flat[], v: number): number {
  const side = half.filter(([, y], i) => i > 1 && i < half.length - 1 && y <= 0.95);
  for (let i = 0; i + 1 < side.length; i++) {
    const [[u1, v1], [u2, v2]] = [side[i] as Flat, side[i + 1] as Flat];
    if (v <= v1 && v >= v2) return u2 + ((u1 - u2) * (v - v2)) / (v1 - v2 || 1);
  }
  return 0.9;
}
