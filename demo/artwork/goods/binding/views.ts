/** Bindings, modelled in space and projected by a camera. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { sideCamera, topCamera } from "#demo/artwork/goods/draw/solid.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { opensBehind } from "./arch.ts";
import { baseplate, nearRail } from "./baseplate.ts";
import { cable } from "./entry.ts";
import { highback } from "./highback.ts";
import { sideHorizon } from "./rail.ts";
import { ankleStrap, farStraps, toeStrap } from "./straps.ts";

/** Three-quarter view from the toe side. */
export function bindingAngle(e: Easel): string {
  const c = sideCamera(47, 27, [-1, 0, 12], [455, 590], 27);
  return (
    groundShadow(455, 925, 350, 80, "floor") +
    farStraps(e, c) +
    baseplate(e, c) +
    highback(e, c) +
    toeStrap(e, c) +
    ankleStrap(e, c) +
    nearRail(e, c) +
    (opensBehind(e) && !c.above ? cable(e, c) : "")
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
 * A binding from the side, for a boot in it: the parts behind the boot and those that close over it. Its toe is to the
 * left.
 */
export function bindingAround(e: Easel, [x, y]: Point, scale: number): { behind: string; before: string } {
  const c = sideCamera(0, 13, [-1, 0, 0], [x, y], scale);
  return {
    behind: farStraps(e, c) + baseplate(e, c) + highback(e, c),
    before: toeStrap(e, c) + ankleStrap(e, c) + nearRail(e, c, sideHorizon),
  };
}
