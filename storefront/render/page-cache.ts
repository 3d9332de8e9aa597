import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { makeTaggedCache, type TaggedCache } from "#platform/cache.ts";
import { acceptedEncoding, type Encoding } from "#platform/encoding.ts";
import type { Tag } from "#platform/tag.ts";

/** A finished answer that many visitors share. Compressed forms are made when first asked for, and kept. */
export type StoredPage = {
  status: number;
  type: string;
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** True from the moment something that it was made of has changed. */
  isDropped: boolean;
  isFresh(): boolean;
  /** When what it says is no longer true; after that it is nobody's, not even while it is made anew. */
  until: number;
  gzip?: Promise<Buffer>;
  br?: Promise<Buffer>;
};

export type Made = { page: StoredPage; tags: Tag[] };

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** After this a page is made anew behind the visitor's back; changes drop it at once. */
const freshFor = 5 * 60_000;

export function storedPage(
  status: number,
  type: string,
  content: string | Buffer,
  headers: Record<string, string> = {},
  /** A shorter text that differs whenever the content does. */
  identity: string | Buffer = content,
  until = Number.POSITIVE_INFINITY,
): StoredPage {
  const body = typeof content === "string" ? Buffer.from(content) : content;
  const etag = `"${hash("sha1", identity, "base64url").slice(0, 20)}"`;
  const madeAt = Date.now();
  const isFresh = () => Date.now() < Math.min(until, madeAt + freshFor);
  return { status, type, body, etag, headers, isDropped: false, isFresh, until };
}

/** Pages by key, each made once however many ask for it at the same time. */
export class PageCache {
  #pages: TaggedCache<StoredPage>;
  #making = new Map<string, Promise<StoredPage>>();
  #generation = 0;

  constructor(megabytes: number) {
    this.#pages = makeTaggedCache<StoredPage>(megabytes * 1024 * 1024, (page) => {
      page.isDropped = true;
    });
  }

  drop(tags: readonly Tag[]): void {
    this.#generation += 1;
    // Who asks from now on must not get what was read before.
    this.#making.clear();
    this.#pages.drop(tags);
  }

  /** The stored page, or the one that `make` answers; `result` says which for the metrics. */
  async get(key: string, make: () => Promise<Made>): Promise<{ page: StoredPage; result: "hit" | "stale" | "miss" }> {
    const known = this.#pages.get(key);
    if (known?.isFresh()) return { page: known, result: "hit" };
    const making = this.#making.get(key) ?? this.#start(key, make);
    if (!known || Date.now() >= known.until) return { page: await making, result: "miss" };
    making.catch(() => undefined);
    return { page: known, result: "stale" };
  }

  #start(key: string, make: () => Promise<Made>): Promise<StoredPage> {
    const generation = this.#generation;
    const making = make()
      .then(({ page, tags }) => {
        // What changed while the page was made may be missing from it: answer with it once, do not keep it.
        const isSound = page.status === 200 && generation === this.#generation;
        if (isSound) this.#pages.set(key, page, tags, Math.ceil(page.body.length * 1.5));
        else page.isDropped = true;
        return page;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }
}

/** Sends a stored page: 304 where the visitor has it, else in the best encoding that the visitor takes. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
): Promise<FastifyReply> {
  reply
    .code(page.status)
    .headers(page.headers)
    .header("content-type", page.type)
    .header("vary", "accept-encoding, cookie");
  if (page.status === 200) reply.header("etag", page.etag);
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const body = encoding ? await compressed(page, encoding) : page.body;
  if (encoding) reply.header("content-encoding", encoding);
  request.stored = { page, body };
  return reply.send(body);
}

function compressed(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  page.br ??= encoding === "br" ? toBrotli(page.body, quality).then(trimmed) : undefined;
  page.gzip ??= encoding === "gzip" ? toGzip(page.body).then(trimmed) : undefined;
  return (encoding === "br" ? page.br : page.gzip) ?? Promise.resolve(page.body);
}

/** What zlib answers is the beginning of a piece of 64 kB, which would be kept with it. */
function trimmed(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}
