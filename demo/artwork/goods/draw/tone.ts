/** Light on a material, from the upper left: its lit and shaded colours, and the gradients between them. */
import { darken, lighten, luminance } from "#demo/artwork/colour.ts";
import { linear } from "#demo/artwork/svg.ts";
import type { Easel } from "./easel.ts";

/** Directions of a gradient as fractions of the shape's box, from its lit end to its shaded end. */
export const across = [0, 0, 1, 0] as const;

export const down = [0, 0, 0, 1] as const;

export const slant = [0, 0, 0.9, 1] as const;

export type Direction = readonly [number, number, number, number];

const dimness = (hex: string): number => Math.max(0, 1 - luminance(hex) * 6);

/** The lit colour of a material. Light shows more on dark materials, shade on pale ones. */
export const lit = (hex: string, amount: number): string => lighten(hex, amount * (0.55 + 0.25 * dimness(hex)));

/** The shaded colour of a material. */
export const shaded = (hex: string, amount: number): string => darken(hex, amount * (0.9 - 0.2 * dimness(hex)));

/** A fill from lit to shaded; strength 0 … 1. */
export function tone(e: Easel, hex: string, direction: Direction = slant, strength = 0.35): string {
  const id = e.define(`t${hex}${direction.join()}${strength}`, (key) =>
    linear(key, direction, [
      [0, lit(hex, strength * 0.75)],
      [0.42, hex],
      [1, shaded(hex, strength)],
    ]),
  );
  return `url(#${id})`;
}

/** A fill for tubes: shade, light at a third, shade again. For sleeves, fingers and straps seen along their length. */
export function tube(e: Easel, hex: string, direction: Direction = across, strength = 0.4): string {
  const id = e.define(`u${hex}${direction.join()}${strength}`, (key) =>
    linear(key, direction, [
      [0, shaded(hex, strength * 0.45)],
      [0.28, lit(hex, strength * 0.6)],
      [0.55, hex],
      [1, shaded(hex, strength)],
    ]),
  );
  return `url(#${id})`;
}
