/** Bindings, modelled in space and projected by a camera. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { type Camera, sideCamera, topCamera } from "#demo/artwork/goods/draw/solid.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { opensBehind } from "./arch.ts";
import { baseplate, nearRail } from "./baseplate.ts";
import { highbackBehind } from "./behind.ts";
import { cable } from "./entry.ts";
import { highback } from "./highback.ts";
import { backHorizon, sideHorizon } from "./rail.ts";
import { ankleStrap, farStraps, toeStrap } from "./straps.ts";

/** A binding on the floor, its parts from far to near, by a camera that sees its outside. */
const standing = (e: Easel, c: Camera, near: string): string =>
  farStraps(e, c) +
  baseplate(e, c) +
  highback(e, c) +
  toeStrap(e, c) +
  ankleStrap(e, c) +
  near +
  (opensBehind(e) && !c.above ? cable(e, c) : "");

/** Three-quarter view from the toe side. */
export function bindingAngle(e: Easel): string {
  const c = sideCamera(47, 27, [-1, 0, 12], [455, 590], 27);
  return groundShadow(455, 925, 350, 80, "floor") + standing(e, c, nearRail(e, c));
}

/** From the side, the toe at the left. */
export function bindingSide(e: Easel): string {
  const c = sideCamera(6, 11, [-1, 0, 12], [450, 600], 23);
  return groundShadow(455, 905, 380, 44, "floor") + standing(e, c, nearRail(e, c, sideHorizon));
}

/** From the toe, the highback behind the open straps. */
export function bindingFront(e: Easel): string {
  const c = sideCamera(72, 20, [-1, 0, 12], [470, 600], 26);
  return groundShadow(460, 915, 300, 80, "floor") + standing(e, c, nearRail(e, c));
}

/** From the heel: the back of the highback, the hoop around its foot, the straps beyond it. */
export function bindingBack(e: Easel): string {
  const c = sideCamera(-70, 16, [-1, 0, 12], [450, 610], 26);
  return (
    groundShadow(455, 935, 300, 70, "floor") +
    baseplate(e, c) +
    toeStrap(e, c) +
    ankleStrap(e, c) +
    highbackBehind(e, c) +
    nearRail(e, c, backHorizon)
  );
}

/** Straight from above, toe up. */
export function bindingTop(e: Easel): string {
  const c = topCamera([-1.2, 0, 0], [450, 600], 31);
  return (
    groundShadow(466, 620, 285, 440, "floor") + baseplate(e, c) + highback(e, c) + toeStrap(e, c) + ankleStrap(e, c)
  );
}

/**
 * A binding from the side, for a boot in it: the parts behind the boot, the highback around its calf, and the straps that
 * close over it. Its toe is to the left.
 */
export function bindingAround(
  e: Easel,
  [x, y]: Point,
  scale: number,
): { behind: string; calf: string; before: string } {
  const c = sideCamera(0, 13, [-1, 0, 0], [x, y], scale);
  return {
    behind: farStraps(e, c) + baseplate(e, c),
    calf: highback(e, c),
    before: toeStrap(e, c) + ankleStrap(e, c) + nearRail(e, c, sideHorizon),
  };
}
