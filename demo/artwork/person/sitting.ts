import type { Attitude } from "./person.ts";

/** Sitting poses. */
export const sitting = {
  /** Sitting in the snow, strapped in, forearms on the knees. */
  sits: {
    hips: [0, 17, -60],
    spine: [0, 1, 0.05],
    belly: [0, 0, 1],
    chest: [0.1, 0, 1],
    gaze: [0.6, 0.05, 1],
    wrists: [
      [26, 56, -6],
      [-12, 58, -6],
    ],
    elbows: [
      [1, -0.3, 0],
      [-1, -0.3, 0],
    ],
    knees: [
      [0.5, 1, 0.4],
      [-0.5, 1, 0.4],
    ],
    view: [4, -26, 24, 0],
    board: { feet: "left" },
    grips: ["easy", "easy"],
    legsBefore: true,
  },
  /** On a chairlift, seen from in front: the hands on the bar, the board hanging from one foot. */
  lifted: {
    hips: [0, 48, -6],
    spine: [0, 1, 0.04],
    belly: [0, 0, 1],
    chest: [0.1, 0, 1],
    gaze: [0.35, -0.06, 1],
    wrists: [
      [19, 69, 34],
      [-19, 69, 34],
    ],
    elbows: [
      [1, -0.6, -0.2],
      [-1, -0.6, -0.2],
    ],
    knees: [
      [0.12, 1, 0.5],
      [-0.12, 1, 0.5],
    ],
    feet: [
      { ankle: [13, 10, 42], toes: [0.3, -0.1, 1] },
      { ankle: [-13, 12, 38], toes: [-0.3, -0.15, 1] },
    ],
    view: [0, -6, 3, 0],
    board: { at: [3, -7, 50], nose: [-0.75, 0.29, -0.6], right: [0.66, 0.32, -0.68], layer: "behind" },
    grips: ["fist", "fist"],
    legsBefore: true,
  },
  /** Sitting, bent over a binding to close it. */
  straps: {
    hips: [-2, 17, -56],
    spine: [0.12, 0.84, 0.5],
    belly: [0.1, 0, 1],
    chest: [0.4, 0, 1],
    gaze: [0.7, -0.75, 0.9],
    wrists: [
      [36, 28, 2],
      [12, 30, 2],
    ],
    elbows: [
      [1, 0, -0.4],
      [-0.6, 0.4, 0.2],
    ],
    knees: [
      [0.7, 1, 0.3],
      [-0.6, 1, 0.3],
    ],
    view: [4, 28, 26, 0],
    board: { feet: "left" },
    grips: ["fist", "fist"],
    legsBefore: true,
  },
} satisfies Record<string, Attitude>;
