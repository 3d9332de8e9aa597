import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { paymentWebhookRoutes } from "#commerce/sales/checkout/placing/payment-event-routes.ts";
import { handleEvent } from "#commerce/sales/checkout/placing/payment-events.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { PlaceOrderInput } from "#commerce/sales/checkout/placing/schema.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { makeMollieProvider } from "#commerce/sales/payments/mollie/provider.ts";
import type { App } from "#platform/http/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mollieOptions } from "#tests/support/payments/mollie/fixture.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { openRoutes } from "#tests/support/routes.ts";

/** A checkout that is paid at a local Mollie, for the tests of one file. */
export function useMollieCheckout() {
  /** Checkout with a provider whose own page takes the payment. */
  const base = useDatabase();
  let mollie: MollieServer;
  let services: Awaited<ReturnType<typeof checkoutServices>>;
  let app: App;
  beforeAll(async () => {
    mollie = await startMollie();
    services = await checkoutServices(base, makeMollieProvider(mollieOptions(mollie)));
    app = await openRoutes(base.db, (api) => {
      const prefix = "/payments/webhook";
      api.register(async (scope) => paymentWebhookRoutes(scope as unknown as App, services), { prefix });
    });
  });
  afterAll(async () => {
    await app.close();
    await services.stop();
    await mollie.stop();
  });
  async function ready() {
    const variantId = (await plantProduct(base.db, { stock: [10] })).variantIds[0]!;
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    return { ...cart, variantId };
  }
  const inputOf = (
    cart: { cartId: string; total: number },
    idempotencyKey: string = randomUUID(),
  ): PlaceOrderInput => ({
    cartId: cart.cartId,
    expectedTotal: cart.total,
    idempotencyKey,
    payment: { kind: "provider" },
  });
  const place = (input: PlaceOrderInput) => placeOrder(services, input, guest);
  async function opened(input: PlaceOrderInput) {
    const placed = await place(input);
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
    const { reference } = await paymentOf(placed.value.orderId);
    return { ...placed.value, reference: reference ?? "" };
  }
  const paymentOf = (orderId: number) =>
    base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
  const statusOf = async (orderId: number) => (await findOrder(base.db, orderId))?.status;
  const paymentsOf = (orderId: number) =>
    [...mollie.ledger.payments.values()].filter(
      ({ metadata }) => (metadata as { order_id?: number }).order_id === orderId,
    );
  const age = (orderId: number, minutes: number) =>
    base.db
      .updateTable("orders")
      .set({ placed_at: new Date(Date.now() - minutes * 60_000) })
      .where("id", "=", orderId)
      .execute();
  /** Mollie announces a change of the payment, and the resulting jobs run. */
  async function notified(reference: string): Promise<number> {
    const { url, body, headers } = mollie.message(reference);
    const { pathname, search } = new URL(url);
    const answer = await app.inject({ method: "POST", url: pathname + search, payload: body, headers });
    const events = await base.db.selectFrom("payment_events").select("id").where("handled_at", "is", null).execute();
    for (const { id } of events) await handleEvent(services, "mollie", id);
    return answer.statusCode;
  }
  async function paid() {
    const cart = await ready();
    const order = await opened(inputOf(cart));
    mollie.ledger.pay(order.reference);
    await notified(order.reference);
    return { ...order, total: cart.total };
  }
  return {
    base,
    ready,
    inputOf,
    place,
    opened,
    paymentOf,
    statusOf,
    paymentsOf,
    age,
    notified,
    paid,
    get mollie() {
      return mollie;
    },
    get services() {
      return services;
    },
    get app() {
      return app;
    },
  };
}
