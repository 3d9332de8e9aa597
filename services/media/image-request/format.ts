import type { PointOfInterest } from "#services/media/schema.ts";
import type { Format, ImageRequest } from "./request.ts";
import { type Size, targetOf } from "./target.ts";

/** The properties of a master that decide how its pictures look. */
export type Master = Size & { hasAlpha: boolean; pointOfInterest: PointOfInterest | null };

/** The most pixels for AVIF. Larger pictures take too long to encode and are sent as WebP. */
const avifPixels = 2_400_000;

/** Media types are case-insensitive (RFC 9110). */
const takes = (given: string, type: string): boolean => {
  const accept = given.toLowerCase();
  const at = accept.indexOf(type);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accept.slice(at + type.length));
};

/** Chooses the format for "auto" by what the browser accepts and what the picture needs (specification 7.12). */
export function chooseFormat(request: ImageRequest, accept: string, master: Master): Format {
  if (request.format !== "auto") return request.format;
  const { width, height } = targetOf(request, master);
  if (takes(accept, "image/avif") && width * height <= avifPixels) return "avif";
  if (takes(accept, "image/webp")) return "webp";
  return master.hasAlpha && !request.background ? "png" : "jpeg";
}
