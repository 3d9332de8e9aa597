import rateLimit from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Config } from "#commerce/settings/environment.ts";

export type Limits = Pick<
  Config,
  | "RATE_LIMIT_PER_MINUTE"
  | "SEARCHES_PER_MINUTE"
  | "GRAPHQL_PER_MINUTE"
  | "CHECKOUTS_PER_MINUTE"
  | "SIGN_IN_CALLS_PER_MINUTE"
>;

class TooMany extends Error {
  readonly statusCode = 429;
  readonly code = "too-many-requests";

  constructor(seconds: number) {
    super(`Too many requests. Try again in ${seconds} seconds.`);
  }
}

const isOnThisMachine = (address: string) => address === "127.0.0.1" || address === "::1" || address.startsWith("127.");

/**
 * Limits per address for routes that cost more than reading a page. Page forms count together with the API calls that
 * do the same.
 */
const limitedRoutes = [
  { limit: "SEARCHES_PER_MINUTE", paths: /^\/api\/(?:as\/v1\/engines\/|search\/click)/, isPost: true },
  { limit: "SEARCHES_PER_MINUTE", paths: /^\/api\/(?:search\/suggest|addresses\/postal-codes)/, isPost: false },
  { limit: "GRAPHQL_PER_MINUTE", paths: /^\/api\/graphql/, isPost: false },
  {
    limit: "CHECKOUTS_PER_MINUTE",
    paths: /^\/api\/(?:checkout|payments\/test)\/|^\/[a-z]{2}-[a-z]{2}\/checkout/,
    isPost: true,
  },
  {
    limit: "SIGN_IN_CALLS_PER_MINUTE",
    paths:
      /^\/office\/api\/(?:session|password|invitations|set-?up|second-factor)|^\/api\/customers\/(?:login|create|validate|forgot|reset|confirm|passkeys)\b(?!-)|^\/[a-z]{2}-[a-z]{2}\/(?:account|pro)\/\w|^\/[a-z]{2}-[a-z]{2}\/order-status/,
    isPost: true,
  },
] as const satisfies { limit: keyof Limits; paths: RegExp; isPost: boolean }[];

/**
 * Requests per minute and address: one limit for all, and one for each route above. Requests from this machine (health
 * checks, load tests) are not counted, but visitors behind a proxy on it are, because the proxy is trusted to name
 * them. 0 switches a limit off, RATE_LIMIT_PER_MINUTE=0 switches off all. 429 states the seconds to wait in
 * Retry-After, and in x-retry-after for clients of the hosted backend's API.
 */
export const limitPlugin = fp<{ limits: Limits }>(async (app, { limits }) => {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (reply.statusCode === 429 && reply.hasHeader("retry-after"))
      reply.header("x-retry-after", reply.getHeader("retry-after"));
    done();
  });
  const max = limits.RATE_LIMIT_PER_MINUTE;
  if (max === 0) return;
  const allowList = (request: FastifyRequest) => isOnThisMachine(request.ip);
  await app.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    allowList,
    errorResponseBuilder: (_request, { ttl }) => new TooMany(Math.ceil(ttl / 1000)),
  });
  const own = limitedRoutes
    .filter(({ limit }) => limits[limit] > 0)
    .map((route) => ({ ...route, check: app.createRateLimit({ max: limits[route.limit], timeWindow: "1 minute" }) }));
  app.addHook("onRequest", (request, reply, done) => {
    const path = request.raw.url ?? "";
    const route = own.find(({ paths, isPost }) => (!isPost || request.method === "POST") && paths.test(path));
    if (!route) return done();
    route.check(request).then((count) => {
      if (count.isAllowed || !count.isExceeded) return done();
      reply.header("retry-after", count.ttlInSeconds);
      done(new TooMany(count.ttlInSeconds));
    }, done);
  });
});
