/** The firn ground under goods. */
import { groundStops } from "#demo/artwork/ground.ts";
import { linear } from "#demo/artwork/svg.ts";

/** The frame of every picture of goods: 3:4, picture units. */
export const width = 900;

export const height = 1200;

export const backdropDefs = linear("firn", [0, 0, 0, 1], groundStops);

export const backdrop = `<rect width="${width}" height="${height}" fill="url(#firn)"/>`;

/** The shadow of what hangs flat on the wall: wide and soft below it, so that nothing hovers. */
const hung =
  '<filter id="wall" color-interpolation-filters="sRGB" x="-10%" y="-6%" width="124%" height="116%"><feGaussianBlur in="SourceAlpha" stdDeviation="17"/><feOffset dx="12" dy="20"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** A drawing hung on the wall, with what it needs among a picture's definitions. */
export const onWall = (drawing: string): { body: string; defs: string } => ({
  body: `<g filter="url(#wall)">${drawing}</g>`,
  defs: hung,
});
