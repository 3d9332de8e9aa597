import type { Attitude } from "./person.ts";

/** Riding poses. */
export const riding = {
  /** In the air, one hand at the toe edge. */
  air: {
    hips: [-4, 44, -27],
    spine: [-0.2, 0.7, 0.74],
    belly: [0, 0.2, 1],
    chest: [0.25, 0.1, 1],
    gaze: [0.8, -0.12, 0.75],
    wrists: [
      [74, 98, -24],
      [-8, 11, 12],
    ],
    elbows: [
      [0.3, -1, -0.3],
      [-1, 0.1, 0.2],
    ],
    knees: [
      [0.75, 0.7, 0.9],
      [-0.75, 0.7, 0.9],
    ],
    view: [52, -8, 0, 12],
    board: { feet: "left" },
    grab: { hand: 1, along: 60, edge: "toes" },
    grips: ["open", "fist"],
    aims: [{}, { fingers: [0.1, -1, 0.1] }],
    arms: ["behind", "before"],
  },
  /** In the air, the front hand at the toe edge, the other behind for balance. */
  mute: {
    hips: [4, 44, -27],
    spine: [0.2, 0.7, 0.74],
    belly: [0, 0.2, 1],
    chest: [-0.1, 0.1, 1],
    gaze: [0.8, -0.1, 0.8],
    wrists: [
      [8, 11, 12],
      [-74, 100, -22],
    ],
    elbows: [
      [1, 0.1, 0.2],
      [-0.3, -1, -0.3],
    ],
    knees: [
      [0.75, 0.7, 0.9],
      [-0.75, 0.7, 0.9],
    ],
    view: [50, 6, 0, 0],
    board: { feet: "left" },
    grab: { hand: 0, along: -60, edge: "toes" },
    grips: ["fist", "open"],
    aims: [{ fingers: [-0.1, -1, 0.1] }, {}],
    arms: ["before", "behind"],
  },
  /** In the air without a grab, the legs pulled up to one side. */
  floats: {
    hips: [8, 58, -26],
    spine: [-0.1, 0.9, 0.4],
    belly: [0.2, 0.1, 1],
    chest: [0.5, 0.1, 1],
    gaze: [0.9, -0.35, 0.6],
    wrists: [
      [72, 82, 16],
      [-66, 112, -34],
    ],
    elbows: [
      [0.3, -1, -0.3],
      [-0.2, -1, -0.4],
    ],
    knees: [
      [0.6, 0.6, 1],
      [-0.6, 0.6, 1],
    ],
    view: [46, -16, -2, 8],
    board: { feet: "left" },
    arms: ["before", "behind"],
  },
  /** On the heel edge, leaning into the slope, one hand near the snow. */
  heelside: {
    hips: [-12, 44, -40],
    spine: [0.2, 0.9, 0.3],
    belly: [0.2, 0.1, 1],
    chest: [0.7, 0.1, 0.9],
    gaze: [1, -0.05, 0.5],
    wrists: [
      [66, 74, 14],
      [-76, 66, -62],
    ],
    elbows: [
      [0.3, -1, -0.3],
      [-0.5, 0.3, -1],
    ],
    knees: [
      [0.5, 0.6, 1],
      [-0.3, 0.6, 1],
    ],
    view: [46, -24, 4, -8],
    board: { feet: "left" },
    arms: ["before", "behind"],
  },
  /** On the toe edge, seen from behind: the chest over the snow, one hand in it. */
  toeside: {
    hips: [6, 54, 12],
    spine: [-0.36, 0.95, -0.22],
    belly: [-0.3, 0, 1],
    chest: [-0.7, 0, 0.8],
    gaze: [-1, -0.05, 0.3],
    wrists: [
      [66, 84, 0],
      [-72, 56, 44],
    ],
    elbows: [
      [0.5, -0.6, -0.6],
      [-0.5, -0.4, -0.4],
    ],
    knees: [
      [0.3, -0.2, 1],
      [-0.5, -0.2, 1],
    ],
    view: [-38, 196, -4, -6],
    board: { feet: "right" },
    arms: ["before", "behind"],
  },
  /** Straight towards the viewer through deep snow. */
  powder: {
    hips: [-12, 52, -8],
    spine: [0.1, 1, 0.3],
    belly: [0.5, 0, 1],
    chest: [1, 0, 0.8],
    gaze: [1, -0.1, 0.25],
    wrists: [
      [66, 84, -4],
      [-40, 100, -58],
    ],
    elbows: [
      [0, -1, 0.4],
      [-0.3, -1, -0.3],
    ],
    knees: [
      [0.4, 0.3, 1],
      [-0.2, 0.3, 1],
    ],
    view: [-8, -62, 20, -10],
    board: { feet: "left" },
    arms: ["before", "behind"],
  },
} satisfies Record<string, Attitude>;
