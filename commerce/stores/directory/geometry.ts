import type { Point } from "./schema.ts";

/** Distances on a sphere, in kilometres and degrees. */

const earth = 6371.0088;
const perDegree = (Math.PI * earth) / 180;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Box = { south: number; north: number; west: number; east: number };

/**
 * Returns a box that contains everything within `radius` of a point, and a little more. `west` is greater than `east`
 * when the box crosses the date line. Around a pole it covers all longitudes.
 */
export function boxAround({ lat, lng }: Point, radius: number): Box {
  const south = Math.max(-90, lat - radius / perDegree);
  const north = Math.min(90, lat + radius / perDegree);
  // The circle is widest where a meridian touches it, not at the latitude of its centre.
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

/** The unit that a country's road signs use. */
export const lengthUnitOf = (country: string): "mile" | "kilometer" => (inMiles.has(country) ? "mile" : "kilometer");
