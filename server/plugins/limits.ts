import rateLimit from "@fastify/rate-limit";
import fp from "fastify-plugin";

const isOnThisMachine = (address: string) => address === "127.0.0.1" || address === "::1" || address.startsWith("127.");

/**
 * Requests per minute and address. What comes from this machine itself (health checks, load tests) is not counted; a
 * proxy here is trusted to say whom it speaks for, so visitors behind it are. 0 switches the limit off.
 */
export const limitPlugin = fp<{ perMinute: number }>(async (app, { perMinute }) => {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request) => isOnThisMachine(request.ip),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Try again in ${Math.ceil(context.ttl / 1000)} seconds.`), {
        statusCode: 429,
        code: "too-many-requests",
      }),
  });
});
