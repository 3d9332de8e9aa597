import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { addLines } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder, findOrderForToken, historyOf } from "#commerce/sales/orders/reads.ts";
import { inStockTag, listingTag, productTag } from "#database/changes/tags.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantSession } from "#tests/support/routes.ts";
import { placeOrder } from "./place.ts";
import { confirmSecondStep } from "./second-step.ts";
import { sweepOrders } from "./sweep.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

const variant = async (stock = 10, price = 10_000) =>
  (await plantProduct(base.db, { stock: [stock], prices: { us: price } })).variantIds[0]!;
const place = (input: ReturnType<typeof payFor>) => placeOrder(services, input, guest);
async function placed(input: ReturnType<typeof payFor>) {
  const answer = await place(input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.value;
}
const chargesOf = (orderId: number) =>
  base.db.selectFrom("test_charges").selectAll().where("order_id", "=", orderId).execute();
const mailsOf = async (orderId: number) => {
  const text = "select data from pgboss.job where name = 'order-confirmation' and (data ->> 'orderId')::int = $1";
  // Jobs are processed in order, so everything sent before the marker is done when the marker is.
  const mark = randomUUID();
  services.jobs.sendSoon("order-confirmation", { mark });
  const marked = "select from pgboss.job where name = 'order-confirmation' and data ->> 'mark' = $1";
  await expect.poll(async () => (await base.pool.query(marked, [mark])).rowCount).toBe(1);
  return (await base.pool.query(text, [orderId])).rows.length;
};

describe("4 a placed order", () => {
  test("is paid, confirmed, mailed once, and has taken its stock; the cart has ended", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 2 }]);
    const { orderId, accessToken, status } = await placed(payFor(cart));
    expect(status).toBe("awaiting_fulfillment");
    const order = await findOrderForToken(base.db, orderId, accessToken);
    expect(order).toMatchObject({ id: orderId, total: cart.total, email: "ada@firn.example", currency: "USD" });
    expect(order?.lines).toMatchObject([{ variantId, quantity: 2, unitPrice: 10_000, total: 20_000 }]);
    expect(order?.totals.map((line) => [line.kind, line.amount])).toEqual([
      ["goods", 20_000],
      ["shipping", 0],
      ["tax", 580],
    ]);
    expect((await historyOf(base.db, orderId)).map((event) => event.status)).toEqual([
      "pending",
      "awaiting_fulfillment",
    ]);
    expect(await stockOf(base.db, variantId)).toBe(8);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
    expect(await chargesOf(orderId)).toMatchObject([{ amount: cart.total, status: "captured" }]);
    expect(await mailsOf(orderId)).toBe(1);
  });

  test("whose confirmation was lost with its process gets it by the sweep, and never twice", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const { orderId } = await placed(payFor(cart));
    expect(await mailsOf(orderId)).toBe(1);
    const order = base.db.updateTable("orders").where("id", "=", orderId);
    await base.pool.query("delete from pgboss.job where name = 'order-confirmation'");
    await sweepOrders(services);
    expect(await mailsOf(orderId)).toBe(0);
    await order.set({ confirmed_at: new Date(Date.now() - 10 * 60_000) }).execute();
    await sweepOrders(services);
    expect(await mailsOf(orderId)).toBe(1);
    await order.set({ confirmation_sent_at: new Date() }).execute();
    await base.pool.query("delete from pgboss.job where name = 'order-confirmation'");
    await sweepOrders(services);
    expect(await mailsOf(orderId)).toBe(0);
  });

  test("opens with its token alone", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const { orderId, accessToken } = await placed(payFor(cart));
    expect(await findOrderForToken(base.db, orderId, `${accessToken}x`)).toBeNull();
    expect(await findOrderForToken(base.db, orderId + 1, accessToken)).toBeNull();
  });

  test("is the customer's, and the session forgets the cart", async () => {
    const customerId = await plantCustomer(base.db);
    const sessionHash = hashSessionId(await plantSession(base.db, customerId));
    const buyer = { ...guest, customerId, sessionHash };
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }], buyer);
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "cart-not-found" } });
    const request = payFor(cart);
    const answer = await placeOrder(services, request, buyer);
    if (!answer.ok) throw new Error(answer.problem.code);
    expect((await findOrder(base.db, answer.value.orderId))?.customerId).toBe(customerId);
    // Other callers do not learn the result, even with the same key; the buyer may ask again.
    const another = { ...guest, customerId: await plantCustomer(base.db) };
    for (const other of [guest, another])
      for (const again of [request, payFor(cart), { ...request, expectedTotal: 1 }])
        expect(await placeOrder(services, again, other)).toMatchObject({ problem: { code: "cart-not-found" } });
    expect(await placeOrder(services, request, buyer)).toEqual(answer);
    const session = await base.db.selectFrom("sessions").select("cart_id").where("id_hash", "=", sessionHash).execute();
    expect(session).toEqual([{ cart_id: null }]);
  });

  test("what was put into the cart while the payment ran is kept in a cart of its own", async () => {
    const [bought, later] = [await variant(), await variant()];
    const session = await plantSession(base.db, null);
    const buyer = { ...guest, sessionHash: hashSessionId(session) };
    const cart = await readyCart(services, [{ variantId: bought, quantity: 1 }], buyer);
    const create: typeof services.payments.create = async (request) => {
      await addLines(base.db, async () => null, cart.cartId, [
        { variantId: later, quantity: 1 },
        { variantId: bought, quantity: 2 },
      ]);
      return services.payments.create(request);
    };
    const answer = await placeOrder({ ...services, payments: { ...services.payments, create } }, payFor(cart), buyer);
    expect(answer.ok).toBe(true);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
    const [row] = await base.db
      .selectFrom("sessions")
      .select("cart_id")
      .where("id_hash", "=", buyer.sessionHash)
      .execute();
    const rest = await findCart(base.db, row?.cart_id ?? "");
    expect(rest?.lines.map((line) => [line.variantId, line.quantity])).toEqual([
      [bought, 2],
      [later, 1],
    ]);
  });
});

