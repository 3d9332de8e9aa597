import type { Point } from "#demo/artwork/svg.ts";
import { figures } from "./figures.ts";
import { lettersAM } from "./letters-am.ts";
import { lettersNZ } from "./letters-nz.ts";

/** A letter one unit high: its advance without spacing, and its outlines (non-zero rule). */
export type Glyph = { width: number; outlines: Point[][] };

const shapes = { ...lettersAM, ...lettersNZ, ...figures };

/**
 * Returns the glyph of a character: capitals, digits and a few signs. Undefined for spaces and all other characters.
 */
export function glyph(character: string, width: number, weight: number): Glyph | undefined {
  const entry = shapes[character];
  if (!entry) return undefined;
  const w = entry[0] === 0 ? weight : Math.max(entry[0] * width, weight * 2.2);
  return { width: w, outlines: entry[1](w, weight) };
}
