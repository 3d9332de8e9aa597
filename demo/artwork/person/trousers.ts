import { darken } from "#demo/artwork/colour.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { around, facingOf, fitted } from "./fitted.ts";
import type { Mark } from "./flat-marks.ts";
import { legMarks } from "./garments.ts";
import { stroke } from "./jacket.ts";
import type { Leg, Skeleton } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { bends } from "./sleeve.ts";
import { end, limb, patch, ring, type Tube } from "./tube.ts";
import { cross, off, sub, times, unit } from "./vector.ts";

/** Trousers as worn: the legs of their flat drawing laid onto the wearer's. */
type Trousers = { hex: string; marks: readonly [Mark[], Mark[]]; near: boolean };

export function legsOf(request: PictureRequest | undefined, near: boolean): Trousers {
  if (!request) return { hex: "#3a444d", marks: [[], []], near };
  const all = legMarks(request);
  const of = (isOwn: (x: number) => boolean): Mark[] =>
    all.filter(({ lines }) => lines.some((line) => line.some(([x]) => isOwn(x))));
  return {
    hex: easelFor({ ...request, view: "worn" }).main,
    marks: [of((x) => x > 452), of((x) => x < 448)],
    near,
  };
}

const legTube = ({ hip, knee, ankle, up }: Leg): Tube => {
  const foot = off(ankle, up, 5);
  return limb(
    [
      [hip, 12.2],
      [knee, 9.2],
      [off(foot, unit(sub(foot, knee)), 2), 9.8],
    ],
    [true, false],
  );
};

/** The inner and outer edge of the flat right leg at heights of its drawing. */
const edges: readonly (readonly [y: number, inner: number, outer: number])[] = [
  [150, 450, 610],
  [330, 450, 648],
  [430, 450, 655],
  [640, 485, 664],
  [820, 497, 678],
  [990, 507, 692],
  [1090, 512, 702],
];

function onLeg([x, y]: Point): [number, number] {
  const i = Math.max(
    0,
    edges.findLastIndex(([from]) => from <= y),
  );
  const [y1, a1, b1] = edges[i] as (typeof edges)[number];
  const [y2, a2, b2] = edges[i + 1] ?? [y1 + 1, a1, b1];
  const k = Math.min(1, Math.max(0, (y - y1) / (y2 - y1)));
  const [inner, outer] = [a1 + (a2 - a1) * k, b1 + (b2 - b1) * k];
  return [(y - 200) / (1088 - 200), ((x - inner) / (outer - inner)) * 2 - 1];
}

/** A leg; index 0 is the wearer's left. */
export function leg(sketch: Sketch, bones: Skeleton, i: 0 | 1, trousers: Trousers): string {
  const own = bones.legs[i];
  const side = i === 0 ? 1 : -1;
  const tube = legTube(own);
  const facing = facingOf(tube, times(bones.spine, -1), bones.belly, times(cross(bones.spine, bones.belly), side));
  const drawn = ([1, -1] as const)
    .map((face) =>
      fitted(trousers.marks[i], {
        tube,
        facing,
        covers: face === 1 ? [-91, 91] : [89, 271],
        scale: 0.105,
        detail: trousers.near ? "near" : "far",
        blur: sketch.blur(),
        wrap: ([x, y]) => {
          const [share, u] = onLeg([side === 1 ? x : 900 - x, y]);
          return [share, face === 1 ? around(u) : 180 - around(u)];
        },
      }),
    )
    .join("");
  const low = darken(trousers.hex, 0.14);
  const folds = trousers.near
    ? ""
    : fill(patch(tube, 0.84, 0.852, [-60, 30]), "#0b1533", 0.2) +
      fill(patch(tube, 0.89, 0.9, [-20, 70]), "#0b1533", 0.2);
  return sketch.tube(tube, {
    hex: trousers.hex,
    on:
      drawn +
      fill(patch(tube, 0.96, 1), low, 0.6) +
      stroke(ring(tube, 0.96), "#0b1533", 0.4, 0.3) +
      fill(end(tube, true), "#10151c") +
      bends(tube, 0.59, own.knee, own.hip, own.ankle) +
      folds,
  });
}

/** The part of a boot that is seen through the lower end of a leg. Empty when that end faces away. */
export function inCuff(sketch: Sketch, own: Leg, boot: () => string): string {
  const opening = end(legTube(own), true);
  if (!opening) return "";
  const id = sketch.id();
  return `<clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})">${boot()}</g>`;
}

/** Seat and hips, between the legs. */
export function seat(sketch: Sketch, { hips, spine, legs }: Skeleton, { hex }: Trousers): string {
  const tube = limb([
    [legs[0].hip, 11.5],
    [off(hips, spine, -3), 13.4],
    [legs[1].hip, 11.5],
  ]);
  return sketch.tube(tube, { hex });
}
