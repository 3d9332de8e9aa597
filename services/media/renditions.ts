import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/** Finished renditions on disk, the oldest used removed beyond `maxBytes`; a few hot ones stay in memory. */
export class Renditions {
  readonly #folder: string;
  readonly #maxBytes: number;
  #hot = new LRUCache<string, Buffer>({ maxSize: 24 * 1024 * 1024, sizeCalculation: (body) => body.length });
  #making = new Map<string, Promise<Buffer>>();
  #running = 0;
  #queue: (() => void)[] = [];
  #written = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** The rendition under this key, made once however many ask for it at the same time. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash("sha1").update(key).digest("hex");
    const hot = this.#hot.get(name);
    if (hot) return hot;
    const before = this.#making.get(name);
    if (before) return before;
    const making = this.#load(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #load(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#folder, name.slice(0, 2), name);
    const stored = await readFile(file).catch(() => null);
    const body = stored ?? (await this.#inTurn(make));
    this.#hot.set(name, body);
    if (stored) void utimes(file, new Date(), new Date()).catch(() => undefined);
    else void this.#store(file, body).catch(() => undefined);
    return body;
  }

  /** At most two pictures are drawn at once: pages come first. */
  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#running >= 2) await new Promise<void>((turn) => this.#queue.push(turn));
    this.#running += 1;
    try {
      return await make();
    } finally {
      this.#running -= 1;
      this.#queue.shift()?.();
    }
  }

  async #store(file: string, body: Buffer): Promise<void> {
    await mkdir(join(file, ".."), { recursive: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, body);
    await rename(draft, file);
    this.#written += body.length;
    if (this.#written > this.#maxBytes / 10) {
      this.#written = 0;
      await this.#trim();
    }
  }

  async #trim(): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true });
    const files = await Promise.all(
      names.map(async (name) => ({
        path: join(this.#folder, name),
        info: await stat(join(this.#folder, name)).catch(() => null),
      })),
    );
    const known = files.flatMap(({ path, info }) =>
      info?.isFile() ? [{ path, size: info.size, at: info.mtimeMs }] : [],
    );
    let total = known.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of known.sort((a, b) => a.at - b.at)) {
      if (total <= this.#maxBytes) return;
      await rm(path, { force: true });
      total -= size;
    }
  }
}
