import { across, add, along, cross, off, size, sub, times, turn, unit, type V } from "./vector.ts";

/** A pose. The board lies in the plane y 0, its nose or tail along x; toes point towards z, the left hand towards x. */
export type Pose = {
  hips: V;
  /** `spine` points from the hips to the shoulders; `belly` and `chest` are the directions they face. */
  spine: V;
  belly: V;
  chest: V;
  gaze: V;
  /** For left and right: the positions of the wrists, and the directions in which elbows and knees point. */
  wrists: readonly [V, V];
  elbows: readonly [V, V];
  knees: readonly [V, V];
  /** Ankles and toes. Without them, the feet are in the board's bindings. */
  feet?: readonly [Foot, Foot];
  /**
   * Degrees, applied in this order: the board's edge towards the viewer is lifted, then the whole is turned to the
   * left, then tipped towards the viewer, then rotated in the picture.
   */
  view: readonly [edge: number, yaw: number, pitch: number, roll: number];
};

type Foot = { ankle: V; toes: V; up?: V };

/** The positions of all parts, in the viewer's coordinates. */
export type Skeleton = {
  hips: V;
  spine: V;
  belly: V;
  chest: V;
  gaze: V;
  shoulders: readonly [V, V];
  neck: V;
  head: V;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
  /** Converts from the pose's to the viewer's coordinates. */
  seen: (at: V) => V;
};

export type Arm = { shoulder: V; elbow: V; wrist: V };
export type Leg = { hip: V; knee: V; ankle: V; toes: V; up: V };

const lengths = { spine: 48, arm: [29, 27], leg: [44, 43] } as const;

/** Half of the stance width, and the height of a strapped ankle above the board. */
export const stance = 27;
const ankleHigh = 12;

/**
 * The joint between two places connected by bones of the given lengths, bent in direction `way`, and the far place as
 * far as the bones reach.
 */
function bent(from: V, to: V, [a, b]: readonly [number, number], way: V): [V, V] {
  const gap = sub(to, from);
  const far = Math.min(size(gap), (a + b) * 0.995);
  const axis = unit(gap);
  const end = off(from, axis, far);
  const x = (a * a - b * b + far * far) / (2 * far);
  const high = Math.sqrt(Math.max(0, a * a - x * x));
  return [add(off(from, axis, x), times(across(way, axis), high)), end];
}

/** Feet in bindings, turned slightly outwards. */
const strapped = (side: 1 | -1): Foot => ({
  ankle: [side * stance, ankleHigh, -4],
  toes: unit([side * 0.22, 0, 1]),
});

export function skeletonOf(pose: Pose): Skeleton {
  const [edge, yaw, pitch, roll] = pose.view;
  const seen = (v: V): V =>
    turn(turn(turn(turn(v, [1, 0, 0], -edge), [0, 1, 0], yaw), [1, 0, 0], pitch), [0, 0, 1], roll);
  const hips = seen(pose.hips);
  const spine = seen(unit(pose.spine));
  const belly = across(seen(pose.belly), spine);
  const chest = across(seen(pose.chest), spine);
  const top = off(hips, spine, lengths.spine);
  const [beltSide, side] = [cross(spine, belly), cross(spine, chest)];
  const gaze = unit(seen(pose.gaze));
  const neck = off(top, spine, 6);
  const sides = [1, -1] as const;
  const arms = sides.map((s, i): Arm => {
    const shoulder = off(off(top, side, s * 16.5), spine, -3);
    const [elbow, wrist] = bent(shoulder, seen(pose.wrists[i] as V), lengths.arm, seen(pose.elbows[i] as V));
    return { shoulder, elbow, wrist };
  });
  const legs = sides.map((s, i): Leg => {
    const foot = pose.feet?.[i] ?? strapped(s);
    const hip = off(off(hips, beltSide, s * 9), spine, -4);
    const [knee, ankle] = bent(hip, seen(foot.ankle), lengths.leg, seen(pose.knees[i] as V));
    return { hip, knee, ankle, toes: seen(foot.toes), up: seen(foot.up ?? [0, 1, 0]) };
  });
  return {
    hips,
    spine,
    belly,
    chest,
    gaze,
    shoulders: [arms[0]?.shoulder as V, arms[1]?.shoulder as V],
    neck,
    head: off(along(neck, off(top, gaze, 4), 0.3), spine, 14),
    arms: [arms[0] as Arm, arms[1] as Arm],
    legs: [legs[0] as Leg, legs[1] as Leg],
    seen,
  };
}
