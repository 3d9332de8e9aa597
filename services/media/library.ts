import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Db } from "#database/tables.ts";
import type { KeptReads } from "#platform/kept.ts";
import type { KeptFiles } from "./kept-files.ts";
import { type Rasters, rasteriseTo, type Source } from "./rasters.ts";
import { findAsset, findItems } from "./reads.ts";
import { type Asset, type AssetKey, tagOf } from "./schema.ts";
import { type ByteRange, MasterMissing, type Storage } from "./storage.ts";
import type { Size } from "./target.ts";

/** Who draws what has no file: the demo world's drawing table. Both write a file, and throw MasterMissing for unknown ids. */
export type Artist = {
  /** A picture of exactly that size. */
  draw(asset: Pick<Asset, "id" | "hasAlpha">, size: Size, path: string): Promise<void>;
  /** A video as an MP4 file of exactly as many bytes as its asset says. */
  film(id: string, path: string): Promise<void>;
};

type Parts = { db: Db; kept: KeptReads; storage: Storage; rasters: Rasters; films: KeptFiles; artist: Artist | null };

/** What media there is, and where its bytes come from. */
export class Library {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Null: unknown, or drawn by a demo world that is switched off. */
  async find(key: AssetKey): Promise<Asset | null> {
    const { db, kept, artist } = this.#parts;
    const tag = tagOf(key);
    const asset = await kept.read(
      tag,
      () => findAsset(db, key),
      () => [tag],
    );
    return asset && (asset.file || asset.kind === "set" || artist) ? asset : null;
  }

  /** A set's items that there are, in order. */
  items({ alias, items }: Asset): Promise<Asset[]> {
    return findItems(this.#parts.db, alias, items);
  }

  /** Pixels of an image, at least `scale` times the master's size where that is no more than 1. Throws MasterMissing. */
  async source(asset: Asset, scale: number): Promise<Source> {
    const { storage, rasters } = this.#parts;
    const { file, width, height } = asset;
    if (file && asset.format !== "svg") return { width, height, input: await storage.local(file) };
    const paint = async (size: Size, path: string) => {
      if (!file) return this.#artist(asset.id).draw(asset, size, path);
      return rasteriseTo(await readFile(await storage.local(file)), size, asset.hasAlpha, path);
    };
    return rasters.source({ ...asset, paint }, scale);
  }

  #artist(id: string): Artist {
    const { artist } = this.#parts;
    if (!artist) throw new MasterMissing(id);
    return artist;
  }

  /** Bytes of a video. Throws MasterMissing. */
  async film(asset: Asset, range?: ByteRange): Promise<Readable> {
    const { storage } = this.#parts;
    return asset.file ? storage.open(asset.file, range) : createReadStream(await this.prepareFilm(asset), range);
  }

  /** Makes a video that is made on demand, before it is asked for. Resolves with its path. */
  prepareFilm({ id, version }: Asset): Promise<string> {
    return this.#parts.films.get(`${id}-${version}.mp4`, (draft) => this.#artist(id).film(id, draft));
  }
}
