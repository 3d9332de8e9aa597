import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { mediaTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { Studio } from "#services/media/studio/studio.ts";
import { findAsset, findItems } from "./reads.ts";
import type { RenderQueue } from "./rendering/queue.ts";
import type { AltTexts, Asset, AssetKey, Film, PointOfInterest, SetItem } from "./schema.ts";
import type { Storage } from "./storage/storage.ts";
import type { UploadProblem } from "./uploads/examine.ts";
import { receive } from "./uploads/receive.ts";
import { masterTypes } from "./uploads/sniff.ts";
import { type NewAsset, putAssets, removeAsset } from "./writes.ts";

export type MediaServices = {
  db: Db;
  cache: TaggedCache;
  storage: Storage;
  queue: RenderQueue;
  studio: Studio;
  /** The folder that receives uploads. */
  incoming: string;
};

export type MediaProblem = UploadProblem | Problem<"asset-not-found" | "exists" | "invalid">;

const notFound = fail("asset-not-found", "There is no such asset.");
const invalid = (field: string, must: string) => fail("invalid", `${field} ${must}.`, { fields: { [field]: must } });

/**
 * The maximum size of an upload in bytes. Pictures have a lower limit, which is checked once the file is known to be a
 * picture.
 */
const uploadBytes = 128 * 1024 * 1024;

/** `kind` is the required kind of file; when absent, any kind is accepted. */
export type Upload = {
  alias: string;
  id: string;
  body: Readable;
  mayReplace: boolean;
  kind?: MasterKind;
} & Changes;
type MasterKind = "image" | "video" | "document";

const isKind: Record<MasterKind, string> = { image: "a picture", video: "a film", document: "a document" };

/** The properties that staff edit. Absent ones stay unchanged. */
export type Changes = {
  title?: string;
  description?: string;
  /** By language. An empty text removes a language's text. */
  alt?: AltTexts;
  pointOfInterest?: PointOfInterest | null;
  items?: SetItem[];
  poster?: string | null;
  thumbs?: Film["thumbs"];
};

/**
 * Receives a picture, video or document: the file is examined, stored and then recorded. When it replaces an asset, the
 * properties set by staff are kept.
 */
export async function addMaster(services: MediaServices, upload: Upload): Promise<Result<Asset, MediaProblem>> {
  const { storage, queue, studio, incoming } = services;
  const received = await receive(upload.body, incoming, uploadBytes);
  try {
    const { examined } = await queue.run(() => studio.order({ kind: "examine", received }), 2);
    if (!examined?.ok) return examined ?? notFound;
    const { film, bytes = received.size, ...facts } = examined.value;
    const kind: MasterKind = film ? "video" : facts.format === "pdf" ? "document" : "image";
    if (upload.kind && upload.kind !== kind) {
      const message = `This is ${isKind[kind]}, and not ${isKind[upload.kind]}.`;
      return fail("unsupported-type", message, { fields: { body: message } });
    }
    const key = { alias: upload.alias, kind, id: upload.id };
    const wrong = await wrongIn(services.db, key, upload);
    if (wrong) return wrong;
    const file = `${randomUUID()}.${facts.format}`;
    await storage.put(file, received.path, masterTypes[facts.format as keyof typeof masterTypes]);
    const asset = { ...key, ...facts, file, bytes, version: received.hash.slice(0, 16) };
    const before = upload.mayReplace ? await findAsset(services.db, key) : null;
    const put = await save(services, changed({ ...asset, film, ...saidOf(before) }, upload), upload.mayReplace);
    if (!put.ok) await storage.remove(file);
    return put;
  } finally {
    await rm(received.path, { force: true });
  }
}

export type NewSet = { alias: string; id: string; mayReplace: boolean; items: SetItem[] } & Changes;

export async function addSet(services: MediaServices, set: NewSet): Promise<Result<Asset, MediaProblem>> {
  const key = { alias: set.alias, kind: "set", id: set.id } as const;
  const wrong = await wrongIn(services.db, key, set);
  return wrong ?? save(services, changed({ ...key, version: randomUUID().slice(0, 8) }, set), set.mayReplace);
}

/**
 * Changes an asset's properties. `weigh` receives the current asset and returns the changes to apply, or a problem. The
 * asset is locked meanwhile.
 */
export async function changeAsset<P extends Problem = never>(
  services: MediaServices,
  key: AssetKey,
  changes: Changes,
  weigh?: (trx: Transaction, asset: Asset) => Promise<Result<Changes, P>>,
): Promise<Result<Asset, MediaProblem | P>> {
  const wrong = await wrongIn(services.db, key, changes);
  if (wrong) return wrong;
  const saved = await services.db.transaction().execute(async (trx): Promise<Result<Asset, MediaProblem | P>> => {
    // A concurrent change of the same asset waits here, and then sees the new state.
    const before = await findAsset(trx, key, true);
    if (!before) return notFound;
    const left = weigh ? await weigh(trx, before) : ok(changes);
    if (!left.ok) return left;
    await putAssets(trx, [changed(before, left.value)], true);
    const after = await findAsset(trx, key);
    return after ? ok(after) : notFound;
  });
  services.cache.drop([mediaTag(key)]);
  return saved;
}

/** Deletes an asset and its master. Sets that contain it stay, without it. */
export async function dropAsset(
  services: Pick<MediaServices, "db" | "cache" | "storage">,
  key: AssetKey,
): Promise<Result<null, MediaProblem>> {
  const { db, cache, storage } = services;
  const asset = await findAsset(db, key);
  if (!asset || !(await db.transaction().execute((trx) => removeAsset(trx, key)))) return notFound;
  cache.drop([mediaTag(key)]);
  if (asset.file) await storage.remove(asset.file);
  return ok(null);
}

/**
 * Returns the problem with the changes for an asset of this kind: a property that the kind does not have, or a
 * reference to something that does not exist.
 */
async function wrongIn(db: Db, { alias, kind, id }: AssetKey, changes: Changes) {
  const { items, poster, thumbs, pointOfInterest } = changes;
  if (items && kind !== "set") return invalid("items", "belong to sets");
  if (pointOfInterest && kind !== "image") return invalid("pointOfInterest", "belongs to images");
  for (const [name, value] of Object.entries({ poster, thumbs }))
    if (value && kind !== "video") return invalid(name, "belongs to videos");
  if (items?.some((item) => item.kind === "set" && item.id === id))
    return invalid("items", "must not hold the set itself");
  const images = [...(poster ? [poster] : []), ...(thumbs ?? []).map((thumb) => thumb.id)];
  const wanted = [...(items ?? []), ...images.map((image): SetItem => ({ kind: "image", id: image }))];
  const found = new Set((await findItems(db, alias, wanted)).map((one) => `${one.kind}/${one.id}`));
  const missing = wanted.find((one) => !found.has(`${one.kind}/${one.id}`));
  if (!missing) return null;
  const field = items?.includes(missing) ? "items" : missing.id === poster ? "poster" : "thumbs";
  return invalid(field, `names ${missing.kind} ${missing.id}, which there is not`);
}

const saidOf = (asset: Asset | null) =>
  asset && (({ title, description, alt, pointOfInterest }) => ({ title, description, alt, pointOfInterest }))(asset);

/**
 * A changed point of interest changes the version. A picture's address names its crop by version (`v`), and browsers
 * cache it.
 */
function versionWith(version: string, point: PointOfInterest | null): string {
  const [master = ""] = version.split(".");
  return `${master}.${createHash("sha1").update(JSON.stringify(point)).digest("hex").slice(0, 6)}`;
}

function changed(asset: NewAsset, changes: Changes): NewAsset {
  const { title, description, alt, pointOfInterest, items, poster, thumbs } = changes;
  const film = asset.film && {
    ...asset.film,
    ...(poster !== undefined && { poster }),
    ...(thumbs !== undefined && { thumbs: thumbs.toSorted((a, b) => a.time - b.time) }),
  };
  return {
    ...asset,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(alt !== undefined && {
      alt: Object.fromEntries(Object.entries({ ...asset.alt, ...alt }).filter(([, text]) => text.trim() !== "")),
    }),
    ...(pointOfInterest !== undefined && {
      pointOfInterest,
      version: versionWith(asset.version, pointOfInterest),
    }),
    ...(items !== undefined && { items }),
    ...(film && { film }),
  };
}

/** Writes an asset. Its previous master is removed after the new one is recorded. */
async function save(
  { db, cache, storage }: MediaServices,
  asset: NewAsset,
  mayReplace: boolean,
): Promise<Result<Asset, MediaProblem>> {
  const [old, count] = await db.transaction().execute(async (trx: Transaction) => {
    const before = await findAsset(trx, asset);
    return [before, await putAssets(trx, [asset], mayReplace)] as const;
  });
  if (count === 0) return fail("exists", `There is ${asset.kind} ${asset.id} already.`, { fields: { id: "is taken" } });
  cache.drop([mediaTag(asset)]);
  if (old?.file && old.file !== asset.file) await storage.remove(old.file);
  const saved = await findAsset(db, asset);
  return saved ? ok(saved) : notFound;
}
