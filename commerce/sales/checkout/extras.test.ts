import { describe, expect, test } from "vitest";
import { changeOrder } from "#commerce/aftersales/fulfilment/change.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { findReturnable } from "#commerce/aftersales/returns/reads.ts";
import { confirmationEmail } from "#commerce/sales/orders/emails/confirmation.tsx";
import { noticeEmail } from "#commerce/sales/orders/emails/notice.tsx";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { toOrderV2 } from "#commerce/sales/orders/rest.ts";
import { sumOf, totalOf } from "#commerce/sales/totals/rules.ts";
import { cards, guest, home, payFor, readyCart, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantStore } from "#tests/support/extras.ts";
import { nobody, pieces, useTill } from "#tests/support/till.ts";
import { saveCheckout } from "./actions.ts";
import { placeOrder } from "./placing/place.ts";

const base = useDatabase();
const till = useTill(base);

type Patch = Parameters<typeof saveCheckout>[3];
const save = async (cartId: string, patch: Patch) => {
  const saved = await saveCheckout(shownServices(base.db), nobody, cartId, patch);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  return saved.value;
};
const faults = async (cartId: string, patch: Patch) => {
  const saved = await saveCheckout(shownServices(base.db), nobody, cartId, patch);
  return saved.ok ? {} : saved.problem.fields;
};
const place = async (cartId: string, total: number) => {
  const placed = await placeOrder(till.services, payFor({ cartId, total }, cards.good), guest);
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
  return (await findOrder(base.db, placed.value.orderId))!;
};
const links = { order: "https://firn.example/order", support: "https://firn.example/support" };

describe("3.10 collecting in a store", () => {
  test("3.10 costs nothing, is taxed where the store is, and the order, its mail and V2 say where", async () => {
    const storeId = await plantStore(base.db);
    const { cartId } = await readyCart(till.services, pieces(till.wax));
    const sent = await till.checkoutFor(cartId);
    expect(sumOf(sent.totals, "shipping")).toBe(795);
    const contact = { ...home, city: "Austin", state: "TX", postalCode: "78701" };
    const checkout = await save(cartId, { storeId, billingAddress: contact });
    expect(checkout).toMatchObject({ step: "payment", pickUp: { id: storeId, name: "Edge" } });
    expect(checkout.state.shippingMethodId).toBeUndefined();
    expect(sumOf(checkout.totals, "shipping")).toBe(0);
    expect(checkout.totals.find(({ kind }) => kind === "tax")).toMatchObject({ jurisdiction: "US-CO" });

    const order = await place(cartId, checkout.total);
    expect(order.shippingAddress).toMatchObject({ firstName: "Ada", company: "Edge", city: "Boulder", state: "CO" });
    expect(order.billingAddress).toMatchObject({ city: "Austin", state: "TX" });
    expect(order.extras).toEqual({
      pickUp: { storeId, slug: "edge-boulder", name: "Edge", phone: "+1 303 555 0100" },
    });
    expect(order.shippingMethod.code).toBe("pickup");
    expect(toOrderV2(order)).toMatchObject({
      pickup_store: { id: storeId, slug: "edge-boulder" },
      shipping_addresses: [{ company: "Edge", street_1: "2 Pearl Street" }],
      shipping_method: "Store pick-up",
    });
    const by = { note: "", by: "staff:1 Ida" };
    const ready = await changeOrder(till.services, order.id, "awaiting_pickup", by);
    expect(ready).toMatchObject({ ok: true, value: { status: "awaiting_pickup" } });
    const news = noticeEmail(order, { kind: "ready", store: "https://firn.example/stores/edge-boulder" }, "en", links);
    expect(news.subject).toBe(`Order ${order.id} is ready for you`);
    expect(news.text).toMatch(/Everything lies ready[\s\S]*Edge\n2 Pearl Street[\s\S]*stores\/edge-boulder/);
    // A collected order can be returned like a delivered one.
    expect(await changeOrder(till.services, order.id, "completed", by)).toMatchObject({ ok: true });
    const collected = (await findOrder(base.db, order.id))!;
    expect([...(await findReturnable(base.db, collected)).values()]).toEqual([1]);
    const sentOne = await readyCart(till.services, pieces(till.wax));
    const other = await place(sentOne.cartId, sentOne.total);
    expect(await changeOrder(till.services, other.id, "awaiting_pickup", by)).toMatchObject({
      problem: { code: "not-by-hand" },
    });

    const { text } = confirmationEmail(order, "en", links);
    expect(text).toContain("Collect it at\nAda Berg\nEdge\n2 Pearl Street\nBoulder, CO 80302");
    expect(text).toContain("as soon as it lies ready");
  });

  test("3.10 only in stores that hand out orders where the cart can go; one that ends doing so is said before paying", async () => {
    const [plain, far] = [
      await plantStore(base.db, { slug: "no-pick-up", services: ["repair"] }),
      await plantStore(base.db, { slug: "berlin", country: "de", state: "" }),
    ];
    const { cartId } = await readyCart(till.services, pieces(till.wax));
    for (const storeId of [plain, far, 2_000_000_000]) {
      expect(await faults(cartId, { storeId })).toEqual({ storeId: "error.store" });
    }
    const storeId = await plantStore(base.db, { slug: "closing" });
    const { total } = await save(cartId, { storeId });
    await base.db.updateTable("stores").set({ is_visible: false }).where("id", "=", storeId).execute();
    const placed = await placeOrder(till.services, payFor({ cartId, total }, cards.good), guest);
    expect(placed).toMatchObject({ problem: { code: "incomplete", fields: { storeId: "error.required" } } });
    expect((await save(cartId, { shippingMethodId: 103 })).step).toBe("payment");
  });
});

