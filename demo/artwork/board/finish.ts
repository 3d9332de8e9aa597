import { seeded } from "#demo/artwork/random.ts";
import { linear, type Point } from "#demo/artwork/svg.ts";
import type { Layer } from "./layers.ts";
import type { Outline } from "./outline.ts";

/** Left, top, right and bottom in picture units. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** Fine light and dark specks over a box. They keep lacquer and snow from looking flat. */
export function specks([x0, y0, x1, y1]: Box, count: number, strength: number, seed = "grain"): string {
  const random = seeded(seed);
  let [light, dark] = ["", ""];
  for (let i = 0; i < count; i++) {
    const speck = `M${Math.round(x0 + random() * (x1 - x0))} ${Math.round(y0 + random() * (y1 - y0))}h1`;
    if (i % 2) light += speck;
    else dark += speck;
  }
  const paint = `stroke-width="1" stroke-opacity="${strength}"`;
  return `<path d="${light}" stroke="#fff" ${paint}/><path d="${dark}" stroke="#000" ${paint}/>`;
}

/** Gradients of a cylinder lit from the upper left, and of tips that bend up towards the light. */
export function lightGradients(
  across: readonly [Point, Point],
  along: readonly [Point, Point],
  outline: Outline,
): string {
  const user = ([a, b]: readonly [Point, Point]): readonly [number, number, number, number] =>
    [a[0], a[1], b[0], b[1]].map((v) => Math.round(v * 10) / 10) as unknown as [number, number, number, number];
  const space = ` gradientUnits="userSpaceOnUse"`;
  const u = (y: number): number => (y + outline.length / 2) / outline.length;
  const [nose, tail] = [u(outline.noseContact), u(outline.tailContact)];
  return (
    linear(
      "sheen",
      user(across),
      [
        [0, "#ffffff", 0.16],
        [0.1, "#ffffff", 0.02],
        [0.22, "#ffffff", 0.05],
        [0.31, "#ffffff", 0.24],
        [0.4, "#ffffff", 0.05],
        [0.62, "#05070a", 0.02],
        [0.88, "#05070a", 0.16],
        [1, "#05070a", 0.34],
      ],
      space,
    ) +
    linear(
      "bend",
      user(along),
      [
        [0, "#ffffff", 0.05],
        [nose * 0.55, "#ffffff", 0.26],
        [nose * 0.98, "#05070a", 0.13],
        [nose * 1.5, "#05070a", 0],
        [0.5, "#05070a", 0],
        [1 - (1 - tail) * 1.4, "#05070a", 0],
        [tail + (1 - tail) * 0.1, "#ffffff", 0.12],
        [tail + (1 - tail) * 0.55, "#05070a", 0.08],
        [1, "#05070a", 0.32],
      ],
      space,
    )
  );
}

/** Inserts: a washer set into the sheet, a bright rim and a hole. */
export function insertLayers(spots: readonly Point[]): Layer[] {
  const shapes = spots.map((spot) => ({ points: [spot] }));
  const moved = spots.map(([x, y]) => ({ points: [[x + 0.8, y + 1] as Point] }));
  return [
    { shapes: moved, stroke: "#ffffff", width: 9.4, opacity: 0.45, round: true },
    { shapes, stroke: "#0b0e12", width: 9, round: true },
    { shapes, stroke: "#a3adb7", width: 6.6, round: true },
    { shapes, stroke: "#12171d", width: 3.8, round: true },
  ];
}
