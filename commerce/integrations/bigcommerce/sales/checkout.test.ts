import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CommerceBackend } from "#commerce/integrations/backend/backend.ts";
import { makeBigCommerce } from "#commerce/integrations/bigcommerce/backend.ts";
import { defaultLimits } from "#commerce/integrations/bigcommerce/http.ts";
import { backendProducts } from "#tests/support/backend.ts";
import { bySku } from "#tests/support/backend-contract/ground.ts";
import { type LocalStore, openLocalStore } from "#tests/support/bigcommerce/server.ts";
import { cards, guest, home } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";

const base = useDatabase();
let store: LocalStore;
let backend: CommerceBackend;
/** A backend that gives up a payment which is not answered quickly. */
let hasty: CommerceBackend;
const limits = { ...defaultLimits, timeout: limit(8000), firstPause: 5, payment: limit(8000) };

beforeAll(async () => {
  store = await openLocalStore(backendProducts);
  backend = makeBigCommerce({ db: base.db, config: { SIGN_IN_TRIES: 10 } }, store.settings, limits);
  hasty = makeBigCommerce({ db: base.db, config: { SIGN_IN_TRIES: 10 } }, store.settings, {
    ...limits,
    payment: limit(500),
  });
});
beforeEach(() => {
  store.mishaps.length = 0;
  store.settings.paymentMethod = null;
});
afterAll(() => store.close());

const nobody = async () => null;

async function ready() {
  const product = await bySku({ backend } as never, "SMP-3");
  const variant = product.variants[0]!;
  for (const { variants = [] } of store.world.products)
    for (const one of variants) if (one.id === variant.id) one.inventory_level = 9;
  const line = { productId: product.id, variantId: variant.id, quantity: 1 };
  const made = await backend.cart.create({ ...guest, region: "us" }, [line]);
  const cartId = made.ok ? made.value.id : "";
  const saved = await backend.checkout.save(nobody, cartId, { email: "ada@firn.example", shippingAddress: home });
  const total = saved.ok ? saved.value.total : 0;
  store.calls.length = 0;
  const payment = (number: string) => ({ kind: "card" as const, number, expiry: "12 / 34", code: "123" });
  const place = (number = cards.good, expected = total, shop = backend) =>
    shop.checkout.place(
      { cartId, idempotencyKey: randomUUID(), expectedTotal: () => expected, payment: payment(number) },
      guest,
    );
  return { cartId, place, line };
}
const called = (pattern: RegExp) => store.calls.filter((call) => pattern.test(call)).length;
const later = () => base.pool.query("update platform_checkouts set claimed_at = now() - interval '5 minutes'");
const purchases = () => [...store.world.transactions.values()].flat().filter(({ status }) => status === "ok").length;

test("7.5 the store makes the order, gives a token for it, and takes the card at its own server", async () => {
  const { cartId, place } = await ready();
  expect(await place()).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment", accessToken: "" } });
  const own = store.calls.filter((call) => !call.includes("/catalog/"));
  expect(
    own.map((call) =>
      call
        .replace(/\?.*/, "")
        .replace(cartId, "{cart}")
        .replace(/orders\/\d+/, "orders/{id}"),
    ),
  ).toEqual([
    "GET /v3/checkouts/{cart}",
    "POST /v3/checkouts/{cart}/orders",
    "GET /v3/orders/{id}/transactions",
    "GET /v3/payments/methods",
    "POST /v3/payments/access_tokens",
    "POST /payments",
  ]);
});

test("a payment that is not answered is not sent again: first the books are asked, then the order is told", async () => {
  const { place } = await ready();
  const before = purchases();
  store.mishaps.push({ at: /POST \/payments/, silence: "after" });
  const lost = await place(cards.good, undefined, hasty);
  expect(lost).toMatchObject({ problem: { code: "payment-unclear", detail: { order_id: expect.any(Number) } } });
  // A second attempt right away does not pay again. Later the cart is found to be ordered.
  expect(await place()).toMatchObject({ problem: { code: "payment-unclear" } });
  await expect.poll(purchases).toBe(before + 1);
  await later();
  const orderId = !lost.ok && lost.problem.detail?.order_id;
  expect(await place()).toMatchObject({ ok: true, value: { orderId, status: "awaiting_fulfillment" } });
  expect([purchases(), called(/POST \/payments/), called(/POST .*\/orders/)]).toEqual([before + 1, 1, 1]);
});

