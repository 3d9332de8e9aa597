import type { PointOfInterest } from "#services/media/schema.ts";

/** Points of pictures as fractions from the upper left. Pure. */

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** A point inside of the picture, to a thousandth. */
export const moved = ({ x, y }: { x: number; y: number }): PointOfInterest => ({ x: within(x), y: within(y) });

/** The middle of a point or an area; that of the picture where there is neither. */
export const middleOf = (point: PointOfInterest | null): { x: number; y: number } =>
  point ? { x: point.x + (point.w ?? 0) / 2, y: point.y + (point.h ?? 0) / 2 } : { x: 0.5, y: 0.5 };
