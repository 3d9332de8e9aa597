import { afterAll, beforeAll } from "vitest";
import { fulfilmentRoutes } from "#commerce/aftersales/fulfilment/routes.ts";
import { orderOfficeRoutes } from "#commerce/aftersales/office/routes.ts";
import { returnRoutes } from "#commerce/aftersales/returns/routes.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { getCheckout, saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { makeOwnOrders } from "#commerce/sales/orders/backend.ts";
import { orderRoutes, staffOrderRoutes } from "#commerce/sales/orders/routes.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart, shownServices } from "#tests/support/checkout.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { openRoutes, plantSession } from "#tests/support/routes.ts";

type Services = Awaited<ReturnType<typeof checkoutServices>>;
type Body = Record<string, unknown>;

/** The routes of orders with all their services, and orders to ship with them. */
export type Counter = {
  app: App;
  services: Services;
  /** Replaces methods of the payment provider until it is set again. */
  provider: Partial<PaymentProvider>;
  /** Creates a key with these scopes. Returns its header. */
  key(...scopes: Permission[]): Promise<string>;
  /** `who` is a header of `key`, or a session. */
  call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    who: string,
    body?: Body,
    more?: Record<string, string>,
  ): Promise<Answer>;
  /** Places a paid order of two pieces each of two products: 100.00 and 50.00, with 26.04 and more of tax. */
  order(): Promise<{ orderId: number; customerId: number; session: string; variantIds: number[]; email: string }>;
  /** The data of a queue's jobs. */
  queued(queue: string): Promise<Body[]>;
};

// biome-ignore lint/suspicious/noExplicitAny: what came back is the test's to know
export type Answer = { status: number; body: any };

export function useCounter(base: TestDatabase): Counter {
  const counter = { provider: {} } as Counter;

  beforeAll(async () => {
    const services = await checkoutServices(base);
    const own = services.payments;
    const payments = new Proxy(own, {
      get: (target, name) => Reflect.get(name in counter.provider ? counter.provider : target, name),
    });
    counter.services = { ...services, payments };
    counter.app = await openRoutes(base.db, (scope) => {
      orderRoutes(scope, makeOwnOrders(base), base);
      staffOrderRoutes(scope, base);
      orderOfficeRoutes(scope, {
        ...counter.services,
        content: inProcessClient(base.db),
        config: { ...counter.services.config, INVOICE_SELLER: "Firn AG|CHE-1" },
      });
      fulfilmentRoutes(scope, counter.services);
      returnRoutes(scope, counter.services);
    });
  });
  afterAll(async () => {
    await counter.app.close();
    await counter.services.stop();
  });

  counter.key = async (...scopes) => `Bearer ${(await addKey(base.db, "ERP", scopes)).key}`;

  counter.call = async (method, path, who, body, more = {}) => {
    const identity = who.startsWith("Bearer") ? { authorization: who } : { "x-session": who };
    const headers = { ...identity, ...more };
    const answer = await counter.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  };

  counter.order = async () => {
    const customerId = await plantCustomer(base.db);
    const session = await plantSession(base.db, customerId);
    const [board, boots] = [await plantProduct(base.db), await plantProduct(base.db, { prices: { us: 5000 } })];
    const variantIds = [...board.variantIds, ...boots.variantIds];
    const buyer = { ...guest, customerId, sessionHash: hashSessionId(session) };
    const cart = await readyCart(
      counter.services,
      variantIds.map((variantId) => ({ variantId, quantity: 2 })),
      buyer,
    );
    const placed = await placeOrder(counter.services, payFor(cart), buyer);
    if (!placed.ok) throw new Error(placed.problem.code);
    return { orderId: placed.value.orderId, customerId, session, variantIds, email: "ada@firn.example" };
  };

  counter.queued = async (queue) => {
    const { rows } = await base.pool.query("select data from pgboss.job where name = $1 order by created_on", [queue]);
    return rows.map(({ data }) => data);
  };
  return counter;
}

/**
 * Places a guest's paid order of two pieces of 40.00, delivered by the standard method or the given one. Returns it
 * with the token that opens it.
 */
export async function placeAsGuest({ services }: Counter, method?: "express") {
  const { variantIds } = await plantProduct(services.db, { prices: { us: 4000 } });
  const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 2 }]);
  if (method) {
    const found = await getCheckout(shownServices(services.db), async () => null, cart.cartId);
    const option = found.ok ? found.value.shippingOptions.find(({ code }) => code === method) : null;
    const saved = await saveCheckout(shownServices(services.db), async () => null, cart.cartId, {
      shippingMethodId: option!.id,
    });
    if (saved.ok) cart.total = saved.value.total;
  }
  const placed = await placeOrder(services, payFor(cart), guest);
  if (!placed.ok) throw new Error(placed.problem.code);
  return { orderId: placed.value.orderId, token: placed.value.accessToken };
}