describe("a note and gift wrapping", () => {
  test("3.9 are kept with the order; wrapping is a taxed line of its own that promotions leave alone", async () => {
    await till.plant("WRAPOFF", { percent: 50 });
    const { cartId } = await readyCart(till.services, pieces(till.board));
    await till.enter(cartId, "WRAPOFF");
    const plain = await till.checkoutFor(cartId);
    const checkout = await save(cartId, { note: " Ring twice.\r\n\u0000Thanks ", gift: { message: "Happy birthday" } });
    expect(checkout.totals.find(({ kind }) => kind === "gift_wrap")).toMatchObject({ amount: 595, included: false });
    expect(sumOf(checkout.totals, "discount")).toBe(sumOf(plain.totals, "discount"));
    expect(checkout.total).toBe(totalOf(checkout.totals));
    expect(checkout.total - plain.total).toBe(595 + Math.round(595 * 0.029));

    const order = await place(cartId, checkout.total);
    expect(order.extras).toEqual({ note: "Ring twice.\n Thanks", gift: { message: "Happy birthday" } });
    expect(toOrderV2(order)).toMatchObject({
      customer_message: "Ring twice.\n Thanks",
      wrapping_cost: "5.95",
      wrapping_message: "Happy birthday",
    });
    const { text, html } = confirmationEmail(order, "de", links);
    expect(text).toContain("Als Geschenk verpackt\nHappy birthday");
    expect(text).toMatch(/Geschenkverpackung: .*5,95/);
    expect(html).toContain("Ring twice.<br/> Thanks");
    // Returning one unit does not refund the gift wrapping and its tax; returning the whole order does.
    const line = order.lines[0]!;
    const piece = { items: [{ orderLineId: line.id, quantity: 1 }], reason: "", by: "", key: "piece" };
    const back = await refundOrder(till.services, order.id, piece);
    expect(back.ok && order.total - back.value.amount).toBe(595 + Math.round(595 * 0.029));
    await refundOrder(till.services, order.id, { items: [], reason: "", by: "", key: "whole" });
    expect((await findOrder(base.db, order.id))?.status).toBe("refunded");
  });

  test("are refused where they are too long or not offered, and a new price is told before paying", async () => {
    const { cartId } = await readyCart(till.services, pieces(till.board));
    expect(await faults(cartId, { note: "x".repeat(501), gift: { message: "y".repeat(201) } })).toEqual({
      note: "error.tooLong",
      giftMessage: "error.tooLong",
    });
    const { total } = await save(cartId, { gift: { message: "" } });
    const price = (gift_wrap_price: number | null) =>
      base.db.updateTable("shipping_zones").set({ gift_wrap_price }).where("region", "=", "us").execute();
    await price(795);
    const placed = await placeOrder(till.services, payFor({ cartId, total }, cards.good), guest);
    expect(placed).toMatchObject({ problem: { code: "price-changed", detail: { was: total } } });
    await price(null);
    expect(await faults(cartId, { gift: { message: "" } })).toEqual({ gift: "error.invalid" });
    expect(sumOf((await till.checkoutFor(cartId)).totals, "gift_wrap")).toBe(0);
    await price(595);
  });
});

test("a gift card's recipient is checked and kept by line; nothing typed is nobody", async () => {
  const { cartId } = await readyCart(till.services, pieces(till.giftCard, till.board));
  const to = { variantId: till.giftCard, name: "Ben", email: "ben@firn.example", message: "For the snow" };
  expect(await faults(cartId, { recipients: [{ ...to, email: "ben" }] })).toEqual({
    [`recipients.${till.giftCard}.email`]: "error.email",
  });
  expect(await faults(cartId, { recipients: [{ ...to, variantId: till.board }] })).toHaveProperty([
    `recipients.${till.board}.variantId`,
  ]);
  expect((await save(cartId, { recipients: [{ ...to, name: " ", email: "", message: "" }] })).state.recipients).toBe(
    undefined,
  );
  const { total } = await save(cartId, { recipients: [to] });
  const order = await place(cartId, total);
  expect(order.extras).toEqual({ recipients: [to] });
  expect(confirmationEmail(order, "en", links).text).toContain("ben@firn.example");
});
