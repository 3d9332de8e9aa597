import fp from "fastify-plugin";
import { etagOf, namesTag } from "#platform/http/etag.ts";

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

/**
 * Conditional reads: what is read and may be kept gets an ETag (unless its room has set one), and 304 without a body when
 * the client has it already. What says nothing about keeping belongs to whoever asked and is asked for again.
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
