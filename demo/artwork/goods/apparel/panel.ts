/** What a jacket's cut decides. */
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { flip } from "#demo/artwork/goods/draw/mirror.ts";
import { sealedZip } from "#demo/artwork/goods/draw/zip.ts";

export type JacketPanels = {
  body: string;
  sleeve: string;
  hood: string;
  cuff: string;
  zip: string;
  puller: string;
  tab: string | undefined;
  /** Drawn inside a sleeve. */
  arm: (left: boolean) => string;
  /** Drawn inside the body, under its shading, and over it. */
  front: string;
  over: string;
};

/** Draws right and left. */
export const both = (draw: (of: (outline: string) => string) => string): string =>
  draw((o) => o) + draw((o) => flip(o));

/** A pocket's sealed zip. */
export const pocketZip = (e: Easel, of: string, hex: string): string => sealedZip(of, hex, e.accent, 7.5);
