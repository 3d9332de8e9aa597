/** The panels that depend on a jacket's cut. */
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
  /** Drawn inside the body: `front` under its shading, `over` above it. */
  front: string;
  over: string;
};

/** Draws something for the right and the left side. */
export const both = (draw: (of: (outline: string) => string) => string): string =>
  draw((o) => o) + draw((o) => flip(o));

/** A pocket's sealed zip. */
export const pocketZip = (e: Easel, of: string, hex: string): string => sealedZip(of, hex, e.accent, 7.5);
