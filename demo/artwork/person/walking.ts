import type { Attitude } from "./person.ts";

/** Walking poses. */
export const walking = {
  /** Walking, with the board under the nearer arm. */
  carries: {
    hips: [0, 92, 0],
    spine: [0, 1, 0.06],
    belly: [0, 0, 1],
    chest: [0.15, 0, 1],
    gaze: [0.5, 0, 1],
    wrists: [
      [34, 84, 22],
      [18, 118, 30],
    ],
    elbows: [
      [1, 0.1, -0.7],
      [-0.6, -1, 0.4],
    ],
    knees: [
      [0.1, 0, 1],
      [-0.1, 0, 1],
    ],
    feet: [
      { ankle: [9, 12, 24], toes: [0.2, 0.1, 1] },
      { ankle: [-10, 20, -34], toes: [-0.1, -0.45, 1], up: [0, 1, 0.45] },
    ],
    view: [0, -52, 5, 0],
    board: { at: [25, 96, 12], nose: [0.02, 0.2, 1], right: [0, 1, -0.2], layer: "before" },
    grab: { hand: 1, along: -220, edge: "toes" },
    grips: ["easy", "fist"],
    arms: ["over", "before"],
  },
  /** The same from behind, walking uphill. */
  leaves: {
    hips: [0, 92, 0],
    spine: [0, 1, 0.08],
    belly: [0, 0, 1],
    chest: [0, 0, 1],
    gaze: [-0.7, 0, 1],
    wrists: [
      [33, 90, 8],
      [-34, 84, 18],
    ],
    elbows: [
      [0.8, 0, -1],
      [-1, 0.1, -0.7],
    ],
    knees: [
      [0.1, 0, 1],
      [-0.1, 0, 1],
    ],
    feet: [
      { ankle: [10, 15, -16], toes: [0.2, -0.2, 1], up: [0, 1, 0.2] },
      { ankle: [-10, 16, 20], toes: [-0.2, 0.05, 1] },
    ],
    view: [0, 142, 5, 0],
    board: { at: [-26, 96, 8], nose: [-0.02, 0.26, 1], right: [0, -1, 0.26], layer: "before" },
    grips: ["easy", "easy"],
    arms: ["behind", "over"],
  },
  /** Touring uphill on two halves, seen from behind: one heel lifted, a pole in each hand. */
  tours: {
    hips: [0, 90, 0],
    spine: [0, 1, 0.2],
    belly: [0, 0, 1],
    chest: [0, 0, 1],
    gaze: [-0.35, -0.05, 1],
    wrists: [
      [33, 104, 40],
      [-36, 92, 2],
    ],
    elbows: [
      [0.9, -0.5, -0.6],
      [-0.9, -0.2, -0.8],
    ],
    knees: [
      [0.1, 0, 1],
      [-0.1, 0, 1],
    ],
    feet: [
      { ankle: [13, 13, 34], toes: [0, 0, 1] },
      { ankle: [-13, 24, -30], toes: [0, -0.5, 1], up: [0, 1, 0.5] },
    ],
    view: [0, 142, 8, 0],
    grips: ["fist", "fist"],
    arms: ["behind", "over"],
  },
  /** Walking without a board. */
  walks: {
    hips: [0, 92, 0],
    spine: [0, 1, 0.06],
    belly: [0, 0, 1],
    chest: [0.15, 0, 1],
    gaze: [0.5, 0, 1],
    wrists: [
      [32, 90, -14],
      [-32, 92, 20],
    ],
    elbows: [
      [1, 0.1, -0.7],
      [-0.6, -0.3, -1],
    ],
    knees: [
      [0.1, 0, 1],
      [-0.1, 0, 1],
    ],
    feet: [
      { ankle: [10, 12, 22], toes: [0.25, 0.05, 1] },
      { ankle: [-10, 15, -22], toes: [-0.25, -0.25, 1], up: [0, 1, 0.3] },
    ],
    view: [0, -34, 5, 0],
    grips: ["easy", "easy"],
    arms: ["before", "behind"],
  },
} satisfies Record<string, Attitude>;
