/** Openings in the highback. */
import type { Flat } from "./shield.ts";

/** Windows cut through the shield. */
export function windows(cut: number, near: number): Flat[][] {
  // The near window is strongly foreshortened from the side, so it is drawn narrower there.
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

/** Reverses the winding against the outline's, so that the windows stay open. */
export function against(points: Flat[]): Flat[] {
  const area = points.reduce((sum, [u, v], i) => {
    const [u2, v2] = points[(i + 1) % points.length] as Flat;
    return sum + u * v2 - u2 * v;
  }, 0);
  return area > 0 ? points : [...points].reverse();
}
