/** The firn ground under goods. */
import { groundStops } from "#demo/artwork/ground.ts";
import { linear } from "#demo/artwork/svg.ts";

/** The frame of every picture of goods: 3:4, picture units. */
export const width = 900;

export const height = 1200;

export const backdropDefs = linear("firn", [0, 0, 0, 1], groundStops);

export const backdrop = `<rect width="${width}" height="${height}" fill="url(#firn)"/>`;
