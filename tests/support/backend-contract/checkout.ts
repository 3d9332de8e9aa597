import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { cards, home } from "#tests/support/checkout.ts";
import { type Ground, newCustomer, variantsOf } from "./ground.ts";

const us = localeOf("us", "en") as Locale;
const card = (number: string) => ({ kind: "card" as const, number, expiry: "12/34", code: "123" });

/** Specification 7.2 and 7.5: from a cart to a paid order. */
export function checkoutContract(at: () => Ground): void {
  describe("checking out", () => {
    const backend = () => at().backend;

    /** A cart of two pieces, with everything that payment needs. */
    async function ready(index: number, customer: { id: number; email: string } | null = null) {
      const { product, variants } = await variantsOf(at(), index);
      const variant = variants[0]!;
      await at().setStock(variant.sku, 5);
      const customerId = customer?.id ?? null;
      const who = async () => customerId;
      const visitor = { locale: us, region: "us" as const, sessionHash: randomBytes(32), customerId };
      const made = await backend().cart.create(visitor, [
        { productId: product.id, variantId: variant.id, quantity: 2 },
      ]);
      if (!made.ok) throw new Error(made.problem.code);
      const cartId = made.value.id;
      if (customerId !== null) await backend().cart.attach(cartId, { ...visitor, customerId });
      const email = customer?.email ?? "guest@firn.example";
      const saved = await backend().checkout.save(who, cartId, { email, shippingAddress: home });
      if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
      const total = saved.value.total;
      const place = (more: { number?: string; total?: number; key?: string; who?: number | null } = {}) =>
        backend().checkout.place(
          {
            cartId,
            idempotencyKey: more.key ?? randomUUID(),
            expectedTotal: () => more.total ?? total,
            payment: card(more.number ?? cards.good),
          },
          { ...visitor, customerId: more.who === undefined ? customerId : more.who },
        );
      return { cartId, who, email, variant, product, total, checkout: saved.value, place };
    }

    test("7.2 begins with nothing, learns where to, offers deliveries with the cheapest chosen, and adds up", async () => {
      const { cartId, who, checkout, variant } = await ready(10);
      expect(checkout).toMatchObject({ step: "payment", currency: "USD", state: { email: "guest@firn.example" } });
      expect(checkout.state.shippingAddress).toEqual(home);
      const [cheapest] = [...checkout.shippingOptions].sort((a, b) => a.amount - b.amount);
      expect(checkout.shippingOptions.length).toBeGreaterThan(1);
      expect(checkout.state.shippingMethodId).toBe(cheapest?.id);
      const sum = checkout.totals.filter((line) => !line.included).reduce((all, line) => all + line.amount, 0);
      expect(checkout.total).toBe(sum);
      expect(checkout.totals.find(({ kind }) => kind === "goods")?.amount).toBe(2 * variant.price);
      const other = checkout.shippingOptions.find(({ id }) => id !== cheapest?.id)!;
      const chosen = await backend().checkout.save(who, cartId, { shippingMethodId: other.id });
      expect(chosen).toMatchObject({ ok: true, value: { state: { shippingMethodId: other.id } } });
      const billingAddress = { ...home, firstName: "Bo", address1: "2 Side Street" };
      await backend().checkout.save(who, cartId, { billingAddress });
      const found = await backend().checkout.find(who, cartId);
      expect(found).toMatchObject({
        ok: true,
        value: { step: "payment", state: { billingAddress, shippingAddress: home } },
      });
    });

    test("7.5 a guest's order is paid, stands, and is found with the e-mail address; its stock is taken", async () => {
      const { place, variant, email, total, cartId, who } = await ready(11);
      const placed = await place();
      expect(placed).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
      const orderId = placed.ok ? placed.value.orderId : 0;
      const order = await backend().orders.findForEmail(orderId, email);
      expect(order).toMatchObject({ total, email, customerId: null, lines: [{ sku: variant.sku, quantity: 2 }] });
      expect(order?.shippingAddress).toMatchObject({ city: home.city, state: home.state, country: "us" });
      expect((await backend().checkout.find(who, cartId)).ok).toBe(false);
      const { variants } = await variantsOf(at(), 11);
      await expect.poll(async () => (await backend().cart.find(cartId))?.count ?? 0).toBe(0);
      expect(variants.some(({ id }) => id === variant.id)).toBe(true);
    });

    test("7.5 a customer's order is in their list", async () => {
      const ada = await newCustomer(at());
      const { place } = await ready(12, ada);
      const placed = await place();
      const orders = await backend().orders.of(ada.id);
      expect(orders.map(({ id, customerId }) => [id, customerId])).toEqual([
        [placed.ok && placed.value.orderId, ada.id],
      ]);
    });

    test("however often and at once it is asked for, there is one order", async () => {
      const ada = await newCustomer(at());
      const { place } = await ready(13, ada);
      const key = randomUUID();
      const answers = await Promise.all([place({ key }), place({ key }), place({ key })]);
      const again = await place({ key });
      expect(again).toMatchObject({ ok: true });
      const ids = [...answers, again].flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
      expect(new Set(ids).size).toBe(1);
      const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
      expect(codes.filter((code) => code !== "payment-unclear")).toEqual([]);
      expect(await backend().orders.of(ada.id)).toHaveLength(1);
    });

    test("a declined card orders nothing, and another card then does", async () => {
      const ada = await newCustomer(at());
      const { place } = await ready(14, ada);
      expect(await place({ number: cards.declined })).toMatchObject({
        ok: false,
        problem: { code: "payment-declined" },
      });
      expect((await backend().orders.of(ada.id)).filter(({ status }) => status !== "cancelled")).toEqual([]);
      expect(await place()).toMatchObject({ ok: true });
    });

    test("another total is told and not charged; what is missing or wrong is named", async () => {
      const { place, who, cartId, total } = await ready(15);
      expect(await place({ total: total - 1 })).toMatchObject({
        problem: { code: "price-changed", detail: { total, due: total } },
      });
      expect(await place({ number: "4111 1111 1111 1112" })).toMatchObject({
        problem: { code: "invalid", fields: { "payment.number": "error.card.number" } },
      });
      const wrong = { email: "x", shippingAddress: { ...home, postalCode: "?", city: "" } };
      const saved = await backend().checkout.save(who, cartId, wrong);
      expect(saved.ok ? [] : Object.keys(saved.problem.fields ?? {}).sort()).toEqual([
        "email",
        "shippingAddress.city",
        "shippingAddress.postalCode",
      ]);
      expect(await backend().checkout.save(who, cartId, { shippingMethodId: 2_000_000_000 })).toMatchObject({
        problem: { code: "invalid", fields: { shippingMethodId: "error.method" } },
      });
      expect(await place()).toMatchObject({ ok: true });
    });

    test("without an address nothing can be ordered; another's checkout does not exist", async () => {
      const ada = await newCustomer(at());
      const { place, cartId } = await ready(16, ada);
      const gone = { problem: { code: "cart-not-found" } };
      expect(await backend().checkout.find(async () => null, cartId)).toMatchObject(gone);
      expect(await place({ who: null })).toMatchObject(gone);
      expect(await backend().checkout.find(async () => null, "x")).toMatchObject(gone);
      const { product, variants } = await variantsOf(at(), 17);
      await at().setStock(variants[0]!.sku, 5);
      const visitor = { locale: us, region: "us" as const, sessionHash: null, customerId: null };
      const line = { productId: product.id, variantId: variants[0]!.id, quantity: 1 };
      const bare = await backend().cart.create(visitor, [line]);
      const wish = { idempotencyKey: randomUUID(), expectedTotal: () => 1, payment: card(cards.good) };
      const refused = await backend().checkout.place({ ...wish, cartId: bare.ok ? bare.value.id : "" }, visitor);
      expect(refused).toMatchObject({ problem: { code: "incomplete", fields: { email: "error.required" } } });
    });
  });
}
