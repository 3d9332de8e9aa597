import { describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { type PaymentProvider, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useRacingOrders } from "#tests/support/suites/racing-orders.ts";
import { placeOrder } from "./place.ts";
import { sweepOrders } from "./sweep.ts";

const shop = useRacingOrders();
const { base, variant, place, standing, capturedOf, age, withProvider, killedAt } = shop;

describe("money that arrives late", () => {
  test("while its order is being cancelled is given back", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    const create: PaymentProvider["create"] = async (request) => {
      await age(cart.cartId);
      await sweepOrders(shop.services);
      return shop.services.payments.create(request);
    };
    const answer = await placeOrder(withProvider({ create }), payFor(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "late" } } });
    expect(await capturedOf(cart.cartId)).toBe(0);
    expect(await stockOf(base.db, variantId)).toBe(10);
  });

  test("and cannot be given back at once is told as unclear, and given back by a second look", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const create: PaymentProvider["create"] = async (request) => {
      await age(cart.cartId);
      await sweepOrders(shop.services);
      return shop.services.payments.create(request);
    };
    const refund = () => Promise.reject(new PaymentUnclear("no answer"));
    const answer = await placeOrder(withProvider({ create, refund }), payFor(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-unclear" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
    await age(cart.cartId, 15);
    await sweepOrders(shop.services);
    expect(await capturedOf(cart.cartId)).toBe(0);
  });

  test("after its process was given up is found by a second look and given back", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    await killedAt("after charging", payFor(cart));
    await age(cart.cartId);
    await sweepOrders(withProvider({ find: async () => null }));
    expect(await standing(cart.cartId)).toEqual(["cancelled"]);
    expect(await capturedOf(cart.cartId)).toBe(1);
    await age(cart.cartId, 15);
    await sweepOrders(shop.services);
    expect(await capturedOf(cart.cartId)).toBe(0);
    await age(cart.cartId, 15);
    await sweepOrders(shop.services);
  });
});

test("a second step that nobody finishes is ended after half an hour", async () => {
  const variantId = await variant();
  const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
  const answer = await place(payFor(cart, cards.secondStep));
  await age(cart.cartId, 20);
  expect(await sweepOrders(shop.services)).toMatchObject({ released: 0 });
  await age(cart.cartId, 40);
  expect(await sweepOrders(shop.services)).toMatchObject({ released: 1 });
  expect(await stockOf(base.db, variantId)).toBe(10);
  expect(answer.ok && (await findOrder(base.db, answer.value.orderId))?.status).toBe("cancelled");
});
