import { describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { type PaymentProvider, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { cards, payFor, readyCart } from "#tests/support/checkout.ts";
import { useRacingOrders } from "#tests/support/suites/racing-orders.ts";
import { sweepOrders } from "./sweep.ts";

const shop = useRacingOrders();
const { base, variant, place, standing, capturedOf, age, withProvider, killedAt } = shop;

describe("stock", () => {
  test("fifty buyers of ten pieces make ten orders, and no piece is lost", async () => {
    const variantId = await variant(10);
    const carts = await Promise.all(
      Array.from({ length: 50 }, () => readyCart(shop.services, [{ variantId, quantity: 1 }])),
    );
    const answers = await Promise.all(carts.map((cart) => place(payFor(cart))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
    expect(new Set(codes)).toEqual(new Set(["not-enough-stock"]));
    expect(await stockOf(base.db, variantId)).toBe(0);
  });

  test("orders of the same variants in different order never wait for one another in a circle", async () => {
    const ids = await Promise.all([variant(200), variant(200), variant(200)]);
    const carts = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const order = at % 2 === 0 ? ids : [...ids].reverse();
        return readyCart(
          shop.services,
          order.map((variantId) => ({ variantId, quantity: 2 })),
        );
      }),
    );
    const numbers = [cards.good, cards.declined, cards.good];
    const answers = await Promise.all(carts.map((cart, at) => place(payFor(cart, numbers[at % 3]))));
    const sold = answers.filter((answer) => answer.ok).length;
    expect(sold).toBe(16);
    for (const id of ids) expect(await stockOf(base.db, id)).toBe(200 - 2 * sold);
  });
});

describe("one cart, one order, one charge", () => {
  test("the same request sent eight times at once is answered eight times alike", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await capturedOf(cart.cartId)).toBe(1);
  });

  test("the same key for another request is refused", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    await place(input);
    expect(await place({ ...input, expectedTotal: 1 })).toMatchObject({ problem: { code: "key-reused" } });
    const otherCard = payFor(cart, cards.declined).payment;
    expect(await place({ ...input, payment: otherCard })).toMatchObject({ problem: { code: "key-reused" } });
  });

  test("two keys at once place one order; a later one is told that the cart was ordered", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(payFor(cart))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "already-placed" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
  });
});

describe("a provider that does not answer", () => {
  test("leaves the order open; the same request again finds the charge and places one order", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    const input = payFor(cart, cards.unclear);
    expect(await place(input)).toMatchObject({
      problem: { code: "payment-unclear", detail: { order_id: expect.any(Number) } },
    });
    expect(await standing(cart.cartId)).toEqual(["pending"]);
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
    expect(await stockOf(base.db, variantId)).toBe(9);
  });

  test("is asked again by the sweep, which confirms the order and ends the cart", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    await place(payFor(cart, cards.unclear));
    await age(cart.cartId);
    expect(await sweepOrders(shop.services)).toMatchObject({ confirmed: 1, failed: 0 });
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("and cannot be asked either: the sweep goes on with the others and tries again", async () => {
    const [first, second] = [await variant(), await variant()];
    const carts = [
      await readyCart(shop.services, [{ variantId: first, quantity: 1 }]),
      await readyCart(shop.services, [{ variantId: second, quantity: 1 }]),
    ];
    for (const cart of carts) {
      await place(payFor(cart, cards.unclear));
      await age(cart.cartId);
    }
    let asked = 0;
    const find: PaymentProvider["find"] = async (key) => {
      asked += 1;
      if (asked === 1) throw new PaymentUnclear("still nothing");
      return shop.services.payments.find(key);
    };
    expect(await sweepOrders(withProvider({ find }))).toMatchObject({ confirmed: 1, failed: 1 });
    expect(await sweepOrders(shop.services)).toMatchObject({ confirmed: 1, failed: 0 });
  });
});

describe("a process that is killed", () => {
  test("before it asked for money: the sweep cancels the order, and stock and cart are as before", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 3 }]);
    await killedAt("before charging", payFor(cart));
    expect(await stockOf(base.db, variantId)).toBe(7);
    expect(await sweepOrders(shop.services)).toMatchObject({ confirmed: 0, released: 0 });
    await age(cart.cartId);
    expect(await sweepOrders(shop.services)).toMatchObject({ released: 1 });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(3);
    expect(await place(payFor(cart))).toMatchObject({ ok: true });
  });

  test("after it asked: the sweep confirms the order, once, whoever sweeps at the same time", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    await killedAt("after charging", payFor(cart));
    await age(cart.cartId);
    await Promise.all([sweepOrders(shop.services), sweepOrders(shop.services), sweepOrders(shop.services)]);
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await stockOf(base.db, variantId)).toBe(9);
    const history = base.db.selectFrom("order_history").innerJoin("orders", "orders.id", "order_id");
    expect(await history.select("order_history.status").where("cart_id", "=", cart.cartId).execute()).toHaveLength(2);
  });

  test("the shopper who tries again with the same key is not charged twice", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    await killedAt("after charging", input);
    await age(cart.cartId);
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
  });
});
