import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder, historyOf } from "#commerce/sales/orders/reads.ts";
import { makeMollieProvider } from "#commerce/sales/payments/mollie/provider.ts";
import { refundPayment, sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import type { App } from "#platform/http.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mollieOptions } from "#tests/support/payments/mollie/fixture.ts";
import { type MollieServer, startMollie } from "#tests/support/payments/mollie/server.ts";
import { openRoutes } from "#tests/support/routes.ts";
import type { PlaceOrderInput } from "../schema.ts";
import { paymentWebhookRoutes } from "./payment-event-routes.ts";
import { handleEvent } from "./payment-events.ts";
import { placeOrder } from "./place.ts";
import { settleReturn } from "./second-step.ts";
import { sweepOrders } from "./sweep.ts";

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
const inputOf = (cart: { cartId: string; total: number }, idempotencyKey: string = randomUUID()): PlaceOrderInput => ({
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

describe("placing an order that is paid at Mollie's page", () => {
  test("reserves, opens one payment, and stands once Mollie says that it is paid", async () => {
    const cart = await ready();
    const { orderId, reference, status, action } = await opened(inputOf(cart));
    expect([status, action]).toEqual([
      "awaiting_payment",
      { url: `${mollie.pagesHost}/checkout/select-method/${reference}` },
    ]);
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
    const value = (cart.total / 100).toFixed(2);
    expect(paymentsOf(orderId)).toMatchObject([{ amount: { currency: "USD", value }, status: "open" }]);
    mollie.ledger.pay(reference);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    expect([await notified(reference), await notified(reference)]).toEqual([200, 200]);
    expect((await historyOf(base.db, orderId)).map((event) => event.status)).toEqual([
      "pending",
      "awaiting_payment",
      "awaiting_fulfillment",
    ]);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("the same key leads to the same page, and says so when it is paid", async () => {
    const input = inputOf(await ready());
    const [first, second] = await Promise.all([opened(input), opened(input)]);
    expect(second).toEqual(first);
    expect(paymentsOf(first.orderId)).toHaveLength(1);
    mollie.ledger.pay(first.reference);
    await notified(first.reference);
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
  });

  test("a card is refused before anything happens", async () => {
    const cart = await ready();
    const before = mollie.requests.length;
    const answer = await place(payFor(cart));
    expect(answer).toMatchObject({ problem: { code: "invalid", fields: { payment: "error.payment.elsewhere" } } });
    expect([mollie.requests.length, await stockOf(base.db, cart.variantId)]).toEqual([before, 10]);
  });

  test("an answer that is lost is asked for again with the same key, which opens no second payment", async () => {
    const input = inputOf(await ready());
    mollie.fail({ kind: "hang-up", after: true });
    expect(await place(input)).toMatchObject({ problem: { code: "payment-unclear" } });
    const { orderId, action } = await opened(input);
    expect(action?.url).toContain(mollie.pagesHost);
    expect(paymentsOf(orderId)).toHaveLength(1);
  });

  test("what Mollie refuses to open is released at once", async () => {
    const cart = await ready();
    const create: typeof services.payments.create = (request) =>
      services.payments.create({ ...request, amount: 5_000_001 });
    const answer = await placeOrder({ ...services, payments: { ...services.payments, create } }, inputOf(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "invalid-amount" } } });
    expect(await stockOf(base.db, cart.variantId)).toBe(10);
  });
});

describe("a shopper who comes back", () => {
  test("having paid finds the order, whether or not Mollie's message has come", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    await settleReturn(services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    mollie.ledger.pay(reference);
    await settleReturn(services, orderId);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test.each(["failed", "canceled", "expired"] as const)(
    "from a payment that was %s finds the order ended and the cart as it was",
    async (state) => {
      const cart = await ready();
      const { orderId, reference } = await opened(inputOf(cart));
      mollie.ledger.end(reference, state);
      await settleReturn(services, orderId);
      expect([await statusOf(orderId), await stockOf(base.db, cart.variantId)]).toEqual(["cancelled", 10]);
      expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
      expect(await notified(reference)).toBe(200);
    },
  );

  test("with a new form ends the attempt that was left; paid all the same, its money goes back", async () => {
    const cart = await ready();
    const left = await opened(inputOf(cart));
    const next = await opened(inputOf(cart));
    expect([await statusOf(left.orderId), await statusOf(next.orderId)]).toEqual(["cancelled", "awaiting_payment"]);
    expect(await stockOf(base.db, cart.variantId)).toBe(9);
    mollie.ledger.pay(left.reference);
    await notified(left.reference);
    expect(mollie.ledger.refundsOf(left.reference)).toMatchObject([
      { amount: { currency: "USD", value: (cart.total / 100).toFixed(2) } },
    ]);
    expect(await paymentOf(left.orderId)).toMatchObject({ status: "refunded", refunded: cart.total });
    mollie.ledger.pay(next.reference);
    await notified(next.reference);
    expect(await statusOf(next.orderId)).toBe("awaiting_fulfillment");
  });
});

describe("the sweep", () => {
  test("confirms what was paid without a message, and after half an hour ends what was not", async () => {
    const cart = await ready();
    const [done, left] = [await opened(inputOf(await ready())), await opened(inputOf(cart))];
    mollie.ledger.pay(done.reference);
    await age(done.orderId, 40);
    await age(left.orderId, 40);
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 1, released: 1, failed: 0 });
    expect([await statusOf(done.orderId), await statusOf(left.orderId)]).toEqual(["awaiting_fulfillment", "cancelled"]);
    expect(await stockOf(base.db, cart.variantId)).toBe(10);
  });

  test("waits for a bank that takes its time", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    mollie.ledger.retrieve(reference).status = "pending";
    await age(orderId, 40);
    expect(await sweepOrders(services)).toMatchObject({ released: 0, failed: 0 });
    expect(await statusOf(orderId)).toBe("awaiting_payment");
    mollie.ledger.pay(reference);
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 1 });
  });

  test("looks again at a payment that could not be ended, until it has ended, and gives back what came late", async () => {
    const [late, never] = [await opened(inputOf(await ready())), await opened(inputOf(await ready()))];
    for (const { orderId } of [late, never]) await age(orderId, 40);
    await sweepOrders(services);
    const lookAgain = () => sweepOrders(services, { lookAgainSeconds: 0 });
    await lookAgain();
    mollie.ledger.pay(late.reference);
    mollie.ledger.end(never.reference, "expired");
    await lookAgain();
    expect(mollie.ledger.refundsOf(late.reference)).toHaveLength(1);
    expect(await paymentOf(late.orderId)).toMatchObject({ status: "refunded", detail: "arrived late" });
    expect(await paymentOf(never.orderId)).toMatchObject({ status: "cancelled", detail: "no charge exists" });
  });

  test("finds a payment whose answer was lost, and leads to its page", async () => {
    const input = inputOf(await ready());
    mollie.fail({ kind: "hang-up", after: true });
    const answer = await place(input);
    const orderId = answer.ok ? 0 : Number(answer.problem.detail?.order_id);
    await age(orderId, 5);
    expect(await sweepOrders(services)).toMatchObject({ failed: 0 });
    expect(await paymentOf(orderId)).toMatchObject({
      status: "action_required",
      reference: expect.stringMatching(/^tr_/),
    });
  });
});