test("a payment that never arrived is sent when it is asked for again, for the same order", async () => {
  const { place } = await ready();
  store.mishaps.push({ at: /POST \/payments/, status: 502 });
  expect(await place()).toMatchObject({ problem: { code: "payment-unclear" } });
  await later();
  expect(await place()).toMatchObject({ ok: true });
  expect([called(/POST \/payments/), called(/POST .*\/orders/)]).toEqual([2, 1]);
});

test("a payment that the bank still thinks about is waited for, not repeated", async () => {
  const { place } = await ready();
  store.mishaps.push({ at: /POST \/payments/, status: 502 });
  const lost = await place();
  const orderId = Number(!lost.ok && lost.problem.detail?.order_id);
  store.world.transactions.set(orderId, [{ id: 1, event: "pending", status: "ok" }]);
  await later();
  expect(await place()).toMatchObject({ problem: { code: "payment-unclear", detail: { order_id: orderId } } });
  store.world.transactions.set(orderId, [{ id: 1, event: "settled", status: "ok" }]);
  await later();
  expect(await place()).toMatchObject({ ok: true, value: { orderId } });
  expect(called(/POST \/payments/)).toBe(1);
});

test("after a declined card the order that was begun is paid, unless the cart has changed since", async () => {
  const { cartId, place, line } = await ready();
  expect(await place(cards.declined)).toMatchObject({
    problem: { code: "payment-declined", detail: { reason: "30101" } },
  });
  await backend.cart.add(nobody, cartId, [line]);
  const saved = await backend.checkout.save(nobody, cartId, { email: "ada@firn.example" });
  const total = saved.ok ? saved.value.total : 0;
  expect(await place(cards.declined, total)).toMatchObject({ problem: { code: "payment-declined" } });
  expect(await place(cards.good, total)).toMatchObject({ ok: true });
  expect(called(/POST .*\/orders/)).toBe(2);
});

test("lines that came after the address are sent along, and another address asks for a delivery anew", async () => {
  const { cartId } = await ready();
  const other = await bySku({ backend } as never, "SMP-5");
  const sold = other.variants.find(({ isPurchasable }) => isPurchasable)!;
  await backend.cart.add(nobody, cartId, [{ productId: other.id, variantId: sold.id, quantity: 1 }]);
  expect(await backend.checkout.find(nobody, cartId)).toMatchObject({ value: { step: "delivery" } });
  const saved = await backend.checkout.save(nobody, cartId, {
    shippingAddress: { ...home, city: "Boulder" },
    note: "Ring",
  });
  expect(saved).toMatchObject({
    value: { step: "payment", state: { note: "Ring", shippingAddress: { city: "Boulder" } } },
  });
});

test("the store's rate limit is waited for; a store that is away is no order, and nothing is charged", async () => {
  const { place } = await ready();
  const before = purchases();
  store.mishaps.push({ at: /GET \/v3\/checkouts/, status: 429, headers: { "x-rate-limit-time-reset-ms": "20" } });
  store.mishaps.push({ at: /POST .*\/orders/, status: 429, headers: { "x-rate-limit-time-reset-ms": "20" } });
  for (let tries = 0; tries < 3; tries++) store.mishaps.push({ at: /payments\/methods/, status: 503 });
  await expect(place()).rejects.toMatchObject({ statusCode: 503 });
  expect(purchases()).toBe(before);
  expect(await place()).toMatchObject({ ok: true });
  expect([called(/POST .*\/orders/), purchases()]).toEqual([2, before + 1]);
});

test("a method that takes no cards here is said, before anything is charged", async () => {
  const { place } = await ready();
  store.settings.paymentMethod = "adyenv2.scheme";
  expect(await place()).toMatchObject({ problem: { code: "invalid", fields: { payment: "error.payment.elsewhere" } } });
  expect(called(/POST \/payments/)).toBe(0);
});
