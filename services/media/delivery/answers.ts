import type { FastifyReply, FastifyRequest } from "fastify";
import { etagOf, namesTag } from "#platform/http/etag.ts";
import type { Asset } from "#services/media/schema.ts";

const day = 86_400;

/**
 * Returns the cache-control header of an answer. Pictures drawn by the demo world never change until staff set a point
 * of interest. A replaced master keeps its address, so only an address that names the version (`v`) may be cached
 * permanently.
 */
export function cachingOf({ file, version }: Asset, query: URLSearchParams): string {
  if (file === null && !version.includes(".")) return `public, max-age=${30 * day}, immutable`;
  return query.get("v") === version
    ? `public, max-age=${365 * day}, immutable`
    : `public, max-age=60, stale-while-revalidate=${day}`;
}

/** Sends 304 when the client has this version. Returns true when the answer was sent. */
export const isKnown = (request: FastifyRequest, etag: string): boolean =>
  namesTag(request.headers["if-none-match"], etag);

export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split("?", 2)[1] ?? "");

/** Sends JSON about an asset, with an etag. */
export function sendFacts(request: FastifyRequest, reply: FastifyReply, facts: object): FastifyReply {
  const text = JSON.stringify(facts);
  const etag = etagOf(text);
  reply.header("etag", etag).header("cache-control", `public, max-age=${day / 24}`);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(text);
}

/** Sends an error in the protocol's own shape. `parameter` names the invalid part of the request. */
export const refuse = (reply: FastifyReply, status: number, errorMsg: string, parameter?: string): FastifyReply =>
  reply
    .code(status)
    .headers({ "cache-control": "no-store" })
    .send({ status: "error", errorMsg, ...(parameter && { parameter }) });
