import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { Size } from "#services/media/image-request/target.ts";
import { sharp } from "#services/media/rendering/pixels.ts";
import { rasterise } from "#services/media/rendering/rasterise.ts";
import { sanitiseSvg } from "#services/media/rendering/svg.ts";
import type { Asset, Film } from "#services/media/schema.ts";
import { groundOf } from "./ground.ts";
import { masterPixels } from "./limits.ts";
import { readFilm } from "./mp4.ts";
import type { ReceivedFile } from "./receive.ts";
import { type MasterType, sniff } from "./sniff.ts";

export type Facts = Pick<Asset, "format" | "width" | "height" | "hasAlpha" | "ground"> & {
  film: Film | null;
  /** The size of the file, when it is not the uploaded one. */
  bytes?: number;
};
export type UploadProblem = Problem<"unsupported-type" | "unreadable" | "too-large">;

/**
 * The most pixels of an uploaded picture. 108 megapixels, the most that phones produce, are read line by line and take
 * a few MB. Formats that must be decoded as a whole (WebP, AVIF, progressive and interlaced files) have a lower limit,
 * because such a picture would take 500 MB.
 */
const [mostPixels, mostAtOnce] = [110_000_000, 50_000_000];
const maxSvg = 2 * 1024 * 1024;
const maxDocument = 20 * 1024 * 1024;
const maxBytes = 64 * 1024 * 1024;
/** A file that takes longer was probably made to do so. */
const seconds = 40;
const [maxLong, maxShort] = [1280, 720];

/** A drawing has no size of its own. As a master it gets about four megapixels. */
const drawnPixels = 4_000_000;

const unreadable = (message: string) => fail("unreadable", message, { fields: { body: message } });

/**
 * Determines from its bytes what an upload is. An SVG is rewritten without active content and external references. A
 * picture with more pixels than a master may have is made smaller; with more than `most` pixels it is refused.
 */
export async function examine(received: ReceivedFile, most = mostPixels): Promise<Result<Facts, UploadProblem>> {
  const type = sniff(received.head);
  if (!type) {
    const message = "This is none of JPEG, PNG, WebP, AVIF, SVG, MP4 and PDF.";
    return fail("unsupported-type", message, { fields: { body: message } });
  }
  if (type === "mp4") return examineFilm(received);
  if (type === "pdf") return examineDocument(received);
  if (received.size > (type === "svg" ? maxSvg : maxBytes))
    return fail("too-large", `Pictures have ${maxBytes / 1024 ** 2} MB at most, drawings ${maxSvg / 1024 ** 2}.`);
  try {
    return await (type === "svg" ? examineDrawing(received) : examinePicture(received, type, most));
  } catch {
    return unreadable("The picture cannot be read: it is damaged.");
  }
}

