import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { KeptFiles } from "./kept-files.ts";

/** Finished pictures: the hot ones in memory, the others on disk, each made once however many ask for it meanwhile. */
export class Renditions {
  readonly #files: KeptFiles;
  #hot: LRUCache<string, Buffer>;
  #making = new Map<string, Promise<Buffer>>();

  constructor(files: KeptFiles, hotBytes = 24 * 1024 * 1024) {
    this.#files = files;
    this.#hot = new LRUCache<string, Buffer>({
      maxSize: hotBytes,
      maxEntrySize: hotBytes / 8,
      sizeCalculation: (body) => body.length,
    });
  }

  /** The rendition of this name if it is at hand. */
  hot(name: string): Buffer | undefined {
    return this.#hot.get(name);
  }

  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = this.#making.get(name) ?? this.#load(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = await this.#files.find(name);
    const stored = path && (await readFile(path).catch(() => null));
    const body = stored || (await make());
    this.#hot.set(name, body);
    // A full disk costs the next one time, not this one the picture.
    if (!stored) void this.#files.put(name, (draft) => writeFile(draft, body)).catch(() => undefined);
    return body;
  }
}

/** A short name for something made of all that. */
export const nameOf = (...parts: unknown[]): string =>
  createHash("sha1").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
