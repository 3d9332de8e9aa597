import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { FileCache, WriteFile } from "#services/media/storage/file-cache.ts";

/** `waiting` is the number of callers; `left` aborts when all of them have gone. */
type RenderJob = { body: Promise<Buffer>; waiting: number; left: AbortController };

/** Writes the picture to this path. */
type WriteFor = (draft: string, left: AbortSignal) => Promise<void>;

/**
 * Finished pictures: frequently used ones in memory, the others on disk. Each is made once, however many callers
 * request it meanwhile.
 */
export class Renditions {
  readonly #files: FileCache;
  #hot: LRUCache<string, Buffer>;
  #making = new Map<string, RenderJob>();

  constructor(files: FileCache, hotBytes = 24 * 1024 * 1024) {
    this.#files = files;
    this.#hot = new LRUCache<string, Buffer>({
      maxSize: hotBytes,
      maxEntrySize: hotBytes / 8,
      sizeCalculation: (body) => body.length,
    });
  }

  /** Returns the rendition when it is in memory. */
  hot(name: string): Buffer | undefined {
    return this.#hot.get(name);
  }

  /** `gone` aborts when this caller disconnects. Work that no caller waits for is not started. */
  async get(name: string, write: WriteFor, gone?: AbortSignal): Promise<Buffer> {
    const making = this.#making.get(name) ?? this.#begin(name, write);
    if (making.left.signal.aborted) {
      // The last callers have just left and the work is being cancelled, so it is started again for this caller.
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

  #begin(name: string, write: WriteFor): RenderJob {
    const left = new AbortController();
    const body = this.#load(name, (draft) => write(draft, left.signal)).finally(() => this.#making.delete(name));
    const making = { body, waiting: 0, left };
    this.#making.set(name, making);
    return making;
  }

  async #load(name: string, write: WriteFile): Promise<Buffer> {
    const read = async () => readFile(await this.#files.get(name, write));
    // Tries again when the file was removed as old between finding and reading it.
    const body = await read().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return read();
      throw error;
    });
    this.#hot.set(name, body);
    return body;
  }
}

/** A short name derived from all parts. */
export const nameOf = (...parts: unknown[]): string =>
  createHash("sha1").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
