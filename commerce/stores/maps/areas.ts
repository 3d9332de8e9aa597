import { type Box, isInBox } from "#commerce/stores/directory/geometry.ts";
import type { Point } from "#commerce/stores/directory/schema.ts";

/** The parts of the world for which the shop has maps. "world" is a coarse map for everything else. */
export const mapAreas: Record<string, Box> = {
  europe: { south: 27, north: 75, west: -30, east: 50 },
  "north-america": { south: 10, north: 80, west: -172, east: -45 },
  japan: { south: 20, north: 57, west: 112, east: 162 },
};

export const areaOf = (points: readonly Point[]): string =>
  Object.entries(mapAreas).find(([, box]) => points.every((point) => isInBox(point, box)))?.[0] ?? "world";
