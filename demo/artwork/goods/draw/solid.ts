/**
 * A simple camera for objects that are easier to describe in space than to draw. Centimetres; x is forward, y towards
 * the outside, z up.
 */
import type { Point } from "#demo/artwork/svg.ts";
import { spec } from "./walk.ts";

export type Place = readonly [x: number, y: number, z: number];

export type Camera = {
  /** Returns a place's position in the picture. */
  at: (place: Place) => Point;
  /** Converts places to a spec for outlines without corners. */
  run: (places: readonly Place[]) => string;
  /** True when it looks straight down. */
  above: boolean;
};

const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function camera(
  right: Place,
  up: Place,
  towards: Place,
  centre: Place,
  origin: Point,
  scale: number,
  far: number,
): Camera {
  const at = (place: Place): Point => {
    const p: Place = [place[0] - centre[0], place[1] - centre[1], place[2] - centre[2]];
    const size = (scale * far) / (far - dot(p, towards));
    return [origin[0] + dot(p, right) * size, origin[1] - dot(p, up) * size];
  };
  return { at, run: (places) => spec(places.map(at)), above: towards[2] > 0.99 };
}

/**
 * A camera that sees the outside, rotated towards the front by `turn` degrees and raised by `tilt` degrees. `centre` is
 * projected to `origin`; `scale` is units per centimetre.
 */
export function sideCamera(turn: number, tilt: number, centre: Place, origin: Point, scale: number, far = 130): Camera {
  const [t, f] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  return camera(
    [-Math.cos(t), Math.sin(t), 0],
    [-Math.sin(t) * Math.sin(f), -Math.cos(t) * Math.sin(f), Math.cos(f)],
    [Math.sin(t) * Math.cos(f), Math.cos(t) * Math.cos(f), Math.sin(f)],
    centre,
    origin,
    scale,
    far,
  );
}

/** A camera directly above, with the front pointing up. */
export const topCamera = (centre: Place, origin: Point, scale: number): Camera =>
  camera([0, -1, 0], [1, 0, 0], [0, 0, 1], centre, origin, scale, 190);

/** Samples a path through space. */
export const trace = (count: number, place: (t: number) => Place): Place[] =>
  Array.from({ length: count }, (_, i) => place(i / (count - 1)));
