import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { type PaymentProvider, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { placeOrder } from "./place.ts";
import { sweepOrders } from "./sweep.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

type Input = ReturnType<typeof payFor>;
const variant = async (stock = 10) => (await plantProduct(base.db, { stock: [stock] })).variantIds[0]!;
const place = (input: Input) => placeOrder(services, input, guest);
const standing = async (cartId: string) =>
  (await base.db.selectFrom("orders").selectAll().where("cart_id", "=", cartId).execute()).map((order) => order.status);
const capturedOf = async (cartId: string) => {
  const charges = await base.db
    .selectFrom("test_charges as c")
    .innerJoin("orders as o", "o.id", "c.order_id")
    .select(["c.status", "c.refunded"])
    .where("o.cart_id", "=", cartId)
    .execute();
  return charges.filter((charge) => charge.status === "captured" && charge.refunded === 0).length;
};
/** Backdates everything of this cart by some minutes. */
const age = async (cartId: string, minutes = 5) => {
  const past = new Date(Date.now() - minutes * 60_000);
  await base.db.updateTable("orders").set({ placed_at: past }).where("cart_id", "=", cartId).execute();
  const mine = base.db.selectFrom("orders").select("id").where("cart_id", "=", cartId);
  await base.db.updateTable("payments").set({ updated_at: past }).where("order_id", "in", mine).execute();
};
const withProvider = (changes: Partial<PaymentProvider>) => ({
  ...services,
  payments: { ...services.payments, ...changes },
});
/** Simulates a process that is killed just before or after the charge: nothing later happens. */
const killedAt = (moment: "before charging" | "after charging", input: Input) =>
  new Promise<void>((reached) => {
    const create: PaymentProvider["create"] = async (request) => {
      if (moment === "after charging") await services.payments.create(request);
      reached();
      return new Promise(() => undefined);
    };
    void placeOrder(withProvider({ create }), input, guest);
  });

describe("stock", () => {
  test("fifty buyers of ten pieces make ten orders, and no piece is lost", async () => {
    const variantId = await variant(10);
    const carts = await Promise.all(
      Array.from({ length: 50 }, () => readyCart(services, [{ variantId, quantity: 1 }])),
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
          services,
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
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await capturedOf(cart.cartId)).toBe(1);
  });

  test("the same key for another request is refused", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    await place(input);
    expect(await place({ ...input, expectedTotal: 1 })).toMatchObject({ problem: { code: "key-reused" } });
    const otherCard = payFor(cart, cards.declined).payment;
    expect(await place({ ...input, payment: otherCard })).toMatchObject({ problem: { code: "key-reused" } });
  });

  test("two keys at once place one order; a later one is told that the cart was ordered", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(payFor(cart))));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "already-placed" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
  });
});

describe("a provider that does not answer", () => {
  test("leaves the order open; the same request again finds the charge and places one order", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
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
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    await place(payFor(cart, cards.unclear));
    await age(cart.cartId);
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 1, failed: 0 });
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("and cannot be asked either: the sweep goes on with the others and tries again", async () => {
    const [first, second] = [await variant(), await variant()];
    const carts = [
      await readyCart(services, [{ variantId: first, quantity: 1 }]),
      await readyCart(services, [{ variantId: second, quantity: 1 }]),
    ];
    for (const cart of carts) {
      await place(payFor(cart, cards.unclear));
      await age(cart.cartId);
    }
    let asked = 0;
    const find: PaymentProvider["find"] = async (key) => {
      asked += 1;
      if (asked === 1) throw new PaymentUnclear("still nothing");
      return services.payments.find(key);
    };
    expect(await sweepOrders(withProvider({ find }))).toMatchObject({ confirmed: 1, failed: 1 });
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 1, failed: 0 });
  });
});

describe("a process that is killed", () => {
  test("before it asked for money: the sweep cancels the order, and stock and cart are as before", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 3 }]);
    await killedAt("before charging", payFor(cart));
    expect(await stockOf(base.db, variantId)).toBe(7);
    expect(await sweepOrders(services)).toMatchObject({ confirmed: 0, released: 0 });
    await age(cart.cartId);
    expect(await sweepOrders(services)).toMatchObject({ released: 1 });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(3);
    expect(await place(payFor(cart))).toMatchObject({ ok: true });
  });

  test("after it asked: the sweep confirms the order, once, whoever sweeps at the same time", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    await killedAt("after charging", payFor(cart));
    await age(cart.cartId);
    await Promise.all([sweepOrders(services), sweepOrders(services), sweepOrders(services)]);
    expect(await standing(cart.cartId)).toEqual(["awaiting_fulfillment"]);
    expect(await stockOf(base.db, variantId)).toBe(9);
    const history = base.db.selectFrom("order_history").innerJoin("orders", "orders.id", "order_id");
    expect(await history.select("order_history.status").where("cart_id", "=", cart.cartId).execute()).toHaveLength(2);
  });

  test("the shopper who tries again with the same key is not charged twice", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart);
    await killedAt("after charging", input);
    await age(cart.cartId);
    expect(await place(input)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
  });
});

describe("money that arrives late", () => {
  test("while its order is being cancelled is given back", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    const create: PaymentProvider["create"] = async (request) => {
      await age(cart.cartId);
      await sweepOrders(services);
      return services.payments.create(request);
    };
    const answer = await placeOrder(withProvider({ create }), payFor(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "late" } } });
    expect(await capturedOf(cart.cartId)).toBe(0);
    expect(await stockOf(base.db, variantId)).toBe(10);
  });

  test("and cannot be given back at once is told as unclear, and given back by a second look", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const create: PaymentProvider["create"] = async (request) => {
      await age(cart.cartId);
      await sweepOrders(services);
      return services.payments.create(request);
    };
    const refund = () => Promise.reject(new PaymentUnclear("no answer"));
    const answer = await placeOrder(withProvider({ create, refund }), payFor(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-unclear" } });
    expect(await capturedOf(cart.cartId)).toBe(1);
    await age(cart.cartId, 15);
    await sweepOrders(services);
    expect(await capturedOf(cart.cartId)).toBe(0);
  });

  test("after its process was given up is found by a second look and given back", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    await killedAt("after charging", payFor(cart));
    await age(cart.cartId);
    await sweepOrders(withProvider({ find: async () => null }));
    expect(await standing(cart.cartId)).toEqual(["cancelled"]);
    expect(await capturedOf(cart.cartId)).toBe(1);
    await age(cart.cartId, 15);
    await sweepOrders(services);
    expect(await capturedOf(cart.cartId)).toBe(0);
    await age(cart.cartId, 15);
    await sweepOrders(services);
  });
});

test("a second step that nobody finishes is ended after half an hour", async () => {
  const variantId = await variant();
  const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
  const answer = await place(payFor(cart, cards.secondStep));
  await age(cart.cartId, 20);
  expect(await sweepOrders(services)).toMatchObject({ released: 0 });
  await age(cart.cartId, 40);
  expect(await sweepOrders(services)).toMatchObject({ released: 1 });
  expect(await stockOf(base.db, variantId)).toBe(10);
  expect(answer.ok && (await findOrder(base.db, answer.value.orderId))?.status).toBe("cancelled");
});
