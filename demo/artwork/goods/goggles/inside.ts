/** Goggles from the wearer's side: foam, the inner lens, and the strap that hangs from the arms. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { centredMark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { piece, stitches } from "#demo/artwork/goods/draw/seam.ts";
import { sideCamera } from "#demo/artwork/goods/draw/solid.ts";
import { ladderLock } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { glow } from "#demo/artwork/goods/draw/volume.ts";
import { parallel, ribbon } from "#demo/artwork/goods/draw/walk.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { builder, type Flat, frames, lensForm, whole } from "./frame.ts";
import { coating } from "./lens.ts";

/** The strap's way from one arm to the other, below the frame. */
const loop = "150,486! 98,532 88,630 140,732 256,800 450,822 644,800 760,732 812,630 802,532 750,486!";

/** The strap with its stripes, its word and the buckle that makes it longer. */
function hangingStrap(e: Easel): string {
  const hex = quiet(e);
  const band = ribbon(loop, -44, 44);
  return (
    piece(e, band, hex, [0, 0, 1, 0.3], 0.5, 2) +
    inside(
      e,
      band,
      stroke(line(parallel(loop, -34)), e.accent, 10) +
        stroke(line(parallel(loop, 34)), e.accent, 10) +
        rope(line(parallel(loop, 12)), "#ffffff", 3, 0.16) +
        rope(line(parallel(loop, -8)), "#ffffff", 3, 0.16),
    ) +
    centredMark(450, 822, 44, readable(e, hex)) +
    ladderLock(e, 676, 788, 54, 118, mix(e.dark, "#555f67", 0.3), -12)
  );
}

export function gogglesInside(e: Easel): string {
  const form = lensForm(e);
  const at = builder(form);
  const halves = frames[form];
  const half = halves[e.trait("frame", halves.length)] as Flat[];
  const c = sideCamera(-90, 4, [-4, 0, 0], [450, 480], 36);
  const ring = (scale: number, back: number): string => shape(c.run(whole(half, scale).map((p) => at(p, back))));
  const foam = mix(e.pale, "#aab2b8", 0.35);
  const face = ring(1.03, 3.4);
  const opening = ring(0.8, 3.4);
  const view = ring(0.84, 0.4);
  const arm = (side: 1 | -1): string => {
    const [x, y] = c.at(at([side * 1.02, 0.05], 2));
    return piece(e, slab(x - 34, y - 62, 68, 124, 18), mix(e.dark, e.main, 0.3), [0, 0, 1, 0.6], 0.5);
  };
  const annulus = (outer: string, inner: string, paint: string): string =>
    `<path d="${outer}${inner}" fill="${paint}" fill-rule="evenodd"/>`;
  const vents = [-0.62, -0.38, -0.13, 0.13, 0.38, 0.62]
    .map((u) => line(c.run([-0.08, 0, 0.08].map((d) => at([u + d, (half[1]?.[1] ?? 1) * 0.9], 1.6)))))
    .join("");
  return (
    groundShadow(450, 900, 370, 40, "floor") +
    hangingStrap(e) +
    arm(1) +
    arm(-1) +
    fill(ring(1.04, 0.6), shaded(e.main, 0.3)) +
    fill(ring(1.04, 1.6), shaded(e.main, 0.5)) +
    fill(ring(0.98, 1.8), "#0d1115") +
    // The lens as seen from behind: bright in its middle, dark where it bends away.
    fill(view, coating(e)) +
    inside(
      e,
      view,
      fill(view, "#05080c", 0.3) +
        glow(e, 450, 400, 420, 250, "#ffffff", 0.6) +
        fill("M150 300L330 260L210 640L60 640Z", "#ffffff", 0.12) +
        fill("M610 250L680 250L560 660L490 660Z", "#ffffff", 0.1),
    ) +
    stroke(view, "#05080c", 8, 0.5) +
    rope(vents, "#05080c", 13, 0.85) +
    annulus(ring(1.03, 2.6), ring(0.83, 2.6), shaded(foam, 0.5)) +
    annulus(ring(1.03, 3), ring(0.815, 3), shaded(foam, 0.3)) +
    annulus(face, opening, "#2a3138") +
    inside(
      e,
      face,
      stroke(opening, "#05080c", 14, 0.4) +
        stroke(face, lit("#2a3138", 0.5), 16, 0.35) +
        stitches(c.run(whole(half, 0.915).map((p) => at(p, 3.4))), "#8a949c", 3, 0.5),
    ) +
    stroke(opening, lit("#2a3138", 0.4), 3, 0.6)
  );
}
