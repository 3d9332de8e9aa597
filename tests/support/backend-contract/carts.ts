import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { bySku, type Ground, newCustomer, unknownId, variantsOf } from "./ground.ts";

const nobody = async () => null;
const unknownCart = "00000000-0000-4000-8000-000000000000";
const us = localeOf("us", "en") as Locale;
const visitor = () => ({ locale: us, region: "us" as const, sessionHash: randomBytes(32), customerId: null });

/**
 * Specification 7.2: creating carts; adding, changing and removing items; deleting and attaching carts; and refused
 * requests.
 */
export function cartContract(at: () => Ground): void {
  describe("7.2 carts", () => {
    const filled = async (index: number, quantity = 1) => {
      const { product, variants } = await variantsOf(at(), index);
      const [variant] = variants;
      await at().setStock(variant?.sku ?? "", 9);
      const line = { productId: product.id, variantId: variant?.id ?? 0, quantity };
      const made = await at().backend.cart.create(visitor(), [line]);
      if (!made.ok || !variant) throw new Error("no cart");
      return { cart: made.value, line, variant };
    };

    test("makes a cart at today's prices, and finds it again", async () => {
      const { cart, variant, line } = await filled(0, 2);
      expect(cart).toMatchObject({ region: "us", currency: "USD", customerId: null, count: 2 });
      expect(cart.baseAmount).toBe(2 * variant.price);
      expect(cart.lines[0]).toMatchObject({
        ...line,
        unitPrice: variant.price,
        sku: variant.sku,
        total: 2 * variant.price,
      });
      expect(cart.lines[0]?.options.map(({ name }) => name)).toEqual(["Color", "Size"]);
      expect(await at().backend.cart.find(cart.id)).toMatchObject({
        id: cart.id,
        count: 2,
        baseAmount: cart.baseAmount,
      });
      expect(await at().backend.cart.count(cart.id, null)).toBe(2);
    });

    test("adds up pieces of a variant, and takes a variant without its product", async () => {
      const { cart, line } = await filled(1);
      const more = await at().backend.cart.add(nobody, cart.id, [{ variantId: line.variantId, quantity: 3 }]);
      expect(more).toMatchObject({ ok: true, value: { count: 4, lines: [{ quantity: 4 }] } });
    });

    test("sets a quantity, removes a line and deletes the cart", async () => {
      const { cart } = await filled(2);
      const lineId = cart.lines[0]?.id ?? "";
      const set = await at().backend.cart.setQuantity(nobody, { cartId: cart.id, lineId }, 5);
      expect(set).toMatchObject({ ok: true, value: { count: 5 } });
      const { product, variants } = await variantsOf(at(), 5);
      const other = variants[0];
      await at().setStock(other?.sku ?? "", 5);
      await at().backend.cart.add(nobody, cart.id, [{ productId: product.id, variantId: other?.id ?? 0, quantity: 1 }]);
      const removed = await at().backend.cart.setQuantity(nobody, { cartId: cart.id, lineId }, 0);
      expect(removed).toMatchObject({ ok: true, value: { count: 1, lines: [{ variantId: other?.id }] } });
      expect(await at().backend.cart.delete(nobody, cart.id, null)).toMatchObject({ ok: true });
      expect(await at().backend.cart.find(cart.id)).toBeNull();
    });

    test("removing the last line leaves nothing to buy", async () => {
      const { cart } = await filled(6);
      const removed = await at().backend.cart.setQuantity(
        nobody,
        { cartId: cart.id, lineId: cart.lines[0]?.id ?? "" },
        0,
      );
      expect(removed).toMatchObject({ ok: true, value: { count: 0, lines: [], baseAmount: 0 } });
      expect((await at().backend.cart.count(cart.id, null)) ?? 0).toBe(0);
    });

    test("refuses more than there is in stock, and says how many there are", async () => {
      const { cart, line, variant } = await filled(7, 8);
      const tooMany = { ok: false, problem: { code: "not-enough-stock", detail: { available: 9 } } };
      expect(await at().backend.cart.add(nobody, cart.id, [{ ...line, quantity: 2 }])).toMatchObject(tooMany);
      const target = { cartId: cart.id, lineId: cart.lines[0]?.id ?? "" };
      expect(await at().backend.cart.setQuantity(nobody, target, 10)).toMatchObject(tooMany);
      expect((await at().backend.cart.find(cart.id))?.count).toBe(8);
      await at().setStock(variant.sku, 0);
      const none = { ok: false, problem: { code: "not-enough-stock", detail: { available: 0 } } };
      expect(await at().backend.cart.create(visitor(), [{ ...line, quantity: 1 }])).toMatchObject(none);
    });

    test("says which of several lines is wrong, and puts none of them in", async () => {
      const { cart, line } = await filled(8);
      const lines = [line, { productId: line.productId, variantId: unknownId, quantity: 1 }];
      const refused = await at().backend.cart.add(nobody, cart.id, lines);
      expect(refused).toMatchObject({ ok: false, problem: { code: "variant-not-found" } });
      expect(!refused.ok && Object.keys(refused.problem.fields ?? {})).toEqual(["line_items.1.variant_id"]);
      expect((await at().backend.cart.find(cart.id))?.count).toBe(1);
      const ofOther = { productId: (await bySku(at(), "SMP-9")).id, variantId: line.variantId, quantity: 1 };
      expect(await at().backend.cart.add(nobody, cart.id, [ofOther])).toMatchObject({
        problem: { code: "variant-not-found" },
      });
      const none = [{ ...line, quantity: 0 }];
      expect(await at().backend.cart.add(nobody, cart.id, none)).toMatchObject({ problem: { code: "bad-quantity" } });
    });

    test("a customer's cart is nobody else's to change", async () => {
      const { cart, line } = await filled(10);
      const ada = await newCustomer(at());
      const attached = await at().backend.cart.attach(cart.id, { ...visitor(), customerId: ada.id });
      expect(attached).toMatchObject({ ok: true, value: { id: cart.id, customerId: ada.id, count: 1 } });
      const notFound = { ok: false, problem: { code: "cart-not-found" } };
      expect(await at().backend.cart.add(nobody, cart.id, [line])).toMatchObject(notFound);
      expect(await at().backend.cart.delete(async () => ada.id + 1, cart.id, null)).toMatchObject(notFound);
      expect(await at().backend.cart.count(cart.id, null)).toBeNull();
      expect(await at().backend.cart.add(async () => ada.id, cart.id, [line])).toMatchObject({
        ok: true,
        value: { count: 2 },
      });
    });

    test("unknown carts and lines are not found, whatever is asked of them", async () => {
      const notFound = { ok: false, problem: { code: "cart-not-found" } };
      for (const id of [unknownCart, "nonsense", "'; drop table carts"]) {
        expect(await at().backend.cart.find(id)).toBeNull();
        expect(await at().backend.cart.add(nobody, id, [{ variantId: 1, quantity: 1 }])).toMatchObject(notFound);
        expect(await at().backend.cart.setQuantity(nobody, { cartId: id, lineId: "1" }, 1)).toMatchObject(notFound);
        expect(await at().backend.cart.delete(nobody, id, null)).toMatchObject(notFound);
        expect(await at().backend.cart.count(id, null)).toBeNull();
      }
      const { cart } = await filled(11);
      const target = { cartId: cart.id, lineId: "999999999" };
      expect(await at().backend.cart.setQuantity(nobody, target, 1)).toMatchObject({
        problem: { code: "line-not-found" },
      });
    });
  });
}
