import { darken } from "#demo/artwork/colour.ts";
import { bends, type Cloth, stroke } from "./jacket.ts";
import type { Leg, Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { end, limb, patch, ring, type Tube } from "./tube.ts";
import { off, sub, unit } from "./vector.ts";

const legTube = ({ hip, knee, ankle, up }: Leg, high = 5): Tube => {
  const foot = off(ankle, up, high);
  return limb(
    [
      [hip, 11.6],
      [knee, 9.4],
      [off(foot, unit(sub(foot, knee)), 2), 10.2],
    ],
    [true, false],
  );
};

export function leg(sketch: Sketch, bones: Leg, cloth: Cloth, high?: number): string {
  const tube = legTube(bones, high);
  const low = darken(cloth.main, 0.14);
  return sketch.tube(tube, {
    hex: cloth.main,
    on:
      fill(patch(tube, 0.47, 0.72), low, 0.6) +
      stroke(ring(tube, 0.47), "#0b1533", 0.5, 0.3) +
      stroke(ring(tube, 0.72), "#0b1533", 0.5, 0.3) +
      fill(patch(tube, 0.95, 1), low) +
      fill(end(tube, true), "#10151c") +
      bends(tube, 0.59, bones.knee, bones.hip, bones.ankle) +
      fill(patch(tube, 0.84, 0.852, [-60, 30]), "#0b1533", 0.2) +
      fill(patch(tube, 0.89, 0.9, [-20, 70]), "#0b1533", 0.2),
  });
}

/** Seat and hips, between the legs. */
export function seat(sketch: Sketch, { hips, spine, legs }: Skeleton, cloth: Cloth): string {
  const tube = limb([
    [legs[0].hip, 11.5],
    [off(hips, spine, -3), 13.4],
    [legs[1].hip, 11.5],
  ]);
  return sketch.tube(tube, { hex: cloth.main });
}
