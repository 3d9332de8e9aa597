/** Folds of cloth: soft on both sides, sharp only where the cloth is pressed together. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { between } from "#demo/artwork/random.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { points } from "./outline.ts";
import { fill } from "./stroke.ts";
import { sliver, spec } from "./walk.ts";

/** A fold along a line: its spec, its width, whose sign says which side is in shade, and its depth 0 … 1. */
export type Crease = readonly [of: string, width: number, depth: number];

/** Moves the creases' points a little at random, so that no two sides of a garment look the same. */
export function shaken(e: Easel, name: string, creases: readonly Crease[], by = 12): Crease[] {
  const random = e.dice(name);
  const move = ([x, y]: Point): Point => [x + between(random, -by, by), y + between(random, -by, by)];
  return creases.map(([of, width, depth]) => [spec(points(of).map(move)), width, depth * between(random, 0.75, 1.1)]);
}

/** Draws the folds, blurred together, with a fine line along the bottom of each where the cloth is pressed. */
export function creased(e: Easel, creases: readonly Crease[], isPressed = true): string {
  const id = e.define("crease", (key) => `<filter id="${key}"><feGaussianBlur stdDeviation="7"/></filter>`);
  const alpha = (value: number): number => Math.round(value * 100) / 100;
  const soft = creases.map(
    ([of, width, depth]) =>
      fill(sliver(of, width * 1.5), "#05080c", alpha(0.42 * depth)) +
      fill(sliver(of, width * -1.15), "#ffffff", alpha(0.17 * depth)),
  );
  const sharp = creases.map(([of, width, depth]) => fill(sliver(of, width * 0.2), "#05080c", alpha(0.2 * depth)));
  return `<g filter="url(#${id})">${soft.join("")}</g>${isPressed ? sharp.join("") : ""}`;
}

/** The thread of a cloth at normal viewing distance: a fine twill over an outline's box. */
export function grain(e: Easel): string {
  const id = e.define(
    "grain",
    (key) =>
      `<pattern id="${key}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(e.trait("grain", 2) ? 28 : -24)})"><path d="M0 1.4H7M0 4.9H7" stroke="#fff" stroke-opacity=".05" stroke-width="1.5"/><path d="M0 3.1H7M0 6.6H7" stroke="#05080c" stroke-opacity=".08" stroke-width="1.5"/></pattern>`,
  );
  return `<path d="M0 0H900V1200H0Z" fill="url(#${id})"/>`;
}
