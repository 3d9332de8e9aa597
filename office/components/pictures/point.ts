import type { PointOfInterest } from "#services/media/schema.ts";

/** Points of a picture as fractions from its top left corner. Pure. */

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The point limited to the picture, rounded to a thousandth. */
export const moved = ({ x, y }: { x: number; y: number }): PointOfInterest => ({ x: within(x), y: within(y) });

/** The centre of a point or an area. Null gives the centre of the picture. */
export const middleOf = (point: PointOfInterest | null): { x: number; y: number } =>
  point ? { x: point.x + (point.w ?? 0) / 2, y: point.y + (point.h ?? 0) / 2 } : { x: 0.5, y: 0.5 };
