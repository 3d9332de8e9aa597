/**
 * Line drawings of kinds of products, and the places on them at which a fact is said. Drawn on 480 × 420; the circle
 * with the number stands at the second pair of coordinates, its pointer ends at the first.
 */

type Callout = readonly [x: number, y: number, numberX: number, numberY: number];
export type LineArt = {
  /** The outlines, filled in white. */
  body: string;
  /** Further outlines, each filled over those before it. */
  over?: readonly string[];
  /** Seams and edges. */
  seams?: string;
  /** What lies inside, as dashes. */
  inside?: string;
  /**
   * What is highlighted for a value of a fact: "dual-dial" → where the dials are. By a fact's id it is highlighted for
   * each of its values; of a list, as many as the fact counts.
   */
  marks?: Readonly<Record<string, string | readonly string[]>>;
  /** By the fact's id. */
  places: Readonly<Record<string, Callout>>;
};

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
