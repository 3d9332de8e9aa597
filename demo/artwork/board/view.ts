import type { Point } from "#demo/artwork/svg.ts";
import type { View } from "./layers.ts";
import type { Outline } from "./outline.ts";

export const WIDTH = 900;
export const HEIGHT = 1200;

/** The height of the floor on which upright boards stand. There is room above the noses for a card's badge. */
export const FLOOR = HEIGHT * 0.962;
const TALLEST = HEIGHT * 0.85;

/**
 * Boards of at least this length, in mm, fill the height. Shorter ones (kids' boards) are drawn smaller in proportion.
 */
const grown = 1460;
const smallest = 0.7;

/** The board upright on the floor. */
export function upright(outline: Outline): View {
  const scale = (TALLEST * Math.min(1, Math.max(smallest, outline.length / grown))) / outline.length;
  const middle = FLOOR - (outline.length * scale) / 2;
  return {
    project: ([x, y]) => [WIDTH / 2 + x * scale, middle + y * scale],
    scale: () => scale,
    straight: true,
    width: WIDTH,
    height: HEIGHT,
  };
}

export type Camera = {
  /** Degrees by which the board is turned on the ground, the nose to the right. */
  yaw: number;
  /** Degrees above the ground. */
  elevation: number;
  /**
   * Distance from the target point as a multiple of the board's length. A smaller distance gives a stronger
   * perspective.
   */
  distance: number;
  /** The target point on the board's plane, in mm. */
  target: Point;
};

/** A point in space: x and y in the board's plane, z the height above it, in mm. */
export type Space = readonly [x: number, y: number, z: number];

/** A projected point, and the size of a millimetre there. */
export type Seen = { point: Point; scale: number };

/** Returns a camera's projection. One unit is one mm at the target point. */
export function lens({ yaw, elevation, distance, target }: Camera, length: number): (space: Space) => Seen {
  const turn = (degrees: number): [number, number] => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const [cy, sy] = turn(yaw);
  const [ce, se] = turn(elevation);
  const away = distance * length;
  return ([px, py, z]) => {
    const [x, y] = [px - target[0], py - target[1]];
    const right = x * cy - y * sy;
    const near = x * sy + y * cy;
    const scale = away / (away - (near * ce + z * se));
    return { point: [right * scale, (near * se - z * ce) * scale], scale };
  };
}

/** The scale and shift that fit points into a frame [left, top, right, bottom], as large as possible. */
export function fitting(points: readonly Point[], frame: readonly [number, number, number, number]) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((frame[2] - frame[0]) / (x1 - x0), (frame[3] - frame[1]) / (y1 - y0));
  return {
    scale,
    shift: [
      (frame[0] + frame[2]) / 2 - ((x0 + x1) / 2) * scale,
      (frame[1] + frame[3]) / 2 - ((y0 + y1) / 2) * scale,
    ] as Point,
  };
}
