import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import { paymentWebhookRoutes } from "#commerce/sales/checkout/placing/payment-event-routes.ts";
import { handleEvent } from "#commerce/sales/checkout/placing/payment-events.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { findOrder, historyOf } from "#commerce/sales/orders/reads.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import type { App } from "#platform/http/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import type { Charge, Intent } from "#tests/support/payments/stripe/ledger.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { openRoutes } from "#tests/support/routes.ts";

export type Message = { body: Buffer; headers: Record<string, string> };

/** Orders paid at a local Stripe and the messages about them, for the tests of one file. */
export function usePaymentMessages() {
  const base = useDatabase();
  let stripe: StripeServer;
  let services: Awaited<ReturnType<typeof checkoutServices>>;
  let app: App;
  beforeAll(async () => {
    stripe = await startStripe();
    services = await checkoutServices(base, makeStripeProvider({ ...stripe, timeout: limit(10_000) }));
    app = await openRoutes(base.db, (api) => {
      const prefix = "/payments/webhook";
      api.register(async (scope) => paymentWebhookRoutes(scope as unknown as App, services), { prefix });
    });
  });
  afterAll(async () => {
    await app.close();
    await services.stop();
    await stripe.stop();
  });
  const send = async ({ body, headers }: Message, provider = "stripe") =>
    app.inject({ method: "POST", url: `/api/payments/webhook/${provider}`, payload: body, headers });
  const idIn = ({ body }: Message): string => JSON.parse(body.toString()).id;
  /** The message arrives, and its job runs. */
  async function arrives(type: string, object: object) {
    const message = stripe.event(type, object);
    const { statusCode } = await send(message);
    await handleEvent(services, "stripe", idIn(message));
    return statusCode;
  }
  async function placed() {
    const { variantIds } = await plantProduct(base.db, { stock: [10] });
    const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const { cartId, total } = cart;
    const input = {
      cartId,
      expectedTotal: total,
      idempotencyKey: randomUUID(),
      payment: { kind: "provider" } as const,
    };
    const answer = await placeOrder(services, input, guest);
    if (!answer.ok) throw new Error(answer.problem.code);
    const { orderId, action } = answer.value;
    return { orderId, total, secret: action?.clientSecret ?? "", intent: intentOf(orderId), variantId: variantIds[0]! };
  }
  const intentOf = (orderId: number): Intent =>
    [...stripe.ledger.intents.values()].find((intent) => intent.metadata.order_id === String(orderId))!;
  async function paid() {
    const order = await placed();
    await stripe.pay(order.secret, "pm_card_visa");
    await arrives("payment_intent.succeeded", order.intent);
    const charge = stripe.ledger.charges.get(order.intent.latest_charge ?? "") as Charge;
    return { ...order, charge };
  }
  const statusOf = async (orderId: number) => (await findOrder(base.db, orderId))?.status;
  const statesOf = async (orderId: number) => (await historyOf(base.db, orderId)).map((event) => event.status);
  const paymentOf = (orderId: number) =>
    base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
  const eventOf = (id: string) =>
    base.db.selectFrom("payment_events").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    base,
    send,
    idIn,
    arrives,
    placed,
    paid,
    statusOf,
    statesOf,
    paymentOf,
    eventOf,
    get stripe() {
      return stripe;
    },
    get services() {
      return services;
    },
  };
}
