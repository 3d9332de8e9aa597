/** Bindings, built in space and seen by a camera. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { sideCamera, topCamera } from "#demo/artwork/goods/draw/solid.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { opensBehind } from "./arch.ts";
import { baseplate, nearRail } from "./baseplate.ts";
import { cable } from "./entry.ts";
import { highback } from "./highback.ts";
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
