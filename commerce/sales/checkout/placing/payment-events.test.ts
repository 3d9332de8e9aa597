import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { announceRefunds } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { findOrder, historyOf } from "#commerce/sales/orders/reads.ts";
import { refundPayment } from "#commerce/sales/payments/refunds.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import type { App } from "#platform/http.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import type { Charge, Intent } from "#tests/support/payments/stripe/ledger.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { paymentWebhookRoutes } from "./payment-event-routes.ts";
import { handleEvent, sweepEvents } from "./payment-events.ts";
import { placeOrder } from "./place.ts";
import { sweepOrders } from "./sweep.ts";

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

type Message = { body: Buffer; headers: Record<string, string> };
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
  const input = { cartId, expectedTotal: total, idempotencyKey: randomUUID(), payment: { kind: "provider" } as const };
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

describe("the route of the provider's messages", () => {
  test("takes a signed message once, and leaves it to one job", async () => {
    const { secret, intent, orderId } = await placed();
    await stripe.pay(secret, "pm_card_visa");
    const message = stripe.event("payment_intent.succeeded", intent);
    const answers = await Promise.all([send(message), send(message), send(message)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const jobs = "select count(*)::int as count from pgboss.job where name = 'payment-event' and data ->> 'id' = $1";
    expect((await base.pool.query(jobs, [idIn(message)])).rows).toEqual([{ count: 1 }]);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    await Promise.all([1, 2].map(() => handleEvent(services, "stripe", idIn(message))));
    expect(await statesOf(orderId)).toEqual(["pending", "awaiting_payment", "awaiting_fulfillment"]);
    expect(await eventOf(idIn(message))).toMatchObject({ outcome: "confirmed", handled_at: expect.any(Date) });
  });

  test("refuses a wrong, missing or old signature and keeps nothing of it", async () => {
    const message = stripe.event("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" });
    const old = stripe.event("payment_intent.succeeded", {}, { at: Math.floor(Date.now() / 1000) - 1000 });
    const changed = { ...message, body: Buffer.from(message.body.toString().replace("pi_1", "pi_2")) };
    const bare = { body: message.body, headers: { "content-type": "application/json" } };
    for (const bad of [changed, old, bare, { body: Buffer.from("\0{"), headers: {} }]) {
      const answer = await send(bad);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad-signature"]);
    }
    expect(await eventOf(idIn(message))).toBeUndefined();
  });

  test("knows the configured provider only", async () => {
    const message = stripe.event("payment_intent.succeeded", {});
    expect((await send(message, "test")).statusCode).toBe(404);
    expect((await send(message, "x%00")).statusCode).toBe(404);
  });

  test("keeps plain words of a message, whatever else it holds", async () => {
    const message = stripe.event("charge.dispute.created", { payment_intent: "pi\u0000", reason: "a b", metadata: 1 });
    expect((await send(message)).statusCode).toBe(200);
    const kept = { id: idIn(message), kind: "disputed", reference: null, paymentId: null };
    expect((await eventOf(idIn(message)))?.event).toEqual(kept);
  });
});

describe("a message", () => {
  test("about a payment that nobody here knows, or about nothing of ours, changes nothing", async () => {
    expect(await arrives("payment_intent.succeeded", { id: "pi_strange", object: "payment_intent" })).toBe(200);
    expect(await arrives("customer.created", { id: "cus_1", object: "customer" })).toBe(200);
    const metadata = { payment_id: randomUUID() };
    expect(await arrives("payment_intent.canceled", { id: "pi_other", object: "payment_intent", metadata })).toBe(200);
  });

  test("that comes before the provider's answer was stored settles the order", async () => {
    const { orderId, secret, intent } = await placed();
    const forgotten = { status: "pending", reference: null, action_url: null } as const;
    await base.db.updateTable("payments").set(forgotten).where("order_id", "=", orderId).execute();
    await base.db.updateTable("orders").set({ status: "pending" }).where("id", "=", orderId).execute();
    await stripe.pay(secret, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
    expect((await paymentOf(orderId)).reference).toBe(intent.id);
  });

  test("that claims more than the provider confirms is not believed", async () => {
    const { orderId, intent } = await placed();
    await arrives("payment_intent.succeeded", { ...intent, status: "succeeded" });
    expect(await statusOf(orderId)).toBe("awaiting_payment");
  });

  test("of a declined card leaves the order open for another, and says why", async () => {
    const { orderId, secret, intent } = await placed();
    await stripe.pay(secret, "pm_card_chargeDeclinedInsufficientFunds");
    await arrives("payment_intent.payment_failed", intent);
    expect(await paymentOf(orderId)).toMatchObject({ status: "action_required", detail: "insufficient_funds" });
    await stripe.pay(secret, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    // A late message about an earlier card.
    await arrives("payment_intent.payment_failed", { ...intent, last_payment_error: { code: "card_declined" } });
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test("of a cancelled intent releases the order; one of a payment long after gives the money back", async () => {
    const { orderId, intent, variantId } = await placed();
    stripe.ledger.cancel(intent.id);
    await arrives("payment_intent.canceled", intent);
    expect([await statusOf(orderId), await stockOf(base.db, variantId)]).toEqual(["cancelled", 10]);
    // As if the bank had approved the payment after all.
    stripe.ledger.intents.get(intent.id)!.status = "requires_payment_method";
    stripe.ledger.confirm(intent.id, "pm_card_visa");
    await arrives("payment_intent.succeeded", intent);
    await arrives("payment_intent.succeeded", intent);
    const given = stripe.ledger.refunds.filter((refund) => refund.payment_intent === intent.id);
    expect(given.map((refund) => refund.amount)).toEqual([intent.amount]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: intent.amount });
  });

  test("that cannot be acted on while the provider is silent is tried again by the sweep", async () => {
    const { orderId, secret, intent } = await placed();
    await stripe.pay(secret, "pm_card_visa");
    const message = stripe.event("payment_intent.succeeded", intent);
    await send(message);
    stripe.fail({ kind: "429" });
    await expect(handleEvent(services, "stripe", idIn(message))).rejects.toThrow();
    await sweepEvents(services);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    const before = new Date(Date.now() - 5 * 60_000);
    await base.db.updateTable("payment_events").set({ received_at: before }).where("id", "=", idIn(message)).execute();
    await sweepEvents(services);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });
});

describe("money that goes back at the provider", () => {
  test("in part and in whole is recorded once, and the order follows", async () => {
    const { orderId, intent, charge, total } = await paid();
    stripe.ledger.refund({ payment_intent: intent.id, amount: 1000 });
    await arrives("charge.refunded", charge);
    await arrives("charge.refunded", charge);
    expect(await statusOf(orderId)).toBe("partially_refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 1000 });
    stripe.ledger.refund({ payment_intent: intent.id });
    await arrives("charge.refunded", charge);
    await arrives("payment_intent.succeeded", intent);
    expect(await statusOf(orderId)).toBe("refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: total });
    expect(stripe.ledger.refunds.filter((refund) => refund.payment_intent === intent.id)).toHaveLength(2);
  });

  test("because we gave it back is not counted again", async () => {
    const { orderId, charge } = await paid();
    expect(await refundPayment(services, orderId, 700, "first")).toMatchObject({ ok: true });
    await arrives("charge.refunded", charge);
    expect((await paymentOf(orderId)).refunded).toBe(700);
  });

  test("before its payment was known here settles both", async () => {
    const { orderId, secret, intent } = await placed();
    await stripe.pay(secret, "pm_card_visa");
    stripe.ledger.refund({ payment_intent: intent.id });
    await arrives("charge.refunded", stripe.ledger.charges.get(intent.latest_charge ?? "") as Charge);
    expect(await statesOf(orderId)).toEqual(["pending", "awaiting_payment", "awaiting_fulfillment", "refunded"]);
    expect(await sweepOrders(services)).toMatchObject({ failed: 0 });
  });
});

describe("a dispute that ends", () => {
  const disputeOf = (intent: Intent, id: string, more: object = {}) => ({
    id,
    object: "dispute",
    payment_intent: intent.id,
    reason: "fraudulent",
    amount: intent.amount,
    status: "needs_response",
    ...more,
  });

  test("6 and is won puts the order back to what it was, whatever comes twice or late", async () => {
    const { orderId, intent } = await paid();
    await arrives("charge.dispute.created", disputeOf(intent, "dp_won"));
    expect(await statusOf(orderId)).toBe("disputed");
    const won = disputeOf(intent, "dp_won", { status: "won" });
    await arrives("charge.dispute.closed", won);
    await arrives("charge.dispute.closed", won);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_won"));
    expect((await historyOf(base.db, orderId)).slice(-2)).toMatchObject([
      { status: "disputed", note: "fraudulent" },
      { status: "awaiting_fulfillment", note: "dispute won" },
    ]);
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 0 });
  });

  test("and is lost is money that went back, once; a later refund counts only what is beyond it", async () => {
    const { orderId, intent, charge, total } = await paid();
    const lost = disputeOf(intent, "dp_lost", { status: "lost", amount: 1500 });
    // The end of a dispute is announced before its beginning.
    await arrives("charge.dispute.closed", lost);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_lost"));
    await arrives("charge.dispute.closed", lost);
    expect(await statusOf(orderId)).toBe("partially_refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured", refunded: 1500 });
    await announceRefunds(services);
    expect((await historyOf(base.db, orderId)).at(-1)?.note).toBe("15.00 USD paid back: dispute lost (fraudulent)");
    const mails =
      "select from pgboss.job where name = 'order-mail' and data ->> 'kind' = 'refunded' and data ->> 'orderId' = $1";
    expect((await base.pool.query(mails, [String(orderId)])).rowCount).toBe(0);
    stripe.ledger.refund({ payment_intent: intent.id, amount: 1000 });
    await arrives("charge.refunded", charge);
    expect((await paymentOf(orderId)).refunded).toBe(2500);
    await arrives("charge.dispute.created", disputeOf(intent, "dp_whole"));
    await arrives("charge.dispute.closed", disputeOf(intent, "dp_whole", { status: "lost" }));
    expect(await statesOf(orderId)).toContain("disputed");
    expect(await statusOf(orderId)).toBe("refunded");
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: total });
  });

  test("as an inquiry took nothing", async () => {
    const { orderId, intent } = await paid();
    await arrives("charge.dispute.created", disputeOf(intent, "dp_ask", { status: "warning_needs_response" }));
    await arrives("charge.dispute.closed", disputeOf(intent, "dp_ask", { status: "warning_closed" }));
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });
});

test("a dispute shows on the order, with its reason, once", async () => {
  const { orderId, intent } = await paid();
  const dispute = { id: "dp_1", object: "dispute", payment_intent: intent.id, reason: "fraudulent" };
  await arrives("charge.dispute.created", dispute);
  await arrives("charge.dispute.created", dispute);
  expect((await historyOf(base.db, orderId)).slice(-2)).toMatchObject([
    { status: "awaiting_fulfillment" },
    { status: "disputed", note: "fraudulent" },
  ]);
});
