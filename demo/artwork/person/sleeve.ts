import type { Point } from "#demo/artwork/svg.ts";
import { around, facingOf, fitted } from "./fitted.ts";
import { type Cloth, stroke } from "./jacket.ts";
import type { Arm, Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { end, limb, patch, ring, type Section, type Tube } from "./tube.ts";
import { along, cross, dot, off, sub, times, unit, type V } from "./vector.ts";

/** Sleeves, and the folds of cloth where limbs bend. */

const sleeveTube = ({ shoulder, elbow, wrist }: Arm): Tube =>
  limb(
    [
      [shoulder, 8.4],
      [elbow, 7],
      [off(wrist, unit(sub(wrist, elbow)), -1), 5.4],
    ],
    [true, false],
  );

/** Folds of cloth on the inner side of a bend, at a share of the length, and rings of gathered cloth before the end. */
export function bends(tube: Tube, at: number, joint: V, from: V, to: V): string {
  // The inner side is the direction in which both bones leave the joint.
  const [one, other] = [unit(sub(from, joint)), unit(sub(to, joint))];
  const inner = unit(along(one, other, 0.5));
  // Straight limbs have hardly any folds.
  const bent = 0.2 + 0.8 * Math.min(1, Math.max(0, (dot(one, other) + 1) / 0.8));
  const fold = (t: number, half: number, thick: number, alpha: number): string => {
    const angle = (s: Section): [number, number] => {
      const middle = (Math.atan2(dot(s.side, inner), dot(s.front, inner)) * 180) / Math.PI;
      return [middle - half, middle + half];
    };
    return fill(patch(tube, t, t + thick, angle), "#0b1533", Math.round(alpha * bent * 100) / 100);
  };
  return fold(at - 0.05, 92, 0.014, 0.2) + fold(at, 110, 0.016, 0.26) + fold(at + 0.055, 84, 0.013, 0.18);
}

/** The flat sleeve's axis, and its edges as distances from that at shares of its length. */
const [armTop, armEnd]: readonly [Point, Point] = [
  [640, 372],
  [767, 934],
];
const armLong = Math.hypot(armEnd[0] - armTop[0], armEnd[1] - armTop[1]);

/** The share of a flat sleeve's length, and of its half width towards the outer edge. */
function onSleeve([x, y]: Point): [number, number] {
  const [ux, uy] = [(armEnd[0] - armTop[0]) / armLong, (armEnd[1] - armTop[1]) / armLong];
  const [dx, dy] = [x - armTop[0], y - armTop[1]];
  const share = (dx * ux + dy * uy) / armLong;
  const aside = dx * uy - dy * ux;
  const t = Math.min(1, Math.max(0, share));
  const outer = 30 + 26 * Math.min(1, t / 0.25);
  const inner = -56 + 2 * t;
  return [share, (aside - (outer + inner) / 2) / ((outer - inner) / 2)];
}

/** A sleeve on an arm; `side` is 1 for the wearer's left. */
export function sleeve(sketch: Sketch, arm: Arm, cloth: Cloth, { spine, chest }: Skeleton, side: 1 | -1): string {
  const tube = sleeveTube(arm);
  const facing = facingOf(tube, times(spine, -1), chest, times(cross(spine, chest), side));
  // Back and front of a sleeve have the same panels.
  const drawn = ([1, -1] as const)
    .map((face) =>
      fitted(cloth.arms[side === 1 ? 0 : 1], {
        tube,
        facing,
        covers: face === 1 ? [-91, 91] : [89, 271],
        scale: 0.1,
        detail: cloth.near ? "near" : "far",
        blur: sketch.blur(),
        wrap: ([x, y]) => {
          const [share, u] = onSleeve([side === 1 ? x : 900 - x, y]);
          // The hand's cuff lies over the end of the sleeve.
          return [share * 0.95, face === 1 ? around(u) : 180 - around(u)];
        },
      }),
    )
    .join("");
  const cuff =
    fill(patch(tube, 0.94, 1), cloth.cuff) +
    fill(end(tube, true), cloth.cuff) +
    stroke(ring(tube, 0.94), "#0b1533", 0.5, 0.3);
  return sketch.tube(tube, {
    hex: cloth.sleeve,
    on: cuff + drawn + bends(tube, 0.59, arm.elbow, arm.shoulder, arm.wrist),
  });
}
