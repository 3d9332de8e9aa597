import type { FastifyReply, FastifyRequest } from "fastify";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { acceptedEncoding } from "#platform/encoding.ts";
import { sendProblem } from "#platform/http.ts";
import { madeOf } from "#platform/made-of.ts";
import type { Problem } from "#platform/result.ts";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";

/** The body of a response with its age limit (milliseconds), or a problem. The tags of a body are noted while it is read. */
export type RouteResponse = { body: object; maxAge?: number } | { status: number; problem: Problem };

/** The age limit of responses that hold stock levels: of a plentiful stock not every sale is announced. */
export const stockMaxAge = 10_000;

export const notFound = (what: string): RouteResponse => ({
  status: 404,
  problem: { code: "not-found", message: `There is no such ${what}.` },
});
export const refused = (problem: Problem): RouteResponse => ({ status: 400, problem });

type MadeResponse = { text: string } | Extract<RouteResponse, { problem: Problem }>;
/** Responses that are being made: requests for the same wait for them. */
const running = new WeakMap<ResponseCache, Map<string, Promise<MadeResponse>>>();

/**
 * Answers from the cache, or makes the response and caches it, per region, discount and address. Prices depend on the
 * customer, so nothing between the shop and the client may cache it.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  make: (region: PriceRegion, discount: Discount | null) => Promise<RouteResponse>,
): Promise<FastifyReply> {
  const region = (await request.visit.region()) ?? "us";
  const discount = await request.visit.discountIn(region);
  const key = `${region} ${discount?.key ?? ""} ${request.url}`;
  const cached = cache.get(key);
  if (cached) return sendBytes(request, reply, cached);
  const made = await once(cache, key, () => make(region, discount));
  return "problem" in made ? sendProblem(reply, made.status, made.problem) : asJson(reply).send(made.text);
}

async function once(cache: ResponseCache, key: string, make: () => Promise<RouteResponse>): Promise<MadeResponse> {
  const stamp = cache.stamp();
  const responses = running.get(cache) ?? new Map<string, Promise<MadeResponse>>();
  running.set(cache, responses);
  // A response that began before a change is not for requests that came after it.
  const name = `${stamp} ${key}`;
  const known = responses.get(name);
  if (known) return known;
  const work = madeOf(make).then(({ value: response, tags }): MadeResponse => {
    if ("problem" in response) return response;
    const text = JSON.stringify(response.body);
    cache.set(key, text, tags, stamp, response.maxAge);
    return { text };
  });
  responses.set(name, work);
  return work.finally(() => responses.delete(name));
}

const asJson = (reply: FastifyReply): FastifyReply =>
  reply.header("content-type", "application/json; charset=utf-8").header("cache-control", "private, no-cache");

/** Small responses are not worth compressing. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): FastifyReply {
  const encoding = cached.body.length < 1024 ? null : acceptedEncoding(request.headers["accept-encoding"]);
  asJson(reply).header("etag", cached.etag);
  if (!encoding) return reply.send(cached.body);
  return reply.header("content-encoding", encoding).header("vary", "accept-encoding").send(cached.encoded(encoding));
}

/** A V3 list: data with its pagination; the links keep the rest of the address. */
export function pageOf(
  request: Pick<FastifyRequest, "url">,
  data: object[],
  total: number,
  page: number,
  limit: number,
  more: object = {},
): object {
  const pages = Math.max(1, Math.ceil(total / limit));
  const params = new URLSearchParams(request.url.split("?")[1]);
  const link = (number: number) => {
    params.set("page", String(number));
    params.set("limit", String(limit));
    return `?${params}`;
  };
  return {
    data,
    meta: {
      ...more,
      pagination: {
        total,
        count: data.length,
        per_page: limit,
        current_page: page,
        total_pages: pages,
        links: {
          ...(page > 1 && page <= pages + 1 && { previous: link(page - 1) }),
          current: link(page),
          ...(page < pages && { next: link(page + 1) }),
        },
      },
    },
  };
}

/** A page of a list that is read whole. */
export const pageOfAll = (
  request: Pick<FastifyRequest, "url">,
  all: readonly object[],
  { page, limit }: { page: number; limit: number },
): object => pageOf(request, all.slice((page - 1) * limit, page * limit), all.length, page, limit);

export const single = (data: unknown): object => ({ data, meta: {} });
