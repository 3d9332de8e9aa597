import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { EncodedBody } from "#platform/http/encoded-body.ts";
import { etagOf } from "#platform/http/etag.ts";
import type { Problem } from "#platform/result.ts";

/** A serialised response of the catalogue's API, and until when it may be used. */
export type CachedResponse = { body: EncodedBody; etag: string; until: number };
export type RefusedResponse = { status: number; problem: Problem };

export type ResponseCache = TaggedCache<CachedResponse | RefusedResponse>;

/**
 * Responses by region, discount and address. Each counts one and a half times its size, for its compressed forms;
 * refusals are not stored.
 */
export const makeResponseCache = (maxBytes = 32 * 1024 * 1024): ResponseCache =>
  new TaggedCache<CachedResponse | RefusedResponse>({
    maxSize: maxBytes,
    sizeOf: (response) => ("body" in response ? response.body.bytes.length * 1.5 + 100 : 0),
    isStorable: (response) => "body" in response,
    lifetimeOf(response) {
      const until = "body" in response ? response.until : 0;
      return { freshUntil: until, until };
    },
  });

export function cachedResponse(body: object, maxAge = Number.POSITIVE_INFINITY): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  return { body: new EncodedBody(bytes), etag: etagOf(bytes), until: Date.now() + maxAge };
}
