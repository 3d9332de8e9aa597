import { describe, expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { addLines } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder, findOrderForToken, historyOf } from "#commerce/sales/orders/reads.ts";
import { inStockTag, listingTag, productTag } from "#database/changes/tags.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { recorded } from "#tests/support/changes.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { plantSession } from "#tests/support/routes.ts";
import { usePlacedOrders } from "#tests/support/suites/placed-orders.ts";
import { placeOrder } from "./place.ts";
import { confirmSecondStep } from "./second-step.ts";
import { sweepOrders } from "./sweep.ts";

const shop = usePlacedOrders();
const { base, variant, place, placed, chargesOf, mailsOf } = shop;

describe("4 a placed order", () => {
  test("is paid, confirmed, mailed once, and has taken its stock; the cart has ended", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 2 }]);
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
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const { orderId } = await placed(payFor(cart));
    expect(await mailsOf(orderId)).toBe(1);
    const order = base.db.updateTable("orders").where("id", "=", orderId);
    await base.pool.query("delete from pgboss.job where name = 'order-confirmation'");
    await sweepOrders(shop.services);
    expect(await mailsOf(orderId)).toBe(0);
    await order.set({ confirmed_at: new Date(Date.now() - 10 * 60_000) }).execute();
    await sweepOrders(shop.services);
    expect(await mailsOf(orderId)).toBe(1);
    await order.set({ confirmation_sent_at: new Date() }).execute();
    await base.pool.query("delete from pgboss.job where name = 'order-confirmation'");
    await sweepOrders(shop.services);
    expect(await mailsOf(orderId)).toBe(0);
  });

  test("opens with its token alone", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const { orderId, accessToken } = await placed(payFor(cart));
    expect(await findOrderForToken(base.db, orderId, `${accessToken}x`)).toBeNull();
    expect(await findOrderForToken(base.db, orderId + 1, accessToken)).toBeNull();
  });

  test("is the customer's, and the session forgets the cart", async () => {
    const customerId = await plantCustomer(base.db);
    const sessionHash = hashSessionId(await plantSession(base.db, customerId));
    const buyer = { ...guest, customerId, sessionHash };
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }], buyer);
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "cart-not-found" } });
    const request = payFor(cart);
    const answer = await placeOrder(shop.services, request, buyer);
    if (!answer.ok) throw new Error(answer.problem.code);
    expect((await findOrder(base.db, answer.value.orderId))?.customerId).toBe(customerId);
    // Other callers do not learn the result, even with the same key; the buyer may ask again.
    const another = { ...guest, customerId: await plantCustomer(base.db) };
    for (const other of [guest, another])
      for (const again of [request, payFor(cart), { ...request, expectedTotal: 1 }])
        expect(await placeOrder(shop.services, again, other)).toMatchObject({ problem: { code: "cart-not-found" } });
    expect(await placeOrder(shop.services, request, buyer)).toEqual(answer);
    const session = await base.db.selectFrom("sessions").select("cart_id").where("id_hash", "=", sessionHash).execute();
    expect(session).toEqual([{ cart_id: null }]);
  });

  test("what was put into the cart while the payment ran is kept in a cart of its own", async () => {
    const [bought, later] = [await variant(), await variant()];
    const session = await plantSession(base.db, null);
    const buyer = { ...guest, sessionHash: hashSessionId(session) };
    const cart = await readyCart(shop.services, [{ variantId: bought, quantity: 1 }], buyer);
    const create: typeof shop.services.payments.create = async (request) => {
      await addLines(base.db, async () => null, cart.cartId, [
        { variantId: later, quantity: 1 },
        { variantId: bought, quantity: 2 },
      ]);
      return shop.services.payments.create(request);
    };
    const answer = await placeOrder(
      { ...shop.services, payments: { ...shop.services.payments, create } },
      payFor(cart),
      buyer,
    );
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

describe("a second step at the bank", () => {
  test("approved: the order stands; the repeated request is told so", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    const input = payFor(cart, cards.secondStep);
    const first = await placed(input);
    expect(first).toMatchObject({
      status: "awaiting_payment",
      action: { url: expect.stringContaining("/challenge/test_") },
    });
    expect(await place(input)).toEqual({ ok: true, value: first });
    const reference = first.action?.url?.split("/").pop() ?? "";
    const done = { ok: true, value: { orderId: first.orderId, status: "awaiting_fulfillment" } };
    expect(await confirmSecondStep(shop.services, reference, true)).toEqual(done);
    expect(await confirmSecondStep(shop.services, reference, false)).toEqual(done);
    expect(await place(input)).toMatchObject({ value: { orderId: first.orderId, status: "awaiting_fulfillment" } });
    expect(await mailsOf(first.orderId)).toBe(1);
    expect(await findCart(base.db, cart.cartId)).toBeNull();
  });

  test("refused: the order is cancelled, stock and cart are as before", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    const { action } = await placed(payFor(cart, cards.secondStep));
    expect(await stockOf(base.db, variantId)).toBe(9);
    const reference = action?.url?.split("/").pop() ?? "";
    expect(await confirmSecondStep(shop.services, reference, false)).toMatchObject({ value: { status: "cancelled" } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(1);
  });

  test("left: a new attempt ends it, and the last piece can still be bought by whoever had it", async () => {
    const variantId = await variant(1);
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
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
    const cart = await readyCart(shop.services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const { action } = await placed(payFor(cart, cards.secondStep));
    const listed = () =>
      base.db
        .selectFrom("listings")
        .select("in_stock")
        .where("product_id", "=", productId)
        .where("region", "=", "us")
        .execute();
    expect(await listed()).toEqual([{ in_stock: false }]);
    await confirmSecondStep(shop.services, action?.url?.split("/").pop() ?? "", false);
    expect(await listed()).toEqual([{ in_stock: true }]);
    const each = [[productTag(productId)], [listingTag(productId), inStockTag]];
    expect((await recorded(base)).slice(before)).toEqual([...each, ...each]);
  });
});
