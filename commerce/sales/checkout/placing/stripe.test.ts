import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { placeOrder } from "./place.ts";
import type { PlaceOrderInput } from "./schema.ts";
import { settleSecondStep } from "./second-step.ts";
import { sweepOrders } from "./sweep.ts";

/** Checkout with a provider whose own fields in the browser take the card. */
const base = useDatabase();
let stripe: StripeServer;
let services: Awaited<ReturnType<typeof checkoutServices>>;
/** The same with a short timeout for Stripe's answers. */
let hasty: typeof services;
beforeAll(async () => {
  stripe = await startStripe();
  services = await checkoutServices(base, makeStripeProvider({ ...stripe, timeout: limit(10_000) }));
  hasty = { ...services, payments: makeStripeProvider({ ...stripe, timeout: 200 }) };
});
afterAll(async () => {
  await services.stop();
  await stripe.stop();
});

async function ready() {
  const variantId = (await plantProduct(base.db, { stock: [10] })).variantIds[0]!;
  const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
  return { ...cart, variantId };
}
const request = (cart: { cartId: string; total: number }, idempotencyKey: string = randomUUID()): PlaceOrderInput => ({
  cartId: cart.cartId,
  expectedTotal: cart.total,
  idempotencyKey,
  payment: { kind: "provider" },
});
const place = (input: PlaceOrderInput, by = services) => placeOrder(by, input, guest);
async function opened(input: PlaceOrderInput) {
  const placed = await place(input);
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
  return { ...placed.value, secret: placed.value.action?.clientSecret ?? "" };
}
const statusOf = async (orderId: number) => (await findOrder(base.db, orderId))?.status;
const intentsOf = (orderId: number) =>
  [...stripe.ledger.intents.values()].filter((intent) => intent.metadata.order_id === String(orderId));
const age = (orderId: number, minutes: number) =>
  base.db
    .updateTable("orders")
    .set({ placed_at: new Date(Date.now() - minutes * 60_000) })
    .where("id", "=", orderId)
    .execute();

describe("placing an order that is paid in Stripe's fields", () => {
  test("reserves, opens one intent, and stands once the shopper has paid and is back", async () => {
    const cart = await ready();
    const { orderId, secret, status } = await opened(request(cart));
    expect(status).toBe("awaiting_payment");
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
    expect(intentsOf(orderId)).toMatchObject([{ amount: cart.total, currency: "usd", client_secret: secret }]);
    await stripe.pay(secret, "pm_card_visa");
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    await Promise.all([settleSecondStep(services, orderId), settleSecondStep(services, orderId)]);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("the same key gets the same intent again, whatever the first try's card did", async () => {
    const input = request(await ready());
    const [first, second] = await Promise.all([opened(input), opened(input)]);
    expect(second).toEqual(first);
    expect((await stripe.pay(first.secret, "pm_card_chargeDeclined")).status).toBe(402);
    expect(await opened(input)).toEqual(first);
    await stripe.pay(first.secret, "pm_card_visa");
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(intentsOf(first.orderId)).toHaveLength(1);
  });

  test("a card is refused before anything happens", async () => {
    const cart = await ready();
    const before = stripe.requests.length;
    const answer = await place(payFor(cart));
    expect(answer).toMatchObject({ problem: { code: "invalid", fields: { payment: "error.payment.elsewhere" } } });
    expect([stripe.requests.length, await stockOf(base.db, cart.variantId)]).toEqual([before, 10]);
  });

  test("what Stripe refuses to open is released at once", async () => {
    const cart = await ready();
    const create: typeof services.payments.create = (asked) => services.payments.create({ ...asked, amount: 10 });
    const answer = await placeOrder({ ...services, payments: { ...services.payments, create } }, request(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "amount_too_small" } } });
    expect(await stockOf(base.db, cart.variantId)).toBe(10);
  });
});

