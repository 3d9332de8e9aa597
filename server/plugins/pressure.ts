import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";

/** In seconds. */
const retryAfter = 5;

/**
 * Refuses requests with 503 while the event loop lags by more than this, measured each second. What held it may be over
 * by then: whoever arrived meanwhile is refused too. Those who work in the office are few, and in the middle of
 * something, so their requests wait instead. Programs with keys repeat theirs, as everybody at /api.
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
