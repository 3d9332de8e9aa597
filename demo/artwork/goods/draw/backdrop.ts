/** The firn ground under goods: one diagonal gradient, since a second full-frame layer costs more than it shows. */
import { linear } from "#demo/artwork/svg.ts";

/** The frame of every picture of goods: 3:4, picture units. */
export const width = 900;

export const height = 1200;

export const backdropDefs = linear(
  "firn",
  [0.12, 0, 0.5, 1],
  [
    [0, "#fbfcfd"],
    [0.5, "#f2f4f6"],
    [1, "#e7ebef"],
  ],
);

export const backdrop = `<rect width="${width}" height="${height}" fill="url(#firn)"/>`;
