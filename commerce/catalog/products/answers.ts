import type { FastifyReply, FastifyRequest } from "fastify";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { acceptedEncoding } from "#platform/encoding.ts";
import { sendProblem } from "#platform/http.ts";
import { madeOf } from "#platform/made-of.ts";
import type { Problem } from "#platform/result.ts";
import type { CatalogueCache, Kept } from "./cache.ts";

/** The body of an answer, and how long it may be kept (milliseconds). What it is made of is noted while it is made. */
export type Answer = { body: object; maxAge?: number } | { status: number; problem: Problem };

/** For answers that tell how many pieces are left: of a plentiful stock not every sale is announced. */
export const stockAge = 10_000;

export const notFound = (what: string): Answer => ({
  status: 404,
  problem: { code: "not-found", message: `There is no such ${what}.` },
});
export const refused = (problem: Problem): Answer => ({ status: 400, problem });

type Made = { text: string } | Extract<Answer, { problem: Problem }>;
/** Answers that are being made: who asks for the same meanwhile waits for them. */
const beingMade = new WeakMap<CatalogueCache, Map<string, Promise<Made>>>();

/**
 * Answers from the cache, or makes the answer and keeps it, per region, discount and address. Prices depend on who asks,
 * so nothing between us and the client may keep it.
 */
export async function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: CatalogueCache,
  make: (region: PriceRegion, discount: Discount | null) => Promise<Answer>,
): Promise<FastifyReply> {
  const region = (await request.visit.region()) ?? "us";
  const discount = await request.visit.discountIn(region);
  const key = `${region} ${discount?.key ?? ""} ${request.url}`;
  const kept = cache.get(key);
  if (kept) return sendKept(request, reply, kept);
  const made = await once(cache, key, () => make(region, discount));
  return "problem" in made ? sendProblem(reply, made.status, made.problem) : asJson(reply).send(made.text);
}

async function once(cache: CatalogueCache, key: string, make: () => Promise<Answer>): Promise<Made> {
  const stamp = cache.stamp();
  const all = beingMade.get(cache) ?? new Map<string, Promise<Made>>();
  beingMade.set(cache, all);
  // What is being made since before a change is not for those who ask after it.
  const name = `${stamp} ${key}`;
  const running = all.get(name);
  if (running) return running;
  const work = madeOf(make).then(({ value: answer, tags }): Made => {
    if ("problem" in answer) return answer;
    const text = JSON.stringify(answer.body);
    cache.set(key, text, tags, stamp, answer.maxAge);
    return { text };
  });
  all.set(name, work);
  return work.finally(() => all.delete(name));
}

const asJson = (reply: FastifyReply): FastifyReply =>
  reply.header("content-type", "application/json; charset=utf-8").header("cache-control", "private, no-cache");

/** Small answers are not worth compressing; what is compressed here the door leaves as it is. */
function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  const encoding = kept.body.length < 1024 ? null : acceptedEncoding(request.headers["accept-encoding"]);
  asJson(reply).header("etag", kept.etag);
  if (!encoding) return reply.send(kept.body);
  return reply.header("content-encoding", encoding).header("vary", "accept-encoding").send(kept.encoded(encoding));
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

export const single = (data: unknown): object => ({ data, meta: {} });
