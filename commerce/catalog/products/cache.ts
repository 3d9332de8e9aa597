import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Encoding } from "#platform/encoding.ts";
import { etagOf } from "#platform/etag.ts";
import { everything, type Tag } from "#platform/tag.ts";

/** A serialised answer as bytes; compressed once per encoding, by whoever asks for it a second time. */
export type Kept = { body: Buffer; etag: string; encoded(encoding: Encoding): Buffer };

/** Serialised answers by key, dropped by tag. One per process; kept coherent by calling drop() with every announced change. */
export type CatalogueCache = {
  get(key: string): Kept | undefined;
  /**
   * Keeps an answer, unless something was dropped since `stamp` was taken: it may have been read before the change.
   * Not longer than `maxAge` milliseconds, for what not every change is announced of.
   */
  set(key: string, answer: string, tags: readonly Tag[], stamp: number, maxAge?: number): void;
  /** To be taken before reading what an answer is made of. */
  stamp(): number;
  /** Forgets every answer made of one of these; "*" stands for all. */
  drop(tags: readonly Tag[]): void;
};

/** `maxBytes` of 0 keeps nothing. */
export function makeCatalogueCache(maxBytes = 32 * 1024 * 1024): CatalogueCache {
  const keysByTag = new Map<Tag, Set<string>>();
  let drops = 0;
  const answers = new LRUCache<string, Kept & { tags: readonly Tag[] }>({
    maxSize: Math.max(1, maxBytes),
    // Half as much again for the compressed ones.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.5) + key.length + 100,
    dispose({ tags }, key) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });
  return {
    get: (key) => answers.get(key),
    stamp: () => drops,
    set(key, answer, tags, stamp, maxAge) {
      if (stamp !== drops || maxBytes === 0) return;
      answers.set(key, { ...keep(answer), tags }, { ttl: maxAge });
      if (!answers.has(key)) return;
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    drop(tags) {
      drops += 1;
      if (tags.includes(everything)) answers.clear();
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) answers.delete(key);
    },
  };
}

const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

function keep(answer: string): Kept {
  const body = Buffer.from(answer);
  const made: Partial<Record<Encoding, Buffer>> = {};
  return {
    body,
    etag: etagOf(body),
    encoded(encoding) {
      made[encoding] ??= encoding === "br" ? brotliCompressSync(body, brotli) : gzipSync(body);
      return made[encoding];
    },
  };
}
