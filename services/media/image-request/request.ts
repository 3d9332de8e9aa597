import type { PointOfInterest } from "#services/media/schema.ts";

export type Format = "jpeg" | "png" | "webp" | "avif";

/** The requested form of an image (specification 7.12), read from its address. Pure. */
export type ImageRequest = {
  w?: number;
  h?: number;
  maxW?: number;
  maxH?: number;
  fit: Fit;
  /** The position of a padded picture in its box, in sharp's terms. */
  position: string;
  format: "auto" | Format;
  quality: number;
  /** The quality for single formats, instead of `quality`. */
  qualities: Partial<Record<Format, number>>;
  background: string | null;
  interlaced: boolean;
  dpi: number | null;
  pointOfInterest: PointOfInterest | null;
};

/** How a box of w and h is filled: padded, cropped, stretched, or by shrinking the box. */
export type Fit = "pad" | "crop" | "stretch" | "aspect";

/** The longest side, so that an address cannot request a gigabyte. */
export const maxSide = 4096;
export const defaultQuality = 75;

const formats: Record<string, "auto" | Format> = {
  auto: "auto",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};

const fits: Record<string, Fit> = { c: "crop", s: "stretch", aspect: "aspect" };
const positions: Record<string, string> = {
  tl: "left top",
  tc: "top",
  tr: "right top",
  ml: "left",
  mr: "right",
  bl: "left bottom",
  bc: "bottom",
  br: "right bottom",
};

/** Looks up a name from a request. Inherited properties ("constructor") are not found. */
const named = <Value>(table: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** An invalid value. `parameter` is the name of the parameter. */
export class BadImageRequest extends Error {
  readonly statusCode = 400;
  readonly code = "bad-image-request";
  readonly parameter: string;

  constructor(parameter: string, must: string) {
    super(`${parameter} must be ${must}.`);
    this.parameter = parameter;
  }
}

/**
 * Reads the query and the extension, which sets the format. Unknown parameters are ignored; invalid values are refused.
 */
export function readImageRequest(query: URLSearchParams, extension: string | null): ImageRequest {
  const side = (name: string) => {
    const value = readNumber(query, name, 1, maxSide);
    return value === null ? {} : { [name]: Math.round(value) };
  };
  const format = named(formats, (extension ?? (query.get("fmt") || "auto")).toLowerCase());
  if (!format) throw new BadImageRequest("fmt", `one of ${Object.keys(formats).join(", ")}`);
  const sm = (query.get("sm") ?? "mc").toLowerCase();
  return {
    ...side("w"),
    ...side("h"),
    ...side("maxW"),
    ...side("maxH"),
    fit: named(fits, sm) ?? "pad",
    position: named(positions, sm) ?? "centre",
    format,
    ...readQualities(query),
    background: readBackground(query.get("bg")),
    interlaced: query.get("fmt.jpeg.interlaced") === "true" || query.get("fmt.options") === "interlaced",
    dpi: readNumber(query, "dpi", 1, 2400),
    pointOfInterest: readPoint(query.get("poi")),
  };
}

function readNumber(query: URLSearchParams, name: string, low: number, high: number): number | null {
  const text = query.get(name);
  if (text === null || text.trim() === "") return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < low || value > high)
    throw new BadImageRequest(name, `a number from ${low} to ${high}`);
  return value;
}

function readQualities(query: URLSearchParams): Pick<ImageRequest, "quality" | "qualities"> {
  const read = (name: string) => {
    if (query.get(name) === "default") return defaultQuality;
    const value = readNumber(query, name, 0, 100);
    return value === null ? null : Math.max(1, Math.round(value));
  };
  const qualities: ImageRequest["qualities"] = {};
  for (const [name, format] of Object.entries(formats)) {
    const own = format === "auto" ? null : read(`fmt.${name}.qlt`);
    if (own !== null && format !== "auto") qualities[format] = own;
  }
  return { quality: read("qlt") ?? defaultQuality, qualities };
}

function readBackground(text: string | null): string | null {
  if (!text) return null;
  const parts = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255))
    throw new BadImageRequest("bg", "rgb(r,g,b) with numbers up to 255");
  return `rgb(${parts.map(Number).join(",")})`;
}

/** "x,y" or "x,y,w,h" as fractions. A template's placeholder ("{x},{y}") is ignored. */
function readPoint(text: string | null): PointOfInterest | null {
  if (!text || text.includes("{")) return null;
  const parts = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const isPoint = (parts.length === 2 || parts.length === 4) && parts.every((part) => part >= 0 && part <= 1);
  if (!isPoint) throw new BadImageRequest("poi", "x,y or x,y,w,h, each from 0 to 1");
  const [x = 0, y = 0, w = 0, h = 0] = parts;
  return { x, y, w, h };
}
