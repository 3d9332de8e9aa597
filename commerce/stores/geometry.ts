import type { Point } from "./schema.ts";

/** Distances on a ball; kilometres and degrees. */

const earth = 6371.0088;
const perDegree = (Math.PI * earth) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Box = { south: number; north: number; west: number; east: number };

/**
 * Holds everything within `radius` of a point, and a little more. `west` is above `east` where it crosses the date line;
 * around a pole it is the whole circle.
 */
export function boxAround({ lat, lng }: Point, radius: number): Box {
  const south = Math.max(-90, lat - radius / perDegree);
  const north = Math.min(90, lat + radius / perDegree);
  // The widest place is not at the point's own latitude, but where a meridian touches the circle.
  const ratio = Math.sin(Math.min(Math.PI / 2, radius / earth)) / Math.cos(radians(lat));
  if (south <= -90 || north >= 90 || !(ratio < 1)) return { south, north, west: -180, east: 180 };
  const reach = (Math.asin(ratio) * 180) / Math.PI;
  return { south, north, west: wrapped(lng - reach), east: wrapped(lng + reach) };
}

const wrapped = (lng: number): number => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);

export const isInBox = ({ lat, lng }: Point, { south, north, west, east }: Box): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

export const kilometresPerMile = 1.609344;
const inMiles = new Set(["us", "gb", "uk"]);

/** What road signs count in. */
export const lengthUnitOf = (country: string): "mile" | "kilometer" => (inMiles.has(country) ? "mile" : "kilometer");