async function examinePicture(
  { path }: ReceivedFile,
  type: MasterType,
  most: number,
): Promise<Result<Facts, UploadProblem>> {
  const { autoOrient, hasAlpha, isProgressive } = await sharp(path, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  const isStreamed = (type === "jpeg" || type === "png") && !isProgressive;
  const limit = Math.min(most, isStreamed ? mostPixels : mostAtOnce);
  if (width * height > limit) {
    const message = `The picture has ${width} × ${height} pixels; ${Math.round(limit / 1e6)} megapixels is the most${isStreamed || limit === most ? "" : " for this kind of file (as JPEG or PNG without progressive steps it may have more)"}.`;
    return fail("too-large", message, { fields: { body: message } });
  }
  const reduced = width * height > masterPixels ? await reduce(path, hasAlpha) : null;
  // Reads the whole picture, so that a damaged file is refused now and not when it is shown.
  const sample = sharp(path, { failOn: "error", limitInputPixels: masterPixels }).timeout({ seconds });
  const small = await sample.resize(128, 128, { fit: "fill" }).png().toBuffer();
  const isSeeThrough = hasAlpha && !(await sharp(small).stats()).isOpaque;
  const pixels = await sharp(small).flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer();
  const ground = isSeeThrough ? null : groundOf(pixels, 128);
  return ok({ format: type, width, height, ...reduced, hasAlpha: isSeeThrough, ground, film: null });
}

/**
 * Replaces the file by the same picture with a master's number of pixels. It is not rotated upright, which would need
 * all pixels at once: the file keeps its orientation data.
 */
async function reduce(path: string, hasAlpha: boolean) {
  const { width, height, autoOrient } = await sharp(path, { limitInputPixels: mostPixels }).metadata();
  // WebP needs all pixels at once to be written, so it gets half as many.
  const pixels = masterPixels * (hasAlpha ? 0.5 : 0.99);
  const scale = Math.sqrt(pixels / (width * height));
  const draft = `${path}.reduced`;
  const pipeline = sharp(path, { failOn: "error", limitInputPixels: mostPixels, sequentialRead: true })
    .timeout({ seconds })
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: "fill" })
    .keepIccProfile()
    .keepExif();
  const format = hasAlpha ? ("webp" as const) : ("jpeg" as const);
  if (hasAlpha) pipeline.webp({ quality: 92, effort: 2 });
  // Optimised Huffman tables would need the whole picture in memory: 380 MB instead of 120.
  else pipeline.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false });
  try {
    const made = await pipeline.toFile(draft);
    await rename(draft, path);
    const isTurned = autoOrient.width !== width;
    const [across, down] = isTurned ? [made.height, made.width] : [made.width, made.height];
    return { format, width: across, height: down, bytes: made.size };
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Writes an examined picture as an upright JPEG with sides of at most `side` pixels, without any other data of the
 * file.
 */
export async function remake(from: string, to: string, side: number): Promise<Size & { bytes: number }> {
  const { width, height, size } = await sharp(from, { failOn: "error", limitInputPixels: masterPixels })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toFile(to);
  return { width, height, bytes: size };
}

async function examineDrawing({ path }: ReceivedFile): Promise<Result<Facts, UploadProblem>> {
  const text = sanitiseSvg(await readFile(path, "utf8"));
  const drawing = Buffer.from(text);
  const { width: across, height: down } = await sharp(drawing, { limitInputPixels: false }).metadata();
  if (!across || !down) return unreadable("The drawing has no size: give it a viewBox.");
  const scale = Math.sqrt(drawnPixels / (across * down));
  const size = { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) };
  if (Math.max(size.width, size.height) > 16_000) return unreadable("The drawing is too long and thin.");
  const small = { width: Math.max(1, size.width >> 4), height: Math.max(1, size.height >> 4) };
  const pixels = await (await rasterise(drawing, small, true)).png().toBuffer();
  const { isOpaque } = await sharp(pixels).stats();
  await writeFile(path, drawing);
  return ok({ format: "svg", ...size, hasAlpha: !isOpaque, ground: null, film: null });
}

/** A document is not parsed: a correct ending shows that it is complete. */
async function examineDocument({ path, size }: ReceivedFile): Promise<Result<Facts, UploadProblem>> {
  if (size > maxDocument) return fail("too-large", `Documents have ${maxDocument / 1024 ** 2} MB at most.`);
  const file = await open(path);
  try {
    const end = Math.min(size, 2048);
    const { buffer } = await file.read(Buffer.alloc(end), 0, end, size - end);
    if (!buffer.includes("%%EOF")) return unreadable("The document has no end: it is damaged.");
  } finally {
    await file.close();
  }
  return ok({ format: "pdf", width: 0, height: 0, hasAlpha: false, ground: null, film: null });
}

async function examineFilm({ path, size }: ReceivedFile): Promise<Result<Facts, UploadProblem>> {
  const facts = await readFilm(path);
  if (!facts) return unreadable("The video has no index, or no picture in H.264, HEVC, VP9 or AV1.");
  const { width, height, duration, videoCodec, audioCodec } = facts;
  if (duration < 1) return unreadable("The video does not say how long it is.");
  if (Math.max(width, height) > maxLong || Math.min(width, height) > maxShort)
    return fail("too-large", `The video has ${width} × ${height} pixels; it is served as 720p, which is the most.`);
  const bitrate = Math.round((size * 8000) / duration);
  const film = { duration, bitrate, videoCodec, audioCodec, poster: null, thumbs: [] };
  return ok({ format: "mp4", width, height, hasAlpha: false, ground: null, film });
}
