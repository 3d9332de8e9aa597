import type { Sharp } from "sharp";
import type { Size } from "#services/media/image-request/target.ts";
import { sharp } from "./pixels.ts";

const maxPixels = 16_000_000;

/** Renders a drawing in exactly that size, on white when it has no transparency. */
export async function rasterise(svg: Buffer, size: Size, hasAlpha: boolean): Promise<Sharp> {
  const { width = 1, height = 1 } = await sharp(svg, { limitInputPixels: false }).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const most = Math.sqrt(maxPixels / (width * height));
  const density = Math.min(20_000, Math.max(1, 72 * Math.min(scale, most)));
  const pixels = sharp(svg, { density, limitInputPixels: maxPixels * 2 }).resize({ ...size, fit: "fill" });
  return hasAlpha ? pixels : pixels.flatten({ background: "#ffffff" });
}

/** Renders a drawing to a file. JPEG is read fastest; WebP keeps transparency. */
export async function rasteriseTo(svg: Buffer, size: Size, hasAlpha: boolean, path: string): Promise<void> {
  const pixels = await rasterise(svg, size, hasAlpha);
  if (hasAlpha) pixels.webp({ quality: 95, alphaQuality: 95, effort: 0 });
  else pixels.jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
  await pixels.toFile(path);
}
