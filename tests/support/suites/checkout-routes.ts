import { afterAll, beforeAll } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { makeOwnCarts } from "#commerce/sales/cart/backend.ts";
import { cartRoutes } from "#commerce/sales/cart/routes.ts";
import { makeOwnCheckout } from "#commerce/sales/checkout/backend.ts";
import { giftCardCheckoutRoutes } from "#commerce/sales/checkout/gift-card-routes.ts";
import { challengeRoutes } from "#commerce/sales/checkout/placing/challenge-routes.ts";
import { checkoutRoutes } from "#commerce/sales/checkout/routes.ts";
import type { App } from "#platform/http/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";

/** The routes of the checkout, for the tests of one file. */
export function useCheckoutRoutes() {
  const base = useDatabase();
  let app: App;
  let services: Awaited<ReturnType<typeof checkoutServices>>;
  beforeAll(async () => {
    services = await checkoutServices(base);
    app = await openRoutes(base.db, (scope) => {
      checkoutRoutes(scope, makeOwnCheckout(services), services.config);
      challengeRoutes(scope, services);
      cartRoutes(scope, makeOwnCarts(services), services.config);
      const limits = { CODE_TRIES_PER_SESSION: 5, CODE_TRIES_PER_ADDRESS: 50 };
      giftCardCheckoutRoutes(scope, { ...services, config: { ...services.config, ...limits } });
    });
  });
  afterAll(() => services.stop());
  const address = {
    first_name: "Ada",
    last_name: "Berg",
    address1: "1 Main Street",
    city: "Denver",
    state_or_province: "Colorado",
    postal_code: "80202",
    country_code: "US",
  };
  const details = { email: "ada@firn.example", shipping_address: address };
  const card = (number: string) => ({ number, expiry: "12/34", code: "123" });
  /** The guest's session that creates the carts and reads them. */
  const mine = "a-guests-session";
  async function call(
    method: "GET" | "POST" | "PUT",
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) {
    const headers = { "x-session": mine, ...more };
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null };
  }
  async function newCart(price = 5000, sessionHash = hashSessionId(mine)): Promise<string> {
    const { variantIds } = await plantProduct(base.db, { prices: { us: price } });
    const made = await createCart(base.db, { ...guest, sessionHash }, [{ variantId: variantIds[0]!, quantity: 1 }]);
    if (!made.ok) throw new Error(made.problem.code);
    return made.value.id;
  }
  let keys = 0;
  const order = (id: string, total: number | string, number: string, key = `key-${++keys}`) =>
    call("POST", `/checkout/${id}/order`, { expected_total: total, payment: card(number) }, { "idempotency-key": key });
  return {
    base,
    address,
    details,
    card,
    call,
    newCart,
    order,
    get app() {
      return app;
    },
  };
}
