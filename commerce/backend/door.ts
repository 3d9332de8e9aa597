import { checkoutDoor } from "#commerce/checkout/door.ts";
import type { SessionDoor } from "#commerce/customers/session-routes.ts";
import type { LookupServices } from "#commerce/orders/lookup.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { addressDoor } from "./address-door.ts";
import { BackendUnavailable, type CommerceBackend } from "./backend.ts";
import { cartDoor } from "./cart-door.ts";
import { catalogueDoor } from "./catalogue-door.ts";
import { customerDoor } from "./customer-door.ts";
import { orderDoor } from "./order-door.ts";
import { storeDoor } from "./store-door.ts";

/**
 * The doors of specification 7.1 to 7.6 in front of any backend: the same paths and shapes as the rooms' own doors, which a
 * shop with its commerce in its own tables opens instead. A platform that does not answer is status 503 with Retry-After.
 * `services` count who guesses at orders.
 */
export function backendDoors(
  app: App,
  backend: CommerceBackend,
  sessions: SessionDoor,
  services: LookupServices,
): void {
  app.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      if (!(error instanceof BackendUnavailable)) throw error;
      request.log.warn({ err: error, url: request.url }, "the commerce platform is not available");
      reply.header("retry-after", error.retryAfter).header("x-retry-after", error.retryAfter);
      const message = `The shop's catalogue and carts cannot be reached. Try again in ${error.retryAfter} seconds.`;
      return sendProblem(reply, 503, { code: "unavailable", message });
    });
    const inner = scope as unknown as App;
    catalogueDoor(inner, backend.catalogue);
    cartDoor(inner, backend.cart);
    checkoutDoor(inner, backend.checkout);
    customerDoor(inner, backend.customers, sessions);
    addressDoor(inner, backend.customers);
    orderDoor(inner, backend.orders, services);
    storeDoor(inner, backend.store);
  });
}
