import type { Colourway } from "#demo/shapes.ts";
import { colourNames } from "./colours.ts";

/** A colourway named by the colour chart; `palette` as "#RRGGBB", the swatch first. Throws on an id the chart lacks. */
export function colourway(id: string, ...palette: string[]): Colourway {
  const name = colourNames[id];
  if (!name) throw new Error(`Unknown colour: ${id}`);
  return { id, name, palette };
}
