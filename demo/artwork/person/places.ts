import type { Point } from "#demo/artwork/svg.ts";
import type { Attitude } from "./person.ts";
import { skeletonOf } from "./skeleton.ts";
import { add, along, off, project } from "./vector.ts";

/** The place where each product on a person with a board in their hand is best visible, in the person's units. */
export function placesOf(
  attitude: Attitude,
): Record<"helmet" | "goggles" | "jacket" | "gloves" | "pants" | "boots" | "board", Point> {
  const { head, gaze, spine, hips, chest, arms, legs, seen } = skeletonOf(attitude);
  const [arm] = arms;
  const [leg] = legs;
  const carried = attitude.board && "at" in attitude.board ? attitude.board.at : ([0, 0, 0] as const);
  return {
    // Markers of the two are apart on a phone too, where a head is 60 px high: one at the back, one at the lens's front.
    helmet: project(add(off(head, spine, 10), [-6, 0, 0])),
    goggles: project(add(off(head, gaze, 11), [6, -1, 0])),
    jacket: project(off(off(hips, spine, 26), chest, 12)),
    gloves: project(off(arm.wrist, spine, -6)),
    pants: project(along(leg.hip, leg.knee, 0.7)),
    boots: project(off(leg.ankle, leg.toes, 6)),
    board: project(seen(carried)),
  };
}
