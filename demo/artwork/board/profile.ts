import type { BoardSpecs } from "#demo/shapes.ts";
import type { Outline } from "./outline.ts";

/** Heights are exaggerated a little, as is usual in catalogues. */
const EMPHASIS = 1.5;

/**
 * The height of the running surface's arch in the middle, and how far before the contact points the tips begin to rise,
 * in mm.
 */
const cambers: Record<BoardSpecs["camber"], { arch: number; early: number }> = {
  camber: { arch: 8, early: 0 },
  "hybrid-camber": { arch: 5, early: 60 },
  flat: { arch: 0.5, early: 20 },
  "hybrid-rocker": { arch: -2, early: 40 },
  rocker: { arch: -4, early: 110 },
};

/** Returns a function that gives the base's height above the ground at y, in mm. */
export function profileOf(outline: Outline, { camber, shape }: BoardSpecs): (y: number) => number {
  const { arch, early } = cambers[camber];
  const tipOf = (contact: number, end: number, lift: number) => {
    const from = contact - Math.sign(end - contact) * early;
    const span = Math.abs(end - from);
    return (y: number): number => {
      const t = ((y - from) * Math.sign(end - from)) / span;
      // Graphics extend beyond the tips, where the sheet stays level.
      return t <= 0 ? 0 : lift * Math.min(1, t) ** 1.9;
    };
  };
  const nose = tipOf(
    outline.noseContact,
    -outline.length / 2,
    shape === "tapered" || shape === "swallowtail" ? 62 : 50,
  );
  const tail = tipOf(
    outline.tailContact,
    outline.length / 2,
    shape === "swallowtail" ? 22 : shape === "twin" ? 50 : 40,
  );
  const centre = (outline.noseContact + outline.tailContact) / 2;
  const reach = (outline.tailContact - outline.noseContact) / 2;
  return (y) => {
    const u = Math.min(1, Math.abs(y - centre) / reach);
    const middle = arch >= 0 ? arch * (1 - u * u) ** 2 : -arch * u * u;
    return EMPHASIS * (middle + nose(y) + tail(y));
  };
}
