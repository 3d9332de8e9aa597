import { makeResponseCache, type ResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { catalogRoutes } from "#commerce/catalog/api/routes.ts";
import { customerRoutes } from "#commerce/customers/backend/routes.ts";
import type { SessionActions } from "#commerce/customers/backend/session-routes.ts";
import { cartRoutes } from "#commerce/sales/cart/routes.ts";
import { checkoutRoutes } from "#commerce/sales/checkout/routes.ts";
import type { LookupServices } from "#commerce/sales/orders/lookup.ts";
import { orderRoutes } from "#commerce/sales/orders/routes.ts";
import { shippingRoutes } from "#commerce/sales/shipping/routes.ts";
import { storeDataRoutes } from "#commerce/shared/store-data/routes.ts";
import { ignoreStaff } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { BackendUnavailable, type CommerceBackend } from "./backend.ts";

type BackendRoutes = {
  sessions: SessionActions;
  /** Limits attempts to guess orders and passwords, and recognises staff. */
  services: LookupServices & { config: { SECRET: string } };
  cache: ResponseCache;
};

/**
 * The REST routes of specification 7.1 to 7.6, in front of our own tables or of a hosted backend. A backend that does
 * not answer gives status 503 with Retry-After.
 */
export function backendRoutes(app: App, backend: CommerceBackend, { sessions, services, cache }: BackendRoutes): void {
  app.register(async (scope) => {
    if (backend.isHosted) scope.addHook("onRequest", ignoreStaff);
    scope.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof BackendUnavailable)) throw error;
      request.log.warn({ err: error, url: request.url }, "the hosted backend is not available");
      reply.header("retry-after", error.retryAfter).header("x-retry-after", error.retryAfter);
      const message = `The shop's catalogue and carts cannot be reached. Try again in ${error.retryAfter} seconds.`;
      return sendProblem(reply, 503, { code: "unavailable", message });
    });
    const inner = scope as unknown as App;
    // A hosted backend does not announce its changes, so its answers are not cached here.
    catalogRoutes(inner, backend.catalogue, backend.isHosted ? makeResponseCache(0) : cache);
    cartRoutes(inner, backend.cart, services.config);
    checkoutRoutes(inner, backend.checkout, services.config);
    customerRoutes(inner, backend.customers, sessions, services);
    orderRoutes(inner, backend.orders, services);
    shippingRoutes(inner, backend.shipping);
    storeDataRoutes(inner, backend.store);
  });
}
