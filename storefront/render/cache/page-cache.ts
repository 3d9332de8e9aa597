import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { EncodedBody } from "#platform/http/encoded-body.ts";
import { acceptedEncoding } from "#platform/http/encoding.ts";
import type { Redirect } from "#storefront/app/app.tsx";

/** A finished answer that many visitors share. */
export type StoredPage = {
  status: number;
  type: string;
  body: EncodedBody;
  etag: string;
  headers: Record<string, string>;
  /** Where there is no page but a way to another; such an answer is never stored, for each request keeps its own query. */
  redirect?: Redirect;
  /** True from the moment something that it was made of has changed. */
  isDropped: boolean;
  /** After this it is made anew behind the visitor's back; changes drop it at once. */
  freshUntil: number;
  /** After this what it says is no longer true, so nobody gets it, not even while it is made anew. */
  until: number;
};

export type PageCache = TaggedCache<StoredPage>;

const freshFor = 5 * 60_000;

export function storedPage(
  status: number,
  type: string,
  content: string,
  headers: Record<string, string> = {},
  /** A shorter text that differs whenever the content does. */
  identity = content,
  until = Number.POSITIVE_INFINITY,
): StoredPage {
  const body = new EncodedBody(Buffer.from(content));
  const etag = `"${hash("sha1", identity, "base64url").slice(0, 20)}"`;
  const freshUntil = Math.min(until, Date.now() + freshFor);
  return { status, type, body, etag, headers, isDropped: false, freshUntil, until };
}

/** Only pages that were found are stored, each at half as much again for its compressed forms. */
export const makePageCache = (megabytes: number): PageCache =>
  new TaggedCache<StoredPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeOf: ({ body }) => body.bytes.length * 1.5,
    isStorable: ({ status }) => status === 200,
    lifetimeOf: (page) => page,
    onRemoved(page) {
      page.isDropped = true;
    },
  });

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
  const body = encoding ? await page.body.in(encoding) : page.body.bytes;
  if (encoding) reply.header("content-encoding", encoding);
  request.stored = { page, body };
  return reply.send(body);
}
