import type { Point } from "#demo/artwork/svg.ts";

/** Places and directions in centimetres: x to the right of the picture, y upwards, z towards the viewer. */
export type V = readonly [x: number, y: number, z: number];

export const add = (a: V, b: V): V => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: V, k: number): V => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V, b: V): V => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: V): number => Math.hypot(...a);
export const unit = (a: V): V => times(a, 1 / (size(a) || 1));
export const along = (a: V, b: V, t: number): V => add(a, times(sub(b, a), t));
/** The place at distance `far` from `a` in a direction. */
export const off = (a: V, direction: V, far: number): V => add(a, times(direction, far));

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Rotates a vector around an axis by degrees. */
export function turn(a: V, axis: V, degrees: number): V {
  const k = unit(axis);
  const [cos, sin] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))];
  return add(add(times(a, cos), times(cross(k, a), sin)), times(k, dot(k, a) * (1 - cos)));
}

/** The part of a direction perpendicular to an axis, with length 1. */
export const across = (a: V, axis: V): V => unit(sub(a, times(axis, dot(a, axis))));

/** Drawing units per centimetre. */
export const perCentimetre = 7.9;
const distance = 620;

/** The direction from a place to the viewer. */
export const towardsViewer = (at: V): V => unit(sub([0, 0, distance], at));

/** The factor by which nearer things look larger. */
export const nearness = (z: number): number => distance / (distance - z);

/** Projects a place to a drawing. y points downwards; the origin stays the origin. */
export function project([x, y, z]: V): Point {
  const k = perCentimetre * nearness(z);
  return [x * k, -y * k];
}

/** Light comes from the upper left, from in front of the picture. */
export const light: V = unit([-0.62, 0.66, 0.43]);
