import cors from "@fastify/cors";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

/** Routes that programs on other origins may use: the API with search and GraphQL, content, and media. */
const open = /^\/(?:api|v3|i|s|v|d)(?:[/?]|$)/;

/** Request headers that clients of those routes send. */
const allowed = [
  "accept",
  "authorization",
  "bot-check",
  "content-type",
  "csrf-token",
  "idempotency-key",
  "if-none-match",
  "x-access-token",
  "x-bc-region",
  "api_key",
  "access_token",
  "branch",
  "live_preview",
  "preview_token",
  "preview_timestamp",
  "release_id",
  "management_token",
  "x-header-ea",
  "x-cs-variant-uid",
  "x-user-agent",
  "x-contentstack-region",
  "x-swiftype-client",
  "x-swiftype-client-version",
  "x-swiftype-integration",
  "x-elastic-client-meta",
  "x-swiftype-integration-version",
  "apollographql-client-name",
  "apollographql-client-version",
  "apollo-require-preflight",
  "x-apollo-operation-name",
  "x-apollo-operation-id",
];

/** Response headers that their scripts may read. */
const exposed = [
  "etag",
  "location",
  "link",
  "retry-after",
  "x-retry-after",
  "idempotency-replayed",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
];

/** Parses "https://a.example, http://localhost:4000" into origins as browsers write them. */
export const readOrigins = (text: string): string[] =>
  text.split(",").flatMap((part) => (part.trim() ? [new URL(part.trim()).origin] : []));

/**
 * Cross-origin calls for the origins in CORS_ORIGINS only. Search clients send cookies, so the answer names the exact
 * origin. Preflights are answered before a token or key is required. Without origins, nothing is added.
 */
export const corsPlugin = fp<{ origins: readonly string[] }>(async (app, { origins }) => {
  if (origins.length === 0) return;
  const known = new Set(origins);
  await app.register(cors, {
    strictPreflight: false,
    delegator: (request: FastifyRequest, decide) => {
      const url = request.raw.url ?? "";
      const origin = request.headers.origin;
      const isOpen = open.test(url);
      decide(null, {
        origin: isOpen && origin !== undefined && known.has(origin) ? origin : false,
        methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
        allowedHeaders: allowed,
        exposedHeaders: exposed,
        credentials: true,
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
  // Set even when the origin is unknown or missing, because an answer cached for one origin must not be given to
  // another.
  app.addHook("onSend", async (request, reply) => {
    if (!open.test(request.raw.url ?? "")) return;
    const vary = String(reply.getHeader("vary") ?? "");
    if (!/(^|,\s*)origin(,|$)/i.test(vary)) reply.header("vary", vary ? `${vary}, Origin` : "Origin");
  });
});
