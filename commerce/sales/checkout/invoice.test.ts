import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { cardEmail } from "#commerce/sales/gift-cards/emails.tsx";
import { findCardForEmail, listCards } from "#commerce/sales/gift-cards/reads.ts";
import { confirmationEmail } from "#commerce/sales/orders/emails/confirmation.tsx";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { plantCustomer, plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { guest, home, readyCart, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { allowInvoices } from "#tests/support/extras.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { plantPro } from "#tests/support/groups.ts";
import { saveCheckout } from "./actions.ts";
import { placeOrder } from "./placing/place.ts";
import type { Buyer } from "./services.ts";

const base = useDatabase();
const counter = useCounter(base);
let board: number;
let team: number;

beforeAll(async () => {
  const group = { name: "Teams", is_default: false, is_group_for_guests: false, discount_rules: "[]" };
  team = (await base.db.insertInto("customer_groups").values(group).returning("id").executeTakeFirstOrThrow()).id;
  await allowInvoices(base.db, team, 14);
  await allowInvoices(base.db, null, 30);
  const prices = { us: 40_000, pro: 20_000 };
  board = (await plantProduct(base.db, { prices, stock: [100] })).variantIds[0]!;
});

async function cartOf(buyer: Buyer, quantity = 1, variantId = board) {
  if (buyer.customerId === null) return readyCart(counter.services, [{ variantId, quantity }], buyer);
  const who = async () => buyer.customerId;
  const made = await createCart(base.db, { ...buyer, customerId: buyer.customerId } as never, [
    { variantId, quantity },
  ]);
  if (!made.ok) throw new Error(made.problem.code);
  await base.db.updateTable("carts").set({ customer_id: buyer.customerId }).where("id", "=", made.value.id).execute();
  const saved = await saveCheckout(
    shownServices(base.db),
    who,
    made.value.id,
    { email: "ada@firn.example", shippingAddress: home },
    true,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  return { cartId: made.value.id, total: saved.value.total, invoiceDays: saved.value.invoiceDays };
}

const member = async (): Promise<Buyer> => ({ ...guest, customerId: await plantCustomer(base.db, team) });
const order = (cart: { cartId: string; total: number }, buyer: Buyer, idempotencyKey: string = randomUUID()) =>
  placeOrder(
    counter.services,
    { cartId: cart.cartId, expectedTotal: cart.total, idempotencyKey, payment: { kind: "invoice" } },
    buyer,
  );
const paymentOf = (orderId: number) =>
  base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();

describe("7.5 payment by invoice", () => {
  test("6 is refused by the server to guests and to customers whom nobody allowed it, and takes no stock", async () => {
    const before = await stockOf(base.db, board);
    const plain: Buyer = { ...guest, customerId: await plantCustomer(base.db) };
    for (const buyer of [guest, plain]) {
      expect(await order(await cartOf(buyer), buyer)).toMatchObject({
        ok: false,
        problem: { code: "invalid", fields: { payment: "error.payment.invoice" } },
      });
    }
    expect(await stockOf(base.db, board)).toBe(before);
  });

  test("7.5 the order stands at once, owed until its day; the same key is the same order; paid once", async () => {
    const buyer = await member();
    const cart = await cartOf(buyer);
    expect(cart).toMatchObject({ invoiceDays: 14 });
    const [first, again] = await Promise.all([order(cart, buyer, "one"), order(cart, buyer, "one")]);
    expect(first).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(again).toEqual(first);
    if (!first.ok) return;
    const { orderId } = first.value;
    expect(await findCart(base.db, cart.cartId)).toBeNull();
    expect(await paymentOf(orderId)).toMatchObject({ status: "invoiced", provider: "invoice", amount: cart.total });
    const found = (await findOrder(base.db, orderId))!;
    const due = new Date(found.placedAt.getTime() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect(found.invoice).toEqual({ dueOn: due, paidOn: null, owed: cart.total });
    const { text } = confirmationEmail(found, "en", { order: "o", support: "s", bank: ["IBAN X"] });
    expect(text).toMatch(/To be paid by .+\nPlease transfer \$\S+ and name order \d+\.\nIBAN X/);

    const [staff, other] = [await counter.key("orders:write"), await counter.key("orders:read")];
    expect((await counter.call("POST", `/orders/${orderId}/paid`, other)).status).toBe(403);
    const paid = await counter.call("POST", `/orders/${orderId}/paid`, staff, { note: "statement 7" });
    expect(paid).toMatchObject({ status: 200, body: { invoice: { days: 14, due_date: due, owed: "0.00" } } });
    expect((await counter.call("POST", `/orders/${orderId}/paid`, staff)).status).toBe(200);
    expect(await paymentOf(orderId)).toMatchObject({ status: "captured" });
    const card = await counter.order();
    expect((await counter.call("POST", `/orders/${card.orderId}/paid`, staff)).status).toBe(409);
  });

  test("7.5 what goes back of an unpaid invoice is less owed, said as that, and asks no provider", async () => {
    const buyer = await member();
    const placed = await order(await cartOf(buyer, 2), buyer);
    if (!placed.ok) throw new Error(placed.problem.code);
    const { orderId } = placed.value;
    const found = (await findOrder(base.db, orderId))!;
    const items = [{ orderLineId: found.lines[0]!.id, quantity: 1 }];
    const back = await refundOrder(counter.services, orderId, { items, reason: "", by: "", key: "piece" });
    if (!back.ok) throw new Error(back.problem.code);
    expect((await findOrder(base.db, orderId))?.invoice).toMatchObject({ owed: found.total - back.value.amount });
    expect(await counter.queued("order-mail")).toContainEqual({
      orderId,
      kind: "credited",
      amount: back.value.amount,
      giftAmount: 0,
      items: back.value.items,
    });
    const off = await cancelOrder(counter.services, orderId, { by: "", reason: "", isStaff: true });
    expect(off).toMatchObject({ ok: true, value: { status: "cancelled", invoice: { owed: 0 } } });
    expect(await counter.queued("order-mail")).toContainEqual({ orderId, kind: "cancelled", amount: 0, giftAmount: 0 });
    expect(await paymentOf(orderId)).toMatchObject({ status: "refunded", refunded: found.total });
    expect(
      (await base.db.selectFrom("test_charges").selectAll().where("order_id", "=", orderId).execute()).length,
    ).toBe(0);
  });

  test("gift cards that are bought by invoice go out when the money has come, to whom they are for", async () => {
    const gift = await plantProduct(base.db, { name: "Gift card", prices: { us: 5_000 }, tracking: "none" });
    await base.db.updateTable("products").set({ kind: "gift-card" }).where("id", "=", gift.productId).execute();
    const variantId = gift.variantIds[0]!;
    const buyer = await member();
    const cart = await cartOf(buyer, 1, variantId);
    const recipients = [{ variantId, name: "Ben", email: "ben@firn.example", message: "Snow!" }];
    await saveCheckout(shownServices(base.db), async () => buyer.customerId, cart.cartId, { recipients });
    const placed = await order(cart, buyer);
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
    const { orderId } = placed.value;
    const services = { ...counter.services, config: { SECRET: "a".repeat(32) } };
    const cards = () => listCards(base.db, { orderId, page: 1, perPage: 9 });
    await deliverGiftCards(services, orderId);
    expect(await cards()).toEqual([]);
    await counter.call("POST", `/orders/${orderId}/paid`, await counter.key("orders:write"));
    expect(await counter.queued("order-confirmation")).toContainEqual({ orderId });
    await deliverGiftCards(services, orderId);
    expect(await cards()).toMatchObject([{ toName: "Ben", toEmail: "ben@firn.example", message: "Snow!" }]);
    const facts = await findCardForEmail(base.db, (await cards())[0]!.id);
    expect(facts).toMatchObject({ email: "ben@firn.example", from: "Ada Berg" });
    const place = { language: "en", intl: "en-US" } as const;
    const email = cardEmail(
      { ...facts!.card, from: facts!.from },
      "0".repeat(16),
      place,
      facts!.email,
      "https://firn.example/en-us",
    );
    expect(email).toMatchObject({ to: "ben@firn.example" });
    expect(email.text).toMatch(/Ada Berg gives you this card\.[\s\S]*Snow![\s\S]*firn\.example\/en-us\/gift-card/);
  });

  test("9.2 professionals may, within their spend limit", async () => {
    const customerId = await plantPro(base.db, { spend_limit: 300 });
    const buyer: Buyer = { ...guest, customerId, region: "pro" };
    const cart = await cartOf(buyer);
    expect(cart).toMatchObject({ invoiceDays: 30 });
    expect(await order(cart, buyer)).toMatchObject({ ok: true });
    expect(await order(await cartOf(buyer), buyer)).toMatchObject({ problem: { code: "pro-limit" } });
  });
});