describe("an order that cannot be placed changes nothing", () => {
  test("another total is told, not charged", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    await base.db.updateTable("prices").set({ price: 12_000 }).where("variant_id", "=", variantId).execute();
    const detail = { total: 12_348, due: 12_348, was: cart.total, currency: "USD" };
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "price-changed", detail } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect(await place(payFor({ ...cart, total: 12_348 }))).toMatchObject({ ok: true });
  });

  test("too little stock is told with the lines concerned", async () => {
    const variantId = await variant(3);
    const cart = await readyCart(services, [{ variantId, quantity: 3 }]);
    await base.db.updateTable("stock").set({ available: 1 }).where("variant_id", "=", variantId).execute();
    const detail = { lines: [{ variant_id: variantId, quantity: 3, available: 1 }] };
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "not-enough-stock", detail } });
    expect(await stockOf(base.db, variantId)).toBe(1);
  });

  test("what was withdrawn, an empty cart, missing steps, an unknown cart, a bad card", async () => {
    const { productId, variantIds } = await plantProduct(base.db);
    const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const code = async (input: ReturnType<typeof payFor>) => {
      const answer = await place(input);
      return answer.ok ? "ok" : answer.problem.code;
    };
    expect(await code(payFor({ cartId: randomUUID(), total: 1 }))).toBe("cart-not-found");
    expect(await code(payFor({ cartId: "x", total: 1 }))).toBe("cart-not-found");
    const badCard = await place(payFor(cart, "4111 1111 1111 1112"));
    expect(badCard).toMatchObject({ problem: { code: "invalid", fields: { "payment.number": "error.card.number" } } });
    await base.db.updateTable("carts").set({ checkout: "{}" }).where("id", "=", cart.cartId).execute();
    expect(await code(payFor(cart))).toBe("incomplete");
    await base.db.updateTable("products").set({ availability: "disabled" }).where("id", "=", productId).execute();
    expect(await code(payFor(cart))).toBe("not-purchasable");
    await base.db.deleteFrom("cart_lines").where("cart_id", "=", cart.cartId).execute();
    expect(await code(payFor(cart))).toBe("cart-empty");
  });
});

