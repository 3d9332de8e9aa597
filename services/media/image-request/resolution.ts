import { crc32 } from "node:zlib";
import type { Format } from "./request.ts";

/** The formats that have a field for the resolution. */
export const resolutionFormats: readonly Format[] = ["jpeg", "png"];

/**
 * Writes a resolution into a finished file: in JPEG's JFIF header or PNG's pHYs chunk. Pixels and other data stay
 * unchanged. Other formats store a resolution only in camera data, which is never passed on.
 */
export function withResolution(body: Buffer, format: Format, dpi: number): Buffer {
  if (format === "jpeg") return inJpeg(body, Math.min(0xffff, Math.round(dpi)));
  return format === "png" ? inPng(body, dpi) : body;
}

function inJpeg(body: Buffer, dpi: number): Buffer {
  const hasHeader = body.readUInt16BE(2) === 0xffe0 && body.toString("latin1", 6, 10) === "JFIF";
  const header = hasHeader
    ? Buffer.from(body.subarray(2, 20))
    : Buffer.from("ffe000104a46494600010101000100010000", "hex");
  header.writeUInt8(1, 11);
  header.writeUInt16BE(dpi, 12);
  header.writeUInt16BE(dpi, 14);
  return Buffer.concat([body.subarray(0, 2), header, body.subarray(hasHeader ? 20 : 2)]);
}

const pngHead = 8 + 25;
const metre = 39.3701;

function inPng(body: Buffer, dpi: number): Buffer {
  const old = body.indexOf("pHYs", pngHead, "latin1");
  const isBeforePixels = old > 0 && old < body.indexOf("IDAT", pngHead, "latin1");
  const rest = isBeforePixels
    ? Buffer.concat([body.subarray(pngHead, old - 4), body.subarray(old + 17)])
    : body.subarray(pngHead);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write("pHYs", 4, "latin1");
  chunk.writeUInt32BE(Math.round(dpi * metre), 8);
  chunk.writeUInt32BE(Math.round(dpi * metre), 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([body.subarray(0, pngHead), chunk, rest]);
}
