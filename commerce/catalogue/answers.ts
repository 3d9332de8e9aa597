import type { FastifyReply, FastifyRequest } from "fastify";
import type { PriceRegion } from "#commerce/regions/schema.ts";
import { sendProblem } from "#platform/http.ts";
import type { Problem } from "#platform/result.ts";
import type { CatalogueCache } from "./cache.ts";

/** What one answer is made of: its body, and the tags whose change makes it old. */
export type Answer = { body: object; tags: readonly string[] } | { status: number; problem: Problem };

export const notFound = (what: string): Answer => ({
  status: 404,
  problem: { code: "not-found", message: `There is no such ${what}.` },
});
export const refused = (problem: Problem): Answer => ({ status: 400, problem });

/**
 * Answers from the cache, or makes the answer and keeps it, per region and address. Prices depend on who asks, so nothing
 * between us and the client may keep it.
 */
export async function answerCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: CatalogueCache,
  make: (region: PriceRegion) => Promise<Answer>,
): Promise<FastifyReply> {
  const region = (await request.visit.region()) ?? "us";
  const key = `${region} ${request.url}`;
  const kept = cache.get(key);
  if (kept) return sendJson(reply, kept);
  const stamp = cache.stamp();
  const answer = await make(region);
  if ("problem" in answer) return sendProblem(reply, answer.status, answer.problem);
  const text = JSON.stringify(answer.body);
  cache.set(key, text, answer.tags, stamp);
  return sendJson(reply, text);
}

const sendJson = (reply: FastifyReply, text: string) =>
  reply
    .header("content-type", "application/json; charset=utf-8")
    .header("cache-control", "private, no-cache")
    .send(text);

/** A V3 list: data with its pagination; the links keep the rest of the address. */
export function pageOf(request: FastifyRequest, data: object[], total: number, page: number, limit: number): object {
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
