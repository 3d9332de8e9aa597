import type { Sharp } from "sharp";
import type { Master } from "#services/media/image-request/format.ts";
import type { Format, ImageRequest } from "#services/media/image-request/request.ts";
import { resolutionFormats, withResolution } from "#services/media/image-request/resolution.ts";
import { cutOf, type Size, targetOf } from "#services/media/image-request/target.ts";
import { sharp } from "./pixels.ts";
import type { Source } from "./rasters.ts";

/** Renders a master. `source` holds its pixels, possibly in another size. */
export async function renderImage(
  master: Master,
  source: Source,
  request: ImageRequest,
  format: Format,
): Promise<Buffer> {
  const background = request.background ?? (format === "jpeg" ? "#ffffff" : { r: 0, g: 0, b: 0, alpha: 0 });
  const pipeline = sharp(source.input, { limitInputPixels: 60_000_000 }).autoOrient();
  place(pipeline, master, source, request, background);
  if (request.background || format === "jpeg") pipeline.flatten({ background });
  const quality = request.qualities[format] ?? request.quality;
  const { width, height } = targetOf(request, master);
  const chroma = Math.max(width, height) <= fewPixels ? "4:4:4" : "4:2:0";
  encode(pipeline, format, { quality, chroma, isProgressive: request.interlaced });
  const body = await pipeline.toBuffer();
  return request.dpi && resolutionFormats.includes(format) ? withResolution(body, format, request.dpi) : body;
}

/**
 * Pictures up to this size keep the colour of each pixel. With one colour for four pixels, a placeholder would have a
 * different hue.
 */
const fewPixels = 32;

type Background = string | { r: number; g: number; b: number; alpha: number };

function place(pipeline: Sharp, master: Master, source: Size, request: ImageRequest, background: Background): void {
  const target = targetOf(request, master);
  const { width, height } = target;
  if (target.fit !== "cover") {
    pipeline.resize({ width, height, fit: target.fit, position: request.position, background });
    return;
  }
  const { scaled, left, top } = cutOf(target, master, request.pointOfInterest ?? master.pointOfInterest);
  // The picture is scaled first, so that the decoder can skip pixels. A narrow part of a very long picture is cropped
  // first instead.
  if (scaled.width * scaled.height <= 24_000_000) {
    pipeline.resize({ ...scaled, fit: "fill" }).extract({ left, top, width, height });
    return;
  }
  const part = (start: number, length: number, whole: number, full: number) => {
    const size = Math.min(full, Math.max(1, Math.round((length * full) / whole)));
    return [Math.min(full - size, Math.round((start * full) / whole)), size] as const;
  };
  const [x, w] = part(left, width, scaled.width, source.width);
  const [y, h] = part(top, height, scaled.height, source.height);
  pipeline.extract({ left: x, top: y, width: w, height: h }).resize({ width, height, fit: "fill" });
}

type Encoding = { quality: number; chroma: "4:4:4" | "4:2:0"; isProgressive: boolean };

function encode(pipeline: Sharp, format: Format, { quality, chroma, isProgressive }: Encoding): void {
  if (format === "jpeg") pipeline.jpeg({ quality, chromaSubsampling: chroma, progressive: isProgressive });
  else if (format === "png") pipeline.png({ compressionLevel: 6 });
  else if (format === "webp") pipeline.webp({ quality, effort: 2 });
  // At the same number, AVIF looks better than the other formats. With this effort it is also faster.
  else pipeline.avif({ quality: Math.max(1, Math.round(quality * 0.7)), effort: 0, chromaSubsampling: chroma });
}
