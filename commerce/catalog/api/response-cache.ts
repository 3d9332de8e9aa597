import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { makeTaggedCache } from "#platform/cache.ts";
import type { Encoding } from "#platform/encoding.ts";
import { etagOf } from "#platform/etag.ts";
import type { Tag } from "#platform/tag.ts";

/** A serialised response as bytes; compressed once per encoding, for whoever asks for it a second time. */
export type CachedResponse = { body: Buffer; etag: string; encoded(encoding: Encoding): Buffer };

/** Serialised responses by key, dropped by tag. One per process; kept coherent by calling drop() with every announced change. */
export type ResponseCache = {
  get(key: string): CachedResponse | undefined;
  /**
   * Stores a response, unless something was dropped since `stamp` was taken: it may have been read before the change.
   * It is good for `maxAge` milliseconds at most, for data of which not every change is announced.
   */
  set(key: string, text: string, tags: readonly Tag[], stamp: number, maxAge?: number): void;
  /** To be taken before reading what a response is made of. */
  stamp(): number;
  /** Forgets every response made of one of these; "*" stands for all. */
  drop(tags: readonly Tag[]): void;
};

/** A cache of `maxBytes` of 0 stores nothing. */
export function makeResponseCache(maxBytes = 32 * 1024 * 1024): ResponseCache {
  const responses = makeTaggedCache<CachedResponse & { expires: number }>(maxBytes);
  let drops = 0;
  return {
    get(key) {
      const found = responses.get(key);
      return found && found.expires > performance.now() ? found : undefined;
    },
    stamp: () => drops,
    set(key, text, tags, stamp, maxAge = Number.POSITIVE_INFINITY) {
      if (stamp !== drops) return;
      const response = { ...responseOf(text), expires: performance.now() + maxAge };
      // Half as much again for the compressed forms.
      responses.set(key, response, tags, Math.ceil(response.body.length * 1.5) + key.length + 100);
    },
    drop(tags) {
      drops += 1;
      responses.drop(tags);
    },
  };
}

const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

function responseOf(text: string): CachedResponse {
  const body = Buffer.from(text);
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