describe("a shopper who comes back", () => {
  test("from a refused second step finds the order ended, the cart as it was, and no intent to pay", async () => {
    const cart = await ready();
    const { orderId, secret } = await opened(request(cart));
    await stripe.pay(secret, "pm_card_threeDSecure2Required");
    await settleSecondStep(services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    stripe.ledger.authenticate(intentsOf(orderId)[0]!.id, false);
    await settleSecondStep(services, orderId);
    expect(await statusOf(orderId)).toBe("cancelled");
    expect(intentsOf(orderId)[0]?.status).toBe("canceled");
    expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
    expect((await stripe.pay(secret, "pm_card_visa")).status).toBe(400);
  });

  test("while Stripe is silent is told to wait", async () => {
    const { orderId, secret } = await opened(request(await ready()));
    await stripe.pay(secret, "pm_card_visa");
    stripe.fail({ kind: "silence" }, { kind: "silence" });
    await settleSecondStep(hasty, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    await settleSecondStep(services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test("with a new form ends the attempt that was left", async () => {
    const cart = await ready();
    const left = await opened(request(cart));
    const next = await opened(request(cart));
    expect([await statusOf(left.orderId), await statusOf(next.orderId)]).toEqual(["cancelled", "awaiting_payment"]);
    expect(intentsOf(left.orderId)[0]?.status).toBe("canceled");
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
  });
});

describe("what was interrupted", () => {
  test("before Stripe was asked is released by the sweep", async () => {
    const cart = await ready();
    const killed = new Promise<number>((reached) => {
      const create: typeof services.payments.create = async ({ orderId }) => {
        reached(orderId);
        return new Promise(() => undefined);
      };
      void placeOrder({ ...services, payments: { ...services.payments, create } }, request(cart), guest);
    });
    const orderId = await killed;
    await age(orderId, 5);
    expect(await sweepOrders(services)).toMatchObject({ released: 1, failed: 0 });
    expect([await statusOf(orderId), await stockOf(base.db, cart.variantId)]).toEqual(["cancelled", 10]);
  });

  test("by a lost answer is opened by the same key, once", async () => {
    const input = request(await ready());
    stripe.fail({ kind: "silence", after: true }, { kind: "silence", after: true });
    const unclear = await place(input, hasty);
    expect(unclear).toMatchObject({ problem: { code: "payment-unclear" } });
    // Stripe's search does not find it yet, but its idempotency does.
    stripe.state.isSearchLate = true;
    const { orderId, secret } = await opened(input);
    stripe.state.isSearchLate = false;
    expect(intentsOf(orderId)).toMatchObject([{ client_secret: secret }]);
  });

  test("while the shopper paid is confirmed by the sweep, and an unpaid intent is closed after half an hour", async () => {
    const [paid, left] = [await opened(request(await ready())), await opened(request(await ready()))];
    await stripe.pay(paid.secret, "pm_card_visa");
    await age(paid.orderId, 40);
    await age(left.orderId, 40);
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 1, released: 1, failed: 0 });
    expect([await statusOf(paid.orderId), await statusOf(left.orderId)]).toEqual(["awaiting_fulfillment", "cancelled"]);
    expect(intentsOf(left.orderId)[0]?.status).toBe("canceled");
  });

  test("and given up is closed when it turns up late, so that nobody can pay it", async () => {
    const cart = await ready();
    stripe.fail({ kind: "silence", after: true }, { kind: "silence", after: true });
    const answer = await place(request(cart), hasty);
    const orderId = answer.ok ? 0 : Number(answer.problem.detail?.order_id);
    stripe.state.isSearchLate = true;
    await age(orderId, 5);
    await sweepOrders(services);
    stripe.state.isSearchLate = false;
    expect([await statusOf(orderId), intentsOf(orderId)[0]?.status]).toEqual(["cancelled", "requires_payment_method"]);
    await sweepOrders(services, { lookAgainSeconds: 0 });
    expect(intentsOf(orderId)[0]?.status).toBe("canceled");
  });

  test("is left alone by another provider", async () => {
    const { orderId } = await opened(request(await ready()));
    await age(orderId, 40);
    const other = await checkoutServices(base);
    expect(await sweepOrders(other)).toMatchObject({ released: 0, failed: 0 });
    await other.stop();
    expect(await statusOf(orderId)).toBe("awaiting_payment");
  });
});
