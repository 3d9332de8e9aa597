/** The standard ground under products. */
import { groundStops } from "#demo/artwork/ground.ts";
import { linear } from "#demo/artwork/svg.ts";

/** The size of every product picture: 3:4, in picture units. */
export const width = 900;

export const height = 1200;

export const backdropDefs = linear("firn", [0, 0, 0, 1], groundStops);

export const backdrop = `<rect width="${width}" height="${height}" fill="url(#firn)"/>`;

/**
 * The shadow of things that hang flat on the wall: wide and soft, below the thing, so that it does not seem to float.
 */
const hung =
  '<filter id="wall" color-interpolation-filters="sRGB" x="-10%" y="-6%" width="124%" height="116%"><feGaussianBlur in="SourceAlpha" stdDeviation="17"/><feOffset dx="12" dy="20"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** A drawing that hangs on the wall, and the definitions that the picture needs for it. */
export const onWall = (drawing: string): { body: string; defs: string } => ({
  body: `<g filter="url(#wall)">${drawing}</g>`,
  defs: hung,
});
