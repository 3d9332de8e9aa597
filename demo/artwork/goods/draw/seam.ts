/** Pieces of material and their joints: edges, seams, stitches. */
import { darken, lighten, luminance, mix } from "#demo/artwork/colour.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";
import { line } from "./outline.ts";
import { stroke } from "./stroke.ts";
import { type Direction, shaded, slant, tone } from "./tone.ts";
import { parallel } from "./walk.ts";

/** The thin dark edge that separates a pale thing from the pale ground. */
export const edge = (d: string, hex: string, width = 2): string =>
  stroke(d, mix(shaded(hex, 0.7), "#0b1016", 0.35), width, luminance(hex) > 0.5 ? 0.42 : 0.7);

/** A piece of material: a toned fill and a fine edge, in one element. */
export function piece(
  e: Easel,
  d: string,
  hex: string,
  direction: Direction = slant,
  strength = 0.35,
  width = 1.6,
): string {
  const rim = mix(shaded(hex, 0.7), "#0b1016", 0.35);
  const alpha = luminance(hex) > 0.5 ? 0.42 : 0.7;
  return `<path d="${d}" fill="${tone(e, hex, direction, strength)}" stroke="${rim}" stroke-width="${width}" stroke-opacity="${alpha}" stroke-linejoin="round"/>`;
}

/** A sewn seam along a spec: a dark line with a lit edge. */
export function seam(of: string, hex: string, width = 2.6): string {
  const dark = luminance(hex) < 0.03;
  return (
    stroke(line(of), "#05080c", width, dark ? 0.75 : 0.42) +
    stroke(line(parallel(of, -width * 0.9)), "#ffffff", width * 0.5, dark ? 0.2 : 0.34)
  );
}

/** A thread colour that is visible on a material. */
export const thread = (hex: string): string => (luminance(hex) < 0.18 ? lighten(hex, 0.42) : darken(hex, 0.42));

/** A row of stitches along a spec. */
export function stitches(of: string, paint: string, width = 2.2, opacity = 0.85): string {
  return stroke(line(of), paint, width, opacity, ` stroke-dasharray="${n(width * 3.2)} ${n(width * 2.3)}"`);
}

/** A seam with a row of stitches on one side, or on both sides as in a felled seam. */
export function topstitch(of: string, hex: string, gap = 7, both = false): string {
  const paint = thread(hex);
  return (
    seam(of, hex) +
    stitches(parallel(of, gap), paint, 1.9, 0.7) +
    (both ? stitches(parallel(of, -gap), paint, 1.9, 0.7) : "")
  );
}
