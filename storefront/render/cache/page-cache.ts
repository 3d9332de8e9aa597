import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { EncodedBody } from "#platform/http/encoded-body.ts";
import { acceptedEncoding } from "#platform/http/encoding.ts";
import type { Redirect } from "#storefront/app/payload.ts";

/** A finished response shared by many visitors. */
export type StoredPage = {
  status: number;
  type: string;
  body: EncodedBody;
  etag: string;
  headers: Record<string, string>;
  /** Set when the response is a redirect. Redirects are never stored, because each request keeps its own query. */
  redirect?: Redirect;
  /** True as soon as any of its source data has changed. */
  isDropped: boolean;
  /** After this time the page is regenerated in the background. Changed data drops it at once. */
  freshUntil: number;
  /**
   * After this time the content is no longer true, so the page is not served at all, not even while it is regenerated.
   */
  until: number;
};

export type PageCache = TaggedCache<StoredPage>;

const freshFor = 5 * 60_000;

export function storedPage(
  status: number,
  type: string,
  content: string | Buffer,
  headers: Record<string, string> = {},
  until = Number.POSITIVE_INFINITY,
): StoredPage {
  const body = new EncodedBody(typeof content === "string" ? Buffer.from(content) : content);
  const etag = `"${hash("sha1", content, "base64url").slice(0, 20)}"`;
  const freshUntil = Math.min(until, Date.now() + freshFor);
  return { status, type, body, etag, headers, isDropped: false, freshUntil, until };
}

/** Only pages with status 200 are stored. Each counts as 1.5 times its size, to allow for its compressed forms. */
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

/** Sends a stored page: 304 when the visitor has it, otherwise in the best encoding that the visitor accepts. */
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
