import fp from "fastify-plugin";
import { etagOf, namesTag } from "#platform/http/etag.ts";

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

/**
 * Conditional reads: an answer that may be cached gets an ETag (unless its module set one), and 304 without a body when
 * the client already has it. An answer without cache headers belongs to its caller and is not cached.
 */
export const conditionalPlugin = fp(async (app) => {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || reply.statusCode !== 200 || !isWhole(payload)) return done();
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    if (String(reply.getHeader("cache-control")).includes("no-store")) return done();
    if (!reply.hasHeader("etag")) reply.header("etag", etagOf(payload));
    if (!namesTag(request.headers["if-none-match"], String(reply.getHeader("etag")))) return done();
    reply.code(304).removeHeader("content-type").removeHeader("content-encoding").removeHeader("content-length");
    done(null, "");
  });
});
