import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { mediaTag } from "#database/changes/tags.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { dropAsset, type MediaServices } from "#services/media/actions.ts";
import type { Asset } from "#services/media/schema.ts";
import { putAssets } from "#services/media/writes.ts";
import type { UploadProblem } from "./examine.ts";
import { masterPixels } from "./limits.ts";
import { receive } from "./receive.ts";
import { sniff } from "./sniff.ts";

/** Photos from visitors. They are received and examined like uploads by staff, then encoded again. */

export type PhotoServices = MediaServices & { alias: string };

/** The maximum size of a photo in bytes, and the longer side of the stored picture in pixels. */
const photoBytes = 8 * 1024 * 1024;
export const photoSide = 2048;

/** Formats that cameras produce. Drawings and films are refused. */
const kinds = new Set(["jpeg", "png", "webp", "avif"]);

/**
 * Stores a visitor's photo under an id, encoded again as an upright JPEG without metadata (place, time, camera). Throws
 * UploadTooLarge beyond 8 MB.
 */
export async function addPhoto(
  services: PhotoServices,
  { id, bytes, title }: { id: string; bytes: Uint8Array; title: string },
): Promise<Result<Pick<Asset, "width" | "height">, UploadProblem>> {
  const { db, cache, storage, queue, studio, incoming, alias } = services;
  const received = await receive(Readable.from([Buffer.from(bytes)]), incoming, photoBytes);
  const path = `${received.path}.jpg`;
  try {
    if (!kinds.has(sniff(received.head) ?? "")) return fail("unsupported-type", "This is no photo.");
    const { examined } = await queue.run(() => studio.order({ kind: "examine", received, most: masterPixels }), 2);
    if (!examined?.ok) return examined ?? fail("unreadable", "The photo cannot be read.");
    const { made } = await queue.run(() => studio.order({ kind: "remake", received, path, side: photoSide }), 2);
    if (!made) return fail("unreadable", "The photo cannot be read.");
    const file = `${randomUUID()}.jpeg`;
    await storage.put(file, path, "image/jpeg");
    const asset = {
      alias,
      kind: "image" as const,
      id,
      title,
      file,
      format: "jpeg",
      version: received.hash.slice(0, 16),
    };
    await db.transaction().execute((trx) => putAssets(trx, [{ ...asset, ...made }]));
    cache.drop([mediaTag({ alias, kind: "image", id })]);
    return ok({ width: made.width, height: made.height });
  } finally {
    await Promise.all([rm(received.path, { force: true }), rm(path, { force: true })]);
  }
}

/** Removes photos with their masters. Missing ones are ignored. */
export async function dropPhotos(services: PhotoServices, ids: readonly string[]): Promise<void> {
  for (const id of ids) await dropAsset(services, { alias: services.alias, kind: "image", id });
}
