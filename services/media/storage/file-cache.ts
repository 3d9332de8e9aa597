import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file's content to this path. */
export type WriteFile = (draft: string) => Promise<void>;

/**
 * Files that could be made again, by name. When together they exceed `maxBytes`, the least recently used are removed.
 */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  #making = new Map<string, Promise<string>>();
  readonly #writing = new Set<Promise<string>>();
  #isClosed = false;
  #written = 0;
  #trimming: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  #pathOf = (name: string) => join(this.#folder, name.slice(0, 2), name);

  /** Returns the file's path when it exists, and marks it as recently used. */
  async find(name: string): Promise<string | null> {
    const path = this.#pathOf(name);
    const now = new Date();
    return utimes(path, now, now).then(
      () => path,
      () =>
        access(path).then(
          () => path,
          () => null,
        ),
    );
  }

  /** Returns the file's path. A missing file is made once, however many callers request it meanwhile. */
  get(name: string, write: WriteFile): Promise<string> {
    const making = this.#making.get(name) ?? this.#make(name, write).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(name: string, write: WriteFile): Promise<string> {
    return (await this.find(name)) ?? this.put(name, write);
  }

  /** Stores a file completely or not at all. */
  async put(name: string, write: WriteFile): Promise<string> {
    if (this.#isClosed) throw new Error("The files are closed.");
    const writing = this.#put(name, write);
    this.#writing.add(writing);
    try {
      return await writing;
    } finally {
      this.#writing.delete(writing);
    }
  }

  async #put(name: string, write: WriteFile): Promise<string> {
    const path = this.#pathOf(name);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(draft);
      const { size } = await stat(draft);
      await rename(draft, path);
      this.#written += size;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    if (this.#written > this.#maxBytes / 10) {
      this.#written = 0;
      this.#trimming ??= this.#trim()
        .catch(() => undefined)
        .finally(() => {
          this.#trimming = null;
        });
    }
    return path;
  }

  /** Resolves when a running removal of old files has ended. */
  async settled(): Promise<void> {
    await this.#trimming;
  }

  /** Stops all writing. Resolves when running writes are finished or given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#writing);
    await this.#trimming;
  }

  async #trim(): Promise<void> {
    const files: { path: string; size: number; at: number }[] = [];
    for (const folder of await readdir(this.#folder)) {
      const names = await readdir(join(this.#folder, folder)).catch(() => []);
      const found = await Promise.all(
        names.map(async (name) => {
          const path = join(this.#folder, folder, name);
          const info = await stat(path).catch(() => null);
          return info?.isFile() ? [{ path, size: info.size, at: info.mtimeMs }] : [];
        }),
      );
      files.push(...found.flat());
    }
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.at - b.at)) {
      if (total <= this.#maxBytes) return;
      await rm(path, { force: true });
      total -= size;
    }
  }
}
