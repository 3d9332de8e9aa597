import sharp from "sharp";
import { type ImageRequest, type Size, targetOf } from "./request.ts";

/** A master: a vector drawing, rasterised at the size asked for, or a picture file's bytes. */
export type Master = Size & { body: Buffer; isVector: boolean };

export type Rendition = { body: Buffer; type: string };

// Memory matters more than the odd repeated decode: results are cached by the caller.
sharp.cache(false);
sharp.concurrency(1);

const types = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp", avif: "image/avif" } as const;
export type Format = keyof typeof types;

/** "auto" by what the browser accepts: AVIF costs many times the work of WebP here, so WebP comes first where both are taken. */
export function chooseFormat(wanted: ImageRequest["format"], accept: string): Format {
  if (wanted !== "auto") return wanted;
  if (accept.includes("image/webp")) return "webp";
  return accept.includes("image/avif") ? "avif" : "jpeg";
}

/** Draws a rendition of a master. */
export async function renderImage(master: Master, request: ImageRequest, format: Format): Promise<Rendition> {
  const target = targetOf(request, master);
  const scale = Math.max(target.width / master.width, target.height / master.height);
  const density = master.isVector ? { density: Math.min(600, Math.max(1, 72 * scale)) } : {};
  const background = request.background ?? (format === "jpeg" ? "#ffffff" : { r: 0, g: 0, b: 0, alpha: 0 });
  const pipeline = sharp(master.body, { ...density, limitInputPixels: 60_000_000 }).resize({
    width: target.width,
    height: target.height,
    fit: target.fit,
    background,
  });
  if (request.background || format === "jpeg") pipeline.flatten({ background });
  if (request.dpi) pipeline.withMetadata({ density: request.dpi });
  const quality = request.quality;
  if (format === "jpeg") pipeline.jpeg({ quality, progressive: request.interlaced });
  else if (format === "png") pipeline.png();
  else if (format === "webp") pipeline.webp({ quality, effort: 3 });
  else pipeline.avif({ quality: Math.round(quality * 0.7), effort: 2 });
  return { body: await pipeline.toBuffer(), type: types[format] };
}
