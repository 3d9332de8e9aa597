import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { FileCache, Write } from "#services/media/storage/file-cache.ts";

/** `waiting`: how many want it; `left` falls when they have all gone. */
type Making = { body: Promise<Buffer>; waiting: number; left: AbortController };

/** Writes the picture to this path. */
type WriteFor = (draft: string, left: AbortSignal) => Promise<void>;

/** Finished pictures: the hot ones in memory, the others on disk, each made once however many ask for it meanwhile. */
export class Renditions {
  readonly #files: FileCache;
  #hot: LRUCache<string, Buffer>;
  #making = new Map<string, Making>();

  constructor(files: FileCache, hotBytes = 24 * 1024 * 1024) {
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

  /** `gone` falls when this asker leaves: what nobody waits for any longer need not be begun. */
  async get(name: string, write: WriteFor, gone?: AbortSignal): Promise<Buffer> {
    const making = this.#making.get(name) ?? this.#begin(name, write);
    if (making.left.signal.aborted) {
      // The last ones have just left: it is given up, and begun anew for this one.
      await making.body.catch(() => undefined);
      return this.get(name, write, gone);
    }
    making.waiting += 1;
    const leave = () => {
      making.waiting -= 1;
      if (making.waiting === 0) making.left.abort();
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener("abort", leave);
    return making.body;
  }

  #begin(name: string, write: WriteFor): Making {
    const left = new AbortController();
    const body = this.#load(name, (draft) => write(draft, left.signal)).finally(() => this.#making.delete(name));
    const making = { body, waiting: 0, left };
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
