import { shape } from "#demo/artwork/goods/draw/outline.ts";
import type { Camera, Place } from "#demo/artwork/goods/draw/solid.ts";

/** Cut-outs that lighten a rail: none, triangles or long slots. */
export function truss(c: Camera, cut: number): string {
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
