import type { Point } from "#demo/artwork/svg.ts";
import type { Picture } from "./picture.ts";

/** Joints of a small figure, one unit tall. The origin is between the feet; y is negative upwards. */
export type Pose = {
  head: Point;
  neck: Point;
  hip: Point;
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
  /** The board's ends and how far its middle bends. Absent for walkers. */
  board?: readonly [Point, Point, bend: number];
  /** Extra lines such as poles, each from one point to another. */
  poles?: readonly (readonly [Point, Point])[];
};

export const poses = {
  carve: {
    head: [0.06, -0.8],
    neck: [0.02, -0.68],
    hip: [-0.1, -0.38],
    knees: [
      [0.14, -0.26],
      [-0.2, -0.2],
    ],
    feet: [
      [0.17, -0.04],
      [-0.17, 0.02],
    ],
    elbows: [
      [0.24, -0.55],
      [-0.2, -0.6],
    ],
    hands: [
      [0.4, -0.44],
      [-0.36, -0.68],
    ],
    board: [[0.46, -0.12], [-0.46, 0.09], 0.03],
  },
  slash: {
    head: [-0.2, -0.66],
    neck: [-0.17, -0.55],
    hip: [-0.2, -0.28],
    knees: [
      [0.06, -0.26],
      [-0.1, -0.12],
    ],
    feet: [
      [0.14, -0.1],
      [-0.04, 0.06],
    ],
    elbows: [
      [0.02, -0.5],
      [-0.34, -0.42],
    ],
    hands: [
      [0.18, -0.5],
      [-0.46, -0.22],
    ],
    board: [[0.42, -0.28], [-0.3, 0.24], -0.04],
  },
  air: {
    head: [0.1, -0.86],
    neck: [0.06, -0.75],
    hip: [-0.04, -0.5],
    knees: [
      [0.16, -0.46],
      [-0.2, -0.44],
    ],
    feet: [
      [0.18, -0.24],
      [-0.18, -0.2],
    ],
    elbows: [
      [0.26, -0.72],
      [-0.16, -0.78],
    ],
    hands: [
      [0.14, -0.3],
      [-0.4, -0.94],
    ],
    board: [[0.46, -0.3], [-0.46, -0.1], -0.04],
  },
  stand: {
    head: [0, -0.92],
    neck: [0, -0.8],
    hip: [0, -0.46],
    knees: [
      [0.07, -0.24],
      [-0.06, -0.24],
    ],
    feet: [
      [0.09, -0.01],
      [-0.07, 0],
    ],
    elbows: [
      [0.16, -0.62],
      [-0.15, -0.62],
    ],
    hands: [
      [0.17, -0.44],
      [-0.13, -0.46],
    ],
    board: [[0.27, -0.98], [0.22, 0.02], 0.02],
  },
  walk: {
    head: [0.06, -0.92],
    neck: [0.04, -0.8],
    hip: [-0.02, -0.46],
    knees: [
      [0.13, -0.27],
      [-0.06, -0.24],
    ],
    feet: [
      [0.16, -0.01],
      [-0.22, -0.02],
    ],
    elbows: [
      [0.18, -0.62],
      [-0.12, -0.62],
    ],
    hands: [
      [0.28, -0.52],
      [-0.02, -0.52],
    ],
    poles: [
      [
        [0.29, -0.54],
        [0.22, 0],
      ],
      [
        [-0.01, -0.54],
        [-0.2, 0],
      ],
      [
        [0.02, -0.01],
        [0.34, -0.02],
      ],
      [
        [-0.38, -0.02],
        [-0.08, -0.02],
      ],
    ],
  },
  cheer: {
    head: [0, -0.92],
    neck: [0, -0.8],
    hip: [0, -0.46],
    knees: [
      [0.08, -0.24],
      [-0.08, -0.24],
    ],
    feet: [
      [0.12, 0],
      [-0.12, 0],
    ],
    elbows: [
      [0.18, -0.86],
      [-0.16, -0.66],
    ],
    hands: [
      [0.26, -1.06],
      [-0.2, -0.46],
    ],
  },
} satisfies Record<string, Pose>;

export type Figure = {
  at: Point;
  /** Height of a standing figure in picture units. */
  tall: number;
  pose: Pose;
  /** Clothes: jacket, pants, board. */
  colours: readonly [jacket: string, pants: string, board: string];
  flip?: boolean;
  /** Degrees clockwise. */
  turn?: number;
};

/** A small figure in three colours. Head and hands are in ink. */
export function figure(picture: Picture, { at, tall, pose, colours, flip, turn = 0 }: Figure): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const put = ([x, y]: Point): Point => {
    const u = flip ? -x : x;
    return [at[0] + (u * cos - y * sin) * tall, at[1] + (u * sin + y * cos) * tall];
  };
  const limb = (points: readonly Point[], colour: string, width: number, curved = false): void =>
    picture.line(points.map(put), colour, width * tall, { curved });
  const [jacket, pants, board] = colours;
  const ink = "#0e1216";
  for (const pole of pose.poles ?? []) limb(pole, ink, 0.022);
  limb([pose.neck, pose.elbows[1], pose.hands[1]], jacket, 0.1);
  limb([pose.hands[1]], ink, 0.105);
  if (pose.board) {
    const [a, b, bend] = pose.board;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const middle: Point = [(a[0] + b[0]) / 2 - dy * bend * 2, (a[1] + b[1]) / 2 + dx * bend * 2];
    limb([a, middle, b], board, 0.062, true);
  }
  for (const side of [0, 1] as const) limb([pose.hip, pose.knees[side], pose.feet[side]], pants, 0.135);
  for (const foot of pose.feet) limb([foot], ink, 0.13);
  limb([pose.hip, [(pose.hip[0] + pose.neck[0]) / 2, (pose.hip[1] + pose.neck[1]) / 2 + 0.01], pose.neck], jacket, 0.2);
  limb([pose.neck, pose.elbows[0], pose.hands[0]], jacket, 0.105);
  limb([pose.hands[0]], ink, 0.11);
  picture.disc(put(pose.head), 0.088 * tall, ink);
}
