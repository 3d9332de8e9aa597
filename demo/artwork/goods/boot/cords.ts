/** Cords over the tongue. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { layered } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded } from "#demo/artwork/goods/draw/tone.ts";
import { walk } from "#demo/artwork/goods/draw/walk.ts";
import { at, type Point } from "#demo/artwork/svg.ts";

const lacings = ["dual-dial", "single-dial", "laces", "speed-lace"] as const;

type Lacing = (typeof lacings)[number];

/** How the boot closes. Laces when the facts do not say. */
export const lacingOf = (e: Easel): Lacing => lacings.find((name) => name === e.facts.lacing) ?? "laces";

export const steel = "#a6b0b7";

export const shadow = "#05080c";

/** Cords between pairs of points, with their shadow. */
export function cords(e: Easel, pairs: [Point, Point][], paint: string, width: number): string {
  const d = pairs.map(([a, b]) => `M${at(a)}Q${at([(a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 7])} ${at(b)}`).join("");
  return layered(e, d, [
    [shadow, width, 0.45, ' transform="translate(2 5)"'],
    [shaded(paint, 0.45), width],
    [paint, width * 0.7],
  ]);
}

/** Evenly spaced points along a line. */
export const points = (spec: string, count: number): Point[] => walk(spec, count).map(({ p }) => p);

/** Each cord runs up from a point on one side to the next point on the other. */
export function crossed(near: Point[], far: Point[]): [Point, Point][] {
  const pairs: [Point, Point][] = [];
  for (let i = 0; i + 1 < near.length; i++) {
    pairs.push([near[i] as Point, far[i + 1] as Point], [near[i + 1] as Point, far[i] as Point]);
  }
  return pairs;
}
