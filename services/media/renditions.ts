import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { KeptFiles, Write } from "./kept-files.ts";

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

  get(name: string, write: Write): Promise<Buffer> {
    const making = this.#making.get(name) ?? this.#load(name, write).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #load(name: string, write: Write): Promise<Buffer> {
    const read = async () => readFile(await this.#files.get(name, write));
    // Once more if it was removed, being old, between finding and reading.
    const body = await read().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return read();
      throw error;
    });
    this.#hot.set(name, body);
    return body;
  }
}

/** A short name for something made of all that. */
export const nameOf = (...parts: unknown[]): string =>
  createHash("sha1").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
