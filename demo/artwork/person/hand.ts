import { darken } from "#demo/artwork/colour.ts";
import { easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { stroke } from "./jacket.ts";
import type { Arm } from "./skeleton.ts";
import { fill, type Sketch } from "./sketch.ts";
import { limb, patch, ring } from "./tube.ts";
import { across, cross, off, sub, unit, type V } from "./vector.ts";

/** Gloved hands. A held object is between the fingers and the thumb, so these are drawn separately. */

export type Grip = "open" | "easy" | "fist" | "hold";
type Hand = { behind: string; before: string };

/** The directions of the fingers and of the thumb. Without `fingers` they continue the forearm. */
export type Aim = { fingers?: V; thumb?: V };

type Leather = { main: string; second: string; mitten: boolean; long: boolean };

function leatherOf(request: PictureRequest | undefined): Leather {
  if (!request) return { main: "#20272d", second: "#14191e", mitten: false, long: false };
  const e = easelFor({ ...request, view: "worn" });
  return { main: e.main, second: quiet(e), mitten: e.form === "mitten", long: e.facts.cuff === "gauntlet" };
}

export function hand(
  sketch: Sketch,
  arm: Arm,
  gloves: PictureRequest | undefined,
  grip: Grip,
  aim: Aim,
  side: 1 | -1,
): Hand {
  const { main, second, mitten } = leatherOf(gloves);
  const fore = unit(sub(arm.wrist, arm.elbow));
  const way = unit(aim.fingers ?? fore);
  const thumbWay = across(aim.thumb ?? cross(way, [0, 0, -side]), way);
  const wrist = off(arm.wrist, fore, -2);
  const palmEnd = off(arm.wrist, way, 7);
  const cuff = limb(
    [
      [off(wrist, fore, -3.5), 6.2],
      [off(wrist, fore, 1), 5.6],
    ],
    [false, false],
  );
  const palm = limb([
    [wrist, 4.4],
    [off(arm.wrist, way, 3), 5],
    [palmEnd, 5.1],
  ]);
  const gauntlet = sketch.tube(cuff, { hex: second, on: stroke(ring(cuff, 0.5), "#0b1533", 0.6, 0.3) });
  const back = sketch.tube(palm, { hex: main, on: fill(patch(palm, 0.25, 0.42), second) });
  const finger = (aside: number, length: number, bend: number, r: number): string => {
    const root = off(palmEnd, thumbWay, aside);
    const spread = unit(off(way, thumbWay, aside * (grip === "open" ? 0.045 : 0.005)));
    const mid = off(root, spread, length * 0.55);
    const curl = unit(off(spread, cross(way, thumbWay), bend * side));
    const tube = limb([
      [root, r],
      [mid, r * 0.96],
      [off(mid, curl, length * 0.5), r * 0.82],
    ]);
    return sketch.tube(tube, { hex: main, on: fill(patch(tube, 0.7, 1), second) });
  };
  const long = grip === "open" ? 8.4 : grip === "hold" || grip === "easy" ? 6.8 : 4.6;
  const bend = grip === "open" ? 0.2 : grip === "hold" ? 0.9 : grip === "easy" ? 0.5 : 1.8;
  const digits = mitten
    ? (() => {
        const tube = limb([
          [palmEnd, 5.1],
          [off(palmEnd, way, long * 0.6), 4.9],
          [off(palmEnd, unit(off(way, cross(way, thumbWay), bend * side * 0.5)), long * 1.05), 3.6],
        ]);
        return sketch.tube(tube, { hex: main, on: fill(patch(tube, 0.55, 1), second) });
      })()
    : [-3.5, -1.2, 1.15, 3.4]
        .map((x, i) => finger(x, long * ([0.84, 0.98, 1.02, 0.92][i] as number), bend, 1.75))
        .join("");
  const root = off(off(arm.wrist, way, 2.4), thumbWay, 3.4);
  const tip = grip === "open" ? unit(off(way, thumbWay, 1.1)) : unit(off(way, thumbWay, grip === "easy" ? 0.2 : 0.45));
  const thumb = limb([
    [root, 2.5],
    [off(root, tip, 4.2), 2.3],
    [off(off(root, tip, 5), unit(off(tip, way, 0.8)), 2.6), 1.8],
  ]);
  const digit = sketch.tube(thumb, { hex: darken(main, 0.06) });
  return grip === "hold"
    ? { behind: digits + back + gauntlet, before: digit }
    : { behind: fore[2] > 0.35 ? gauntlet + back + digits + digit : digits + back + digit + gauntlet, before: "" };
}

/**
 * Fingers of a hand behind a board, reaching around its edge at a place on it. `over` points across the edge, `beside`
 * along it.
 */
export function grabbing(sketch: Sketch, at: V, over: V, beside: V, gloves: PictureRequest | undefined): string {
  const { main, second, mitten } = leatherOf(gloves);
  const finger = (aside: number, r: number, length: number): string => {
    const root = off(off(at, beside, aside), over, -2.2);
    const tube = limb([
      [root, r],
      [off(root, over, length), r * 0.86],
    ]);
    return sketch.tube(tube, { hex: main, on: fill(patch(tube, 0.62, 1), second) });
  };
  return mitten
    ? finger(0, 4.6, 3.4)
    : [-4.6, -1.6, 1.4, 4.2]
        .map((x, i) => finger(x, [1.7, 1.9, 1.9, 1.75][i] as number, [3, 4.2, 4.5, 4][i] as number))
        .join("");
}
