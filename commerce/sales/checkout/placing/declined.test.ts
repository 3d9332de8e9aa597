import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, payFor, readyCart } from "#tests/support/checkout.ts";
import { usePlacedOrders } from "#tests/support/suites/placed-orders.ts";

const shop = usePlacedOrders();
const { base, variant, place } = shop;

describe("an order that cannot be placed changes nothing", () => {
  test("another total is told, not charged", async () => {
    const variantId = await variant();
    const cart = await readyCart(shop.services, [{ variantId, quantity: 1 }]);
    await base.db.updateTable("prices").set({ price: 12_000 }).where("variant_id", "=", variantId).execute();
    const detail = { total: 12_348, due: 12_348, was: cart.total, currency: "USD" };
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "price-changed", detail } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect(await place(payFor({ ...cart, total: 12_348 }))).toMatchObject({ ok: true });
  });

  test("too little stock is told with the lines concerned", async () => {
    const variantId = await variant(3);
    const cart = await readyCart(shop.services, [{ variantId, quantity: 3 }]);
    await base.db.updateTable("stock").set({ available: 1 }).where("variant_id", "=", variantId).execute();
    const detail = { lines: [{ variant_id: variantId, quantity: 3, available: 1 }] };
    expect(await place(payFor(cart))).toMatchObject({ problem: { code: "not-enough-stock", detail } });
    expect(await stockOf(base.db, variantId)).toBe(1);
  });

  test("what was withdrawn, an empty cart, missing steps, an unknown cart, a bad card", async () => {
    const { productId, variantIds } = await plantProduct(base.db);
    const cart = await readyCart(shop.services, [{ variantId: variantIds[0]!, quantity: 1 }]);
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
    const cart = await readyCart(shop.services, [{ variantId, quantity: 2 }]);
    const declined = await place(payFor(cart, cards.declined));
    expect(declined).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "generic" } } });
    expect(await stockOf(base.db, variantId)).toBe(10);
    expect((await findCart(base.db, cart.cartId))?.count).toBe(2);
    expect(await place(payFor(cart))).toMatchObject({ ok: true });
    expect(await stockOf(base.db, variantId)).toBe(8);
  });

  test("is told again to the same request", async () => {
    const cart = await readyCart(shop.services, [{ variantId: await variant(), quantity: 1 }]);
    const input = payFor(cart, cards.declined);
    const first = await place(input);
    expect(await place(input)).toEqual(first);
  });
});