describe("money that goes back", () => {
  test("by us is counted once, in part and in whole", async () => {
    const { orderId, reference, total } = await paid();
    expect(await refundPayment(services, orderId, 700, "first")).toMatchObject({ ok: true });
    await notified(reference);
    expect([await statusOf(orderId), (await paymentOf(orderId)).refunded]).toEqual(["partially_refunded", 700]);
    expect(await refundPayment(services, orderId, total - 700, "second")).toMatchObject({ ok: true });
    await notified(reference);
    expect(await statusOf(orderId)).toBe("refunded");
    expect(mollie.ledger.refundsOf(reference)).toHaveLength(2);
  });

  test("without an answer is asked for again and goes once", async () => {
    const { orderId, reference } = await paid();
    mollie.fail({ kind: "429" });
    expect(await refundPayment(services, orderId, 700, "k")).toMatchObject({ problem: { code: "refund-unclear" } });
    expect(await sweepRefunds(services, 0)).toBe(1);
    expect(mollie.ledger.refundsOf(reference)).toHaveLength(1);
  });

  test("at Mollie's dashboard is recorded, and so is what a bank took; what it gave back again is not", async () => {
    const { orderId, reference } = await paid();
    mollie.ledger.refund(reference, { amount: { currency: "USD", value: "10.00" } });
    await notified(reference);
    expect([await statusOf(orderId), (await paymentOf(orderId)).refunded]).toEqual(["partially_refunded", 1000]);
    mollie.ledger.chargeBack(reference, 500);
    await notified(reference);
    await notified(reference);
    expect((await paymentOf(orderId)).refunded).toBe(1500);
    const other = await paid();
    mollie.ledger.reverse(mollie.ledger.chargeBack(other.reference, 500));
    await notified(other.reference);
    expect(await statusOf(other.orderId)).toBe("awaiting_fulfillment");
  });
});

describe("a message", () => {
  test("that others send is refused, and one that cannot be checked is asked for again", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    const { url, body, headers } = mollie.message(reference);
    const { pathname, search } = new URL(url);
    const post = (to: string) => app.inject({ method: "POST", url: to, payload: body, headers });
    const before = mollie.requests.length;
    for (const forged of [pathname, `${pathname}${search.replace(/signature=..../, "signature=0000")}`]) {
      const answer = await post(forged);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "bad-signature"]);
    }
    expect(mollie.requests).toHaveLength(before);
    mollie.fail({ kind: "429" });
    const answer = await post(pathname + search);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
    mollie.ledger.pay(reference);
    expect(await notified(reference)).toBe(200);
    expect(await statusOf(orderId)).toBe("awaiting_fulfillment");
  });

  test("of a payment that nothing has happened to changes nothing", async () => {
    const { orderId, reference } = await opened(inputOf(await ready()));
    expect(await notified(reference)).toBe(200);
    expect(await statusOf(orderId)).toBe("awaiting_payment");
  });
});
