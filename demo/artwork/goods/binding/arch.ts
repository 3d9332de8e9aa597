/** Arches over the boot, on which straps, ladders and buckles lie. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { type Camera, type Place, trace } from "#demo/artwork/goods/draw/solid.ts";

/** True for a highback that folds back to let the boot in. Its cable runs to the rail. */
export const opensBehind = (e: Easel): boolean => e.form === "rear-entry";

export type Arch = { x: number; foot: number; rise: number; lean: number; half: number; width: (t: number) => number };

/**
 * A place on an arch that spans the boot: t is 0 near … 1 far, s is −1 at the toe edge … 1 at the heel edge, lift is
 * outwards in cm.
 */
export function over(a: Arch, t: number, s: number, lift = 0): Place {
  const swing = Math.PI * t;
  const bulge = Math.sin(swing);
  return [
    a.x + a.lean * bulge - s * a.width(t) * 0.5,
    (a.half + lift) * Math.cos(swing) * (0.86 + 0.14 * Math.abs(Math.cos(swing))),
    a.foot + (a.rise + lift) * bulge ** 0.78 + s * a.width(t) * 0.3 * bulge,
  ];
}

/** The surface of an arch between two places along it. `squeeze` narrows it. */
export function patch(c: Camera, a: Arch, from: number, to: number, lift = 0, squeeze = 1): string {
  const span = (s: number): string => c.run(trace(9, (t) => over(a, from + (to - from) * t, s * squeeze, lift)));
  const corner = (run: string): string => run.replace(/^(\S+)/, "$1!").replace(/(\S+)$/, "$1!");
  return shape(`${corner(span(-1))} ${corner(span(1)).split(" ").reverse().join(" ")}`);
}

/**
 * The t at which the arch turns its inside to the camera, so that the strap's drawing flips over. 1 when it never does.
 */
export function turning(c: Camera, a: Arch, lift = 0): number {
  const facing = (t: number): boolean => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [
      c.at(over(a, t, -1, lift)),
      c.at(over(a, t + 0.02, -1, lift)),
      c.at(over(a, t, 1, lift)),
    ];
    return (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0) > 0;
  };
  const first = facing(0.3);
  for (let t = 0.34; t < 0.96; t += 0.02) if (facing(t) !== first) return t;
  return 1;
}

/** A line along an arch at position s across it, as a spec. */
export const lineAt = (c: Camera, a: Arch, s: number, from: number, to: number, lift = 0.25): string =>
  c.run(trace(9, (t) => over(a, from + (to - from) * t, s, lift)));

/** The arch over the instep. */
export const ankleArch = (e: Easel): Arch => {
  const wide = opensBehind(e) ? 8.6 : e.form === "minimal" ? 4 : ([5.4, 4.6, 6.2, 5][e.trait("strap", 4)] ?? 5.4);
  return {
    x: opensBehind(e) ? -1.4 : -3.6,
    foot: 3.4,
    rise: 12.4,
    lean: 4.4,
    half: 7.1,
    width: (t) => wide * (0.62 + 0.38 * Math.sin(Math.PI * t)),
  };
};

/** The arch over the toes. */
export const toeArch: Arch = {
  x: 8.6,
  foot: 1.6,
  rise: 6.6,
  lean: 4.2,
  half: 6.9,
  width: (t) => 3.9 * (0.7 + 0.3 * Math.sin(Math.PI * t)),
};
