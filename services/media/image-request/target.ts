import type { PointOfInterest } from "#services/media/schema.ts";
import type { ImageRequest } from "./request.ts";

export type Size = { width: number; height: number };

/** The outer size of the answer and how the picture fits into it. */
export type Target = Size & { fit: "contain" | "cover" | "fill" };

/** The most pixels in an answer. The largest screen considered has 4096 × 2160. */
const maxPixels = 8_900_000;

/** Returns the outer size of the answer and how the picture fits into it. Pure. */
export function targetOf(request: ImageRequest, master: Size): Target {
  const ratio = master.width / master.height;
  let { w: width, h: height } = request;
  let fit: Target["fit"] = "contain";
  if (width && height) {
    if (request.fit === "crop") fit = "cover";
    if (request.fit === "stretch") fit = "fill";
    if (request.fit === "aspect") {
      if (width / height > ratio) width = height * ratio;
      else height = width / ratio;
    }
  } else if (width) height = width / ratio;
  else if (height) width = height * ratio;
  else [width, height] = [master.width, master.height];
  const shrink = Math.min(1, (request.maxW ?? width) / width, (request.maxH ?? height) / height);
  const area = Math.sqrt(Math.min(1, maxPixels / (width * height * shrink * shrink)));
  return {
    width: Math.max(1, Math.round(width * shrink * area)),
    height: Math.max(1, Math.round(height * shrink * area)),
    fit,
  };
}

/** How to crop: the picture is first scaled to `scaled`, then cut at `left` and `top`. */
export type Cut = { scaled: Size; left: number; top: number };

/**
 * Returns the part of the master that a cropped answer shows. It is as large as possible, with the centre of the point
 * of interest as close to its own centre as the edges allow. Pure.
 */
export function cutOf(target: Size, master: Size, point: PointOfInterest | null): Cut {
  const scale = Math.max(target.width / master.width, target.height / master.height);
  const scaled = {
    width: Math.max(target.width, Math.round(master.width * scale)),
    height: Math.max(target.height, Math.round(master.height * scale)),
  };
  const { x, y, w = 0, h = 0 } = point ?? { x: 0.5, y: 0.5 };
  const start = (middle: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, middle * whole - part / 2)));
  return {
    scaled,
    left: start(x + w / 2, scaled.width, target.width),
    top: start(y + h / 2, scaled.height, target.height),
  };
}
