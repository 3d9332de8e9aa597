import type { Attitude } from "./person.ts";

/** How people of the demo world stand, walk and sit. */
export const resting = {
  /** Standing, a board held upright beside. */
  stands: {
    hips: [0, 92, 0],
    spine: [0, 1, 0],
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
      [0.2, 0, 1],
      [-0.2, 0, 1],
    ],
    feet: [
      { ankle: [14, 12, 6], toes: [0.35, 0, 1] },
      { ankle: [-12, 12, -4], toes: [-0.45, 0, 1] },
    ],
    view: [0, -18, 5, 0],
    board: { at: [-54, 79, 10], nose: [-0.05, 1, -0.06], right: [1, 0.05, 0.25], layer: "before" },
    grips: ["fist", "hold"],
    aims: [{}, { fingers: [-1, 0.2, 0.1], thumb: [0, 0.7, 0.6] }],
  },
  /** Walking, the board under the arm that is nearer. */
  carries: {
    hips: [0, 92, 0],
    spine: [0, 1, 0.06],
    belly: [0, 0, 1],
    chest: [0.15, 0, 1],
    gaze: [0.5, 0, 1],
    wrists: [
      [34, 84, 22],
      [-26, 92, 20],
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
      { ankle: [9, 12, 24], toes: [0.2, 0.1, 1] },
      { ankle: [-9, 16, -24], toes: [-0.2, -0.3, 1], up: [0, 1, 0.3] },
    ],
    view: [0, -52, 5, 0],
    board: { at: [25, 96, 12], nose: [0.02, 0.2, 1], right: [0, 1, -0.2], layer: "before" },
    grips: ["fist", "fist"],
    arms: ["over", "behind"],
  },
  /** The same from behind, going up. */
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
      { ankle: [10, 22, 26], toes: [0.2, 0.1, 1] },
      { ankle: [-10, 12, -10], toes: [-0.2, 0, 1] },
    ],
    view: [0, 142, 5, 0],
    board: { at: [-26, 96, 8], nose: [-0.02, 0.26, 1], right: [0, -1, 0.26], layer: "before" },
    grips: ["fist", "fist"],
    arms: ["behind", "over"],
  },
  /** The board across the shoulders, the arms over it. */
  shoulders: {
    hips: [0, 92, 0],
    spine: [0.03, 1, 0],
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
      [0.2, 0, 1],
      [-0.2, 0, 1],
    ],
    feet: [
      { ankle: [15, 12, 0], toes: [0.4, 0, 1] },
      { ankle: [-14, 12, 4], toes: [-0.35, 0, 1] },
    ],
    view: [0, 14, 4, 0],
    board: { at: [0, 152, -9], nose: [1, -0.06, 0], right: [-0.06, -1, 0], layer: "behind" },
    grips: ["fist", "fist"],
    aims: [{ fingers: [0.25, 1, -0.2] }, { fingers: [-0.25, 1, -0.2] }],
  },
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
    grips: ["fist", "fist"],
    legsBefore: true,
  },
  /** Sitting, bent over the binding that is being closed. */
  straps: {
    hips: [-4, 17, -58],
    spine: [0.25, 0.8, 0.55],
    belly: [0.2, 0, 1],
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
      [0.8, 1, 0.2],
      [-0.5, 1, 0.4],
    ],
    view: [4, 28, 26, 0],
    board: { feet: "left" },
    grips: ["fist", "fist"],
  },
  /** On a chair of a lift, the bar before the belly. */
  rides: {
    hips: [0, 60, -46],
    spine: [0, 1, -0.12],
    belly: [0, 0, 1],
    chest: [0.1, 0, 1],
    gaze: [0.6, 0.1, 1],
    wrists: [
      [20, 76, -14],
      [-20, 76, -14],
    ],
    elbows: [
      [1, -0.4, -0.2],
      [-1, -0.4, -0.2],
    ],
    knees: [
      [0.2, 1, 0.4],
      [-0.2, 1, 0.4],
    ],
    view: [16, -12, -6, 4],
    board: { feet: "left" },
    grips: ["fist", "fist"],
  },
  /** The neighbour, who listens. */
  ridesToo: {
    hips: [0, 60, -46],
    spine: [0, 1, -0.12],
    belly: [0, 0, 1],
    chest: [0.1, 0, 1],
    gaze: [-0.7, -0.05, 1],
    wrists: [
      [20, 76, -14],
      [-26, 72, -10],
    ],
    elbows: [
      [1, -0.4, -0.2],
      [-1, -0.4, -0.2],
    ],
    knees: [
      [0.2, 1, 0.4],
      [-0.2, 1, 0.4],
    ],
    view: [14, 8, -6, -5],
    board: { feet: "left" },
    grips: ["fist", "fist"],
  },
} satisfies Record<string, Attitude>;
