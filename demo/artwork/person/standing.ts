import type { Attitude } from "./person.ts";

/** Standing poses. */
export const standing = {
  /** Standing, with a board held upright beside the body. */
  stands: {
    hips: [5, 89, 0],
    spine: [-0.05, 1, 0],
    belly: [0, 0, 1],
    chest: [0.05, 0, 1],
    gaze: [0.35, -0.05, 1],
    wrists: [
      [29, 82, 14],
      [-42, 112, 10],
    ],
    elbows: [
      [1, 0, -0.8],
      [-1, -0.6, -0.4],
    ],
    knees: [
      [0.9, 0, 1],
      [-0.2, 0, 1],
    ],
    feet: [
      { ankle: [25, 12, 14], toes: [0.7, 0, 1] },
      { ankle: [-8, 12, -4], toes: [-0.4, 0, 1] },
    ],
    view: [0, -14, 5, 0],
    hanging: true,
    board: { at: [-54, 79, 10], nose: [-0.05, 1, -0.06], right: [1, 0.05, 0.25], layer: "before" },
    grab: { hand: 1, along: -335, edge: "toes" },
    grips: ["easy", "fist"],
    aims: [{}, { fingers: [-1, 0.2, 0.1], thumb: [0, 0.7, 0.6] }],
  },
  /** Standing at ease: the weight on one leg, the other knee bent, one hand on a board that stands beside. */
  poses: {
    hips: [4, 91, 0],
    spine: [-0.05, 1, 0],
    belly: [-0.1, 0, 1],
    chest: [0.12, 0, 1],
    gaze: [-0.45, -0.03, 1],
    wrists: [
      [34, 88, 12],
      [-46, 104, 16],
    ],
    elbows: [
      [1, 0, -0.7],
      [-1, -0.5, -0.3],
    ],
    knees: [
      [0.15, 0, 1],
      [-0.35, 0, 1],
    ],
    feet: [
      { ankle: [13, 12, -2], toes: [0.35, 0, 1] },
      { ankle: [-17, 12, 14], toes: [-0.5, 0, 1] },
    ],
    view: [0, -8, 4, 0],
    hanging: true,
    board: { at: [-58, 79, 8], nose: [0.05, 1, -0.06], right: [1, -0.05, 0.2], layer: "before" },
    grab: { hand: 1, along: -270, edge: "toes" },
    grips: ["easy", "fist"],
    aims: [{}, { fingers: [-1, 0.2, 0.1], thumb: [0, 0.7, 0.6] }],
  },
  /** The board across the shoulders, the arms over it. */
  shoulders: {
    hips: [6, 89, 0],
    spine: [-0.05, 1, 0.02],
    belly: [0, 0, 1],
    chest: [0, 0, 1],
    gaze: [-0.4, -0.05, 1],
    wrists: [
      [50, 142, 2],
      [-48, 150, 2],
    ],
    elbows: [
      [0.4, -1, 0.2],
      [-0.4, -1, 0.2],
    ],
    knees: [
      [0.3, 0, 1],
      [-0.7, 0, 1],
    ],
    feet: [
      { ankle: [13, 12, -4], toes: [0.4, 0, 1] },
      { ankle: [-26, 12, 10], toes: [-0.7, 0, 1] },
    ],
    view: [0, 14, 4, 0],
    board: { at: [0, 152, -9], nose: [1, -0.06, 0], right: [-0.06, -1, 0], layer: "behind" },
    grips: ["easy", "easy"],
    aims: [{ fingers: [0.25, 1, -0.2] }, { fingers: [-0.25, 1, -0.2] }],
  },
  /** Half turned, one hand on the hip. */
  waits: {
    hips: [0, 92, 0],
    spine: [0.02, 1, 0],
    belly: [0, 0, 1],
    chest: [0.08, 0, 1],
    gaze: [0.1, -0.03, 1],
    wrists: [
      [26, 98, 9],
      [-31, 86, 4],
    ],
    elbows: [
      [1, 0, -0.9],
      [-1, 0, -0.5],
    ],
    knees: [
      [0.2, 0, 1],
      [-0.2, 0, 1],
    ],
    feet: [
      { ankle: [14, 12, 6], toes: [0.35, 0, 1] },
      { ankle: [-12, 12, -4], toes: [-0.45, 0, 1] },
    ],
    view: [0, -10, 4, 0],
    hanging: true,
    grips: ["easy", "easy"],
    aims: [{ fingers: [-0.6, -0.75, 0.3], thumb: [-0.4, 0.4, -0.8] }, {}],
  },
  /** Seen from behind, looking at the mountain. */
  shows: {
    hips: [0, 92, 0],
    spine: [0, 1, 0],
    belly: [0, 0, 1],
    chest: [0, 0, 1],
    gaze: [-0.5, 0.05, 1],
    wrists: [
      [30, 88, 10],
      [-30, 88, 10],
    ],
    elbows: [
      [1, 0, -0.6],
      [-1, 0, -0.6],
    ],
    knees: [
      [0.2, 0, 1],
      [-0.2, 0, 1],
    ],
    feet: [
      { ankle: [14, 12, 0], toes: [0.3, 0, 1] },
      { ankle: [-14, 12, 0], toes: [-0.3, 0, 1] },
    ],
    view: [0, 192, 4, 0],
    grips: ["easy", "easy"],
    arms: ["behind", "behind"],
  },
} satisfies Record<string, Attitude>;
