import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";

/** In seconds. */
const retryAfter = 5;

/**
 * Refuses requests with 503 while the event loop lags by more than `busyAfter`. The lag is measured each second, so
 * requests are refused for up to a second after the work that caused it has ended. Requests of the office wait instead,
 * since its members are few and in the middle of something. Programs with keys are refused like everybody at /api, and
 * repeat their requests.
 */
export const pressurePlugin = fp<{ busyAfter: number }>(async (app, { busyAfter }) => {
  app.addHook("onRoute", (route) => {
    if (!/^\/office(?:\/|$)/.test(route.url)) return;
    route.config = { ...route.config, pressureHandler: () => undefined };
  });
  await app.register(underPressure, { maxEventLoopDelay: busyAfter, retryAfter, exposeStatusRoute: false });
});

declare module "fastify" {
  interface FastifyContextConfig {
    /** Instead of a refusal; undefined lets the request go on. */
    pressureHandler?: () => undefined;
  }
}
