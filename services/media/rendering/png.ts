import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaServices } from "#services/media/actions.ts";
import { readImageRequest } from "#services/media/image-request/request.ts";
import type { Size } from "#services/media/image-request/target.ts";
import { findAsset } from "#services/media/reads.ts";
import type { Source } from "./rasters.ts";

/** Pictures as PNG for documents and icons. They are rendered on every call, so callers should cache them. */

type Services = Pick<MediaServices, "db" | "storage" | "studio" | "queue" | "incoming"> & { alias: string };

/** Returns a picture of the library, no larger than the box. Null when there is none with a file of its own. */
export async function pngOf(services: Services, id: string, box: Size): Promise<Buffer | null> {
  const { db, storage, alias } = services;
  const asset = await findAsset(db, { alias, kind: "image", id });
  if (!asset?.file || asset.deletedAt) return null;
  const { width, height, hasAlpha, format, file } = asset;
  const input = await storage.local(file);
  const share = Math.min(1, box.width / width, box.height / height);
  const size = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  return format === "svg"
    ? pngFrom(services, input, size)
    : rendered(services, { width, height, input }, hasAlpha, size);
}

/** Returns one of our own drawings in that size. */
export async function pngOfDrawing(services: Services, svg: string, size: Size): Promise<Buffer> {
  const path = await draftIn(services, "svg");
  await writeFile(path, svg);
  return pngFrom(services, path, size).finally(() => rm(path, { force: true }));
}

async function pngFrom(services: Services, svg: string, size: Size): Promise<Buffer> {
  const { studio, queue } = services;
  const path = await draftIn(services, "webp");
  try {
    await queue.run(() => studio.order({ kind: "paint", svg, size, hasAlpha: true, path }));
    return await rendered(services, { ...size, input: path }, true, size);
  } finally {
    await rm(path, { force: true });
  }
}

async function rendered(services: Services, source: Source, hasAlpha: boolean, size: Size): Promise<Buffer> {
  const { studio, queue } = services;
  const path = await draftIn(services, "png");
  const imageRequest = readImageRequest(new URLSearchParams({ w: String(size.width), h: String(size.height) }), "png");
  const master = { width: source.width, height: source.height, hasAlpha, pointOfInterest: null };
  try {
    await queue.run(() => studio.order({ kind: "render", master, source, imageRequest, format: "png", path }), 2);
    return await readFile(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function draftIn({ incoming }: Services, type: string): Promise<string> {
  await mkdir(incoming, { recursive: true });
  return join(incoming, `${randomUUID()}.${type}`);
}