describe("a declined card", () => {
  test("cancels the order, returns the stock and keeps the cart; another card then buys it", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 2 }]);
    const declined = await place(payFor(cart, cards.declined));
    expect(declined).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "generic" } } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(2);
    expect(await place(payFor(cart))).toMatchObject({ ok: true });
    expect(await stockOf(base.db, variantId)).toBe(8);
  });

  test("is told again to the same request", async () => {
    const cart = await readyCart(services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart, cards.declined);
    const first = await place(input);
    expect(await place(input)).toEqual(first);
  });
});

describe("a second step at the bank", () => {
  test("approved: the order stands; the repeated request is told so", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    const input = payFor(cart, cards.secondStep);
    const first = await placed(input);
    expect(first).toMatchObject({
      status: "awaiting_payment",
      action: { url: expect.stringContaining("/challenge/test_") },
    });
    expect(await place(input)).toEqual({ ok: true, value: first });
    const reference = first.action?.url?.split("/").pop() ?? "";
    const done = { ok: true, value: { orderId: first.orderId, status: "awaiting_fulfillment" } };
    expect(await confirmSecondStep(services, reference, true)).toEqual(done);
    expect(await confirmSecondStep(services, reference, false)).toEqual(done);
    expect(await place(input)).toMatchObject({ value: { orderId: first.orderId, status: "awaiting_fulfillment" } });
    expect(await mailsOf(first.orderId)).toBe(1);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("refused: the order is cancelled, stock and cart are as before", async () => {
    const variantId = await variant();
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    const { action } = await placed(payFor(cart, cards.secondStep));
    expect(await stockOf(base.db, variantId)).toBe(9);
    const reference = action?.url?.split("/").pop() ?? "";
    expect(await confirmSecondStep(services, reference, false)).toMatchObject({ value: { status: "cancelled" } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
  });

  test("left: a new attempt ends it, and the last piece can still be bought by whoever had it", async () => {
    const variantId = await variant(1);
    const cart = await readyCart(services, [{ variantId, quantity: 1 }]);
    const left = await placed(payFor(cart, cards.secondStep));
    expect((await findCart(base.db, cart.cartId))?.lines[0]).toMatchObject({ available: 1, isPurchasable: true });
    const { orderId } = await placed(payFor(cart));
    expect(await findOrder(base.db, left.orderId)).toMatchObject({ status: "cancelled" });
    expect(await findOrder(base.db, orderId)).toMatchObject({ status: "awaiting_fulfillment" });
    expect(await stockOf(base.db, variantId)).toBe(0);
  });
});

describe("lists and caches", () => {
  test("learn of the last piece once, and of its return", async () => {
    const { variantIds, productId } = await plantProduct(base.db, { stock: [1] });
    await base.db.transaction().execute((trx) => refreshListings(trx, [productId]));
    const before = (await recorded(base)).length;
    const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const { action } = await placed(payFor(cart, cards.secondStep));
    const listed = () =>
      base.db
        .selectFrom("listings")
        .select("in_stock")
        .where("product_id", "=", productId)
        .where("region", "=", "us")
        .execute();
    expect(await listed()).toEqual([{ in_stock: false }]);
    await confirmSecondStep(services, action?.url?.split("/").pop() ?? "", false);
    expect(await listed()).toEqual([{ in_stock: true }]);
    const each = [[productTag(productId)], [listingTag(productId), inStockTag]];
    expect((await recorded(base)).slice(before)).toEqual([...each, ...each]);
  });
});
