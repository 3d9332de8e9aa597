import type { FastifyReply, FastifyRequest } from "fastify";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { acceptedEncoding } from "#platform/http/encoding.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { Problem } from "#platform/result.ts";
import { cachedResponse, type RefusedResponse, type ResponseCache } from "./response-cache.ts";

/** A response body with its maximum age in milliseconds, or a problem. The body's tags are noted while it is read. */
export type RouteResponse = { body: object; maxAge?: number } | RefusedResponse;

/** The maximum age of responses with stock levels, because sales from a large stock are not all announced. */
export const stockMaxAge = 10_000;

export const notFound = (what: string): RouteResponse => ({
  status: 404,
  problem: { code: "not-found", message: `There is no such ${what}.` },
});
export const refused = (problem: Problem): RouteResponse => ({ status: 400, problem });

/**
 * Answers from the cache, or makes and caches the response, per region, discount and address. Prices depend on the
 * customer, so nothing between shop and client may cache it.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  make: (region: PriceRegion, discount: Discount | null) => Promise<RouteResponse>,
): Promise<FastifyReply> {
  const region = (await request.visit.region()) ?? "us";
  const discount = await request.visit.discountIn(region);
  const response = await cache.read(`${region} ${discount?.key ?? ""} ${request.url}`, async () => {
    const made = await make(region, discount);
    return "body" in made ? cachedResponse(made.body, made.maxAge) : made;
  });
  if ("problem" in response) return sendProblem(reply, response.status, response.problem);
  const { body, etag } = response;
  reply.headers({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "private, no-cache",
    etag,
  });
  // Compressing small responses is not worthwhile.
  const encoding = body.bytes.length < 1024 ? null : acceptedEncoding(request.headers["accept-encoding"]);
  if (!encoding) return reply.send(body.bytes);
  return reply.headers({ "content-encoding": encoding, vary: "accept-encoding" }).send(await body.in(encoding));
}
