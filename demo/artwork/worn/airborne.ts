import { n, type Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import { type Arm, hand, head, limb, rolesIn, shin, sleeve, torso } from "./body.ts";
import type { Outfit } from "./figure.ts";

/**
 * Riders at work, seen from below: the base of the board towards us. Units are those of the standing figure; the middle of the board
 * is at 0, 0, its length lies along x.
 */

/** How somebody rides: joints before the upper body leans, in the units above. */
type Stance = {
  /** Degrees that the upper body leans, around the hips. */
  lean: number;
  /** Shoulder, elbow and hand: of the arm behind the body, and of the one before it. */
  arms: readonly [Arm, Arm];
  /** Degrees of the hand before the body; without it, it goes where the forearm goes. */
  grabs?: number;
  knees: readonly [Point, Point];
  hips: Point;
  /** How much of the base is turned towards us, from 0 to 1. */
  base: number;
};

const stances = {
  /** In the air, a hand at the edge. */
  air: {
    lean: 0,
    arms: [
      [
        [-150, -690],
        [-340, -790],
        [-452, -940],
      ],
      [
        [150, -680],
        [246, -430],
        [96, -150],
      ],
    ],
    grabs: 176,
    knees: [
      [-300, -350],
      [300, -330],
    ],
    hips: [0, -345],
    base: 0.86,
  },
  /** Braking broadside in deep snow, which flies. */
  slash: {
    lean: 9,
    arms: [
      [
        [150, -680],
        [330, -760],
        [480, -880],
      ],
      [
        [-150, -690],
        [-330, -600],
        [-470, -480],
      ],
    ],
    knees: [
      [-290, -330],
      [270, -290],
    ],
    hips: [30, -290],
    base: 0.6,
  },
  /** On the edge, low over the snow, a hand near it. */
  carve: {
    lean: -24,
    arms: [
      [
        [150, -680],
        [330, -640],
        [440, -500],
      ],
      [
        [-150, -690],
        [-270, -520],
        [-330, -330],
      ],
    ],
    knees: [
      [-330, -270],
      [200, -310],
    ],
    hips: [20, -270],
    base: 0.46,
  },
  /** Deep into a turn on one edge: nothing touches but that edge, the arms are level. */
  trench: {
    lean: -30,
    arms: [
      [
        [150, -680],
        [350, -640],
        [520, -560],
      ],
      [
        [-150, -690],
        [-330, -740],
        [-480, -700],
      ],
    ],
    knees: [
      [-310, -290],
      [220, -300],
    ],
    hips: [-10, -270],
    base: 0.34,
  },
} satisfies Record<string, Stance>;

/** A point turned around another by degrees clockwise. */
function turned([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The rider on `board`, in the rest of an outfit; `key` keeps the drawings of several riders in one picture apart. */
export function riding(board: PictureRequest, outfit: Outfit, stance: keyof typeof stances = "air", key = "a"): string {
  const { jacket, pants, boots, gloves } = outfit;
  const { lean, arms, grabs, knees, hips, base }: Stance = stances[stance];
  const [cloth, legs, leather] = [rolesIn(jacket), rolesIn(pants), rolesIn(boots)];
  const [behind, before] = arms.map((arm) => arm.map((joint) => turned(joint, hips, lean))) as unknown as [Arm, Arm];
  const thigh = (side: -1 | 1): string => {
    const knee = knees[side < 0 ? 0 : 1];
    return limb([[hips[0] + side * 60, hips[1]], knee, [side * 233, -190]], legs.main, 158);
  };
  const upright = `<g transform="rotate(${n(lean)} ${n(hips[0])} ${n(hips[1])})">`;
  return (
    sleeve(behind, cloth) +
    (gloves ? hand(gloves, behind, `${key}f`) : "") +
    shin(-226, leather) +
    shin(226, leather) +
    thigh(-1) +
    thigh(1) +
    `${upright}${head(outfit, key)}${torso(cloth, `${key}t`)}</g>` +
    sleeve(before, cloth) +
    standingBoard(board, [0, 0], 0.79, 90, "base", base, key) +
    (gloves ? hand(gloves, before, `${key}b`, grabs) : "")
  );
}

/** The rider on `board` in the air. */
export const airborne = (board: PictureRequest, outfit: Outfit, key = "a"): string => riding(board, outfit, "air", key);

/** Snow that the board has thrown up, around a point; fine and coarse. */
export const spray = (points: readonly (readonly [x: number, y: number, r: number])[]): string =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".85"/>`).join("");
