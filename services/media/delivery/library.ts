import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { Db } from "#database/tables.ts";
import type { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { Size } from "#services/media/image-request/target.ts";
import { findAsset, findItems } from "#services/media/reads.ts";
import type { Rasters, Source } from "#services/media/rendering/rasters.ts";
import { type Asset, type AssetKey, assetName } from "#services/media/schema.ts";
import type { FileCache } from "#services/media/storage/file-cache.ts";
import type { ByteRange, Storage } from "#services/media/storage/storage.ts";
import type { Studio } from "#services/media/studio/studio.ts";

type StorageServices = {
  db: Db;
  cache: TaggedCache;
  storage: Storage;
  rasters: Rasters;
  films: FileCache;
  studio: Studio;
  /** Whether assets without a file can be drawn, that is, the demo world is present. */
  canDraw: boolean;
};

/** Finds assets and reads their bytes. */
export class Library {
  readonly #parts: StorageServices;

  constructor(parts: StorageServices) {
    this.#parts = parts;
  }

  /** Null when the asset is unknown, in the bin, or drawn by a demo world that is not present. */
  async find(key: AssetKey): Promise<Asset | null> {
    const { db, cache, canDraw } = this.#parts;
    // PostgreSQL cannot store such a text, so no asset has this name.
    if (assetName(key).includes("\0")) return null;
    const asset = await cache.read(assetName(key), () => findAsset(db, key));
    if (asset?.deletedAt) return null;
    return asset && (asset.file || asset.kind === "set" || canDraw) ? asset : null;
  }

  /** Returns the existing items of a set, in order. */
  items({ alias, items }: Asset): Promise<Asset[]> {
    return findItems(this.#parts.db, alias, items);
  }

  /**
   * Returns the pixels of an image, in at least `scale` times the master's size, up to full size. Throws MasterMissing.
   */
  async source(asset: Asset, scale: number): Promise<Source> {
    const { storage, rasters, studio } = this.#parts;
    const { file, width, height } = asset;
    if (file && asset.format !== "svg") return { width, height, input: await storage.local(file) };
    const { id, hasAlpha } = asset;
    const paint = async (size: Size, path: string) => {
      if (file) await studio.order({ kind: "paint", svg: await storage.local(file), size, hasAlpha, path });
      else await studio.order({ kind: "draw", id, size, hasAlpha, path });
    };
    return rasters.source({ ...asset, paint }, scale);
  }

  /** Returns the bytes of a video or a document. Throws MasterMissing. */
  async film(asset: Asset, range?: ByteRange): Promise<Readable> {
    const { storage } = this.#parts;
    return asset.file ? storage.open(asset.file, range) : createReadStream(await this.prepareFilm(asset), range);
  }

  /** Makes a generated video before it is requested. Resolves with its path. */
  prepareFilm({ id, version }: Asset): Promise<string> {
    const { films, studio } = this.#parts;
    return films.get(`${id}-${version}.mp4`, async (path) => void (await studio.order({ kind: "film", id, path })));
  }
}
