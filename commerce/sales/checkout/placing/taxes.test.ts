import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { getCheckout, saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { refundPayment } from "#commerce/sales/payments/refunds.ts";
import { bookTaxes } from "#commerce/sales/tax/actions.ts";
import { makeStripeTax } from "#commerce/sales/tax/stripe/stripe-tax.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, home, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { limit } from "#tests/support/limits.ts";
import { type StripeTaxServer, startStripeTax } from "#tests/support/tax/stripe.ts";
import { placeOrder } from "./place.ts";

/** A shop whose taxes are computed by Stripe. */

const base = useDatabase();
let stripe: StripeTaxServer;
let services: Awaited<ReturnType<typeof checkoutServices>>;
let board: number;
beforeAll(async () => {
  stripe = await startStripeTax();
  const tax = makeStripeTax({
    ...stripe,
    goodsCode: "txcd_99999999",
    shippingCode: "txcd_92010001",
    timeout: limit(10_000),
  });
  services = { ...(await checkoutServices(base)), tax };
  board = (await plantProduct(base.db, { prices: { us: 400_00 }, stock: [100] })).variantIds[0] ?? 0;
});
afterAll(async () => {
  await services.stop();
  await stripe.stop();
});

const nobody = async () => null;
const ready = () => readyCart(services, [{ variantId: board, quantity: 1 }]);
const calculations = () => stripe.requests.filter(({ path }) => path === "/v1/tax/calculations").length;

describe("9.1 taxes of a hosted service", () => {
  test("are asked for once, from the address to the order", async () => {
    const before = calculations();
    const cart = await ready();
    await getCheckout(services, nobody, cart.cartId);
    expect(await placeOrder(services, payFor(cart), guest)).toMatchObject({ ok: true });
    expect([cart.total, calculations() - before]).toEqual([411_60, 1]);
  });

  test("of an order that stands are booked, and what goes back of it; a declined one is not", async () => {
    const cart = await ready();
    await placeOrder(services, payFor(cart, cards.declined), guest);
    const placed = await placeOrder(services, payFor(cart, cards.good, randomUUID()), guest);
    const orderId = placed.ok ? placed.value.orderId : 0;
    await bookTaxes(services);
    await bookTaxes(services);
    const booked = () => [...stripe.entries.values()].find(({ reference }) => reference === `order-${orderId}`);
    expect(booked()).toMatchObject({ total: 411_60, left: 411_60 });
    expect([...stripe.entries.values()].filter(({ total }) => total === 411_60)).toHaveLength(2);
    await refundPayment(services, orderId, 100_00, "part");
    stripe.fail("500", "500");
    await bookTaxes(services);
    expect(booked()?.left).toBe(411_60);
    await bookTaxes(services);
    expect(booked()?.left).toBe(311_60);
    await refundPayment(services, orderId, 311_60, "rest");
    await bookTaxes(services);
    await bookTaxes(services);
    expect([booked()?.left, stripe.reversals.length]).toEqual([0, 2]);
  });

  test("are unknown while it is silent: a checkout says so, and no order is placed with them", async () => {
    const made = await createCart(base.db, { ...guest }, [{ variantId: board, quantity: 2 }]);
    const cartId = made.ok ? made.value.id : "";
    stripe.fail("500", "500");
    const saved = await saveCheckout(
      services,
      nobody,
      cartId,
      { email: "a@firn.example", shippingAddress: home },
      true,
    );
    expect(saved).toMatchObject({ ok: true, value: { isTaxKnown: false, total: 800_00, step: "payment" } });
    stripe.fail("500", "500");
    const refused = await placeOrder(services, payFor({ cartId, total: 800_00 }), guest);
    expect(refused).toMatchObject({ ok: false, problem: { code: "tax-unknown" } });
    const orders = await base.db.selectFrom("orders").select("id").where("cart_id", "=", cartId).execute();
    expect(orders).toEqual([]);
    // The tax service answers again. The total shown lacked the tax, so the shopper must confirm the new one.
    const changed = await placeOrder(services, payFor({ cartId, total: 800_00 }), guest);
    expect(changed).toMatchObject({ problem: { code: "price-changed", detail: { total: 823_20 } } });
    const placed = await placeOrder(services, payFor({ cartId, total: 823_20 }, cards.good, randomUUID()), guest);
    expect(placed).toMatchObject({ ok: true });
  });
});
