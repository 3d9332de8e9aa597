import { describe, expect, test } from "vitest";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { entriesOf, listCards } from "#commerce/sales/gift-cards/reads.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nobody, pieces, useTill } from "#tests/support/till.ts";
import { removeGiftCard } from "./gift-cards.ts";
import { placeOrder } from "./placing/place.ts";
import { sweepOrders } from "./placing/sweep.ts";

const base = useDatabase();
const till = useTill(base);

describe("gift cards from purchase to refund", () => {
  test("pays a part before the card, or everything alone; what is left stays, and an end of the order gives it back", async () => {
    const { card, code } = await till.give(50_000);
    const cart = await readyCart(till.services, pieces(till.board));
    expect(await till.pay(cart.cartId, code)).toMatchObject({ ok: true, value: { due: 0, total: cart.total } });
    expect(await till.place(cart, cards.declined)).toMatchObject({ ok: true });
    const left = 50_000 - cart.total;
    expect(await till.balanceOf(card.id)).toBe(left);

    const second = await readyCart(till.services, pieces(till.board));
    const checkout = await till.pay(second.cartId, code.toLowerCase());
    expect(checkout).toMatchObject({ ok: true, value: { due: second.total - left, giftCards: [{ amount: left }] } });
    expect(await till.place(second, cards.declined)).toMatchObject({
      ok: false,
      problem: { code: "payment-declined" },
    });
    expect(await till.balanceOf(card.id)).toBe(left);
    const placed = await till.place(second);
    if (!placed.ok) throw new Error(placed.problem.code);
    const { orderId } = placed.value;
    expect(await till.balanceOf(card.id)).toBe(0);
    const charge = base.db.selectFrom("payments").select("amount").where("order_id", "=", orderId);
    expect(await charge.where("status", "=", "captured").executeTakeFirst()).toEqual({ amount: second.total - left });
    const order = await findOrder(base.db, orderId);
    expect(order?.totals.slice(-2)).toMatchObject([
      { kind: "gift_card", amount: left, name: card.last4 },
      { kind: "due", amount: second.total - left },
    ]);
    // Refunds go to the payment card first; only the rest goes to the gift card.
    const some = { items: [], reason: "", by: "", amount: () => second.total - left + 100, key: "some" };
    expect(await refundOrder(till.services, orderId, some)).toMatchObject({ ok: true, value: { giftAmount: 100 } });
    expect([await till.balanceOf(card.id), (await findOrder(base.db, orderId))?.status]).toEqual([
      100,
      "partially_refunded",
    ]);
    await refundOrder(till.services, orderId, { items: [], reason: "", by: "", key: "rest" });
    expect([await till.balanceOf(card.id), (await findOrder(base.db, orderId))?.status]).toEqual([left, "refunded"]);
    const entries = await entriesOf(base.db, card.id);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
    expect(entries.map(({ kind }) => kind)).toEqual([
      "issued",
      "spent",
      "spent",
      "returned",
      "spent",
      "refunded",
      "refunded",
    ]);
  });

  test("called off, an order paid by gift card alone gives all of it back", async () => {
    const { card, code } = await till.give(60_000);
    const cart = await readyCart(till.services, pieces(till.board));
    await till.pay(cart.cartId, code);
    const placed = await till.place(cart);
    if (!placed.ok) throw new Error(placed.problem.code);
    const cancelled = await cancelOrder(till.services, placed.value.orderId, { by: "", reason: "", isStaff: false });
    expect(cancelled).toMatchObject({ ok: true, value: { status: "cancelled" } });
    expect(await till.balanceOf(card.id)).toBe(60_000);
  });

  test("orders at the same time never take more than there is, and whoever is late is told before paying", async () => {
    const { card, code } = await till.give(45_000);
    const before = await stockOf(base.db, till.board);
    const carts = await Promise.all(Array.from({ length: 4 }, () => readyCart(till.services, pieces(till.board))));
    for (const { cartId } of carts) await till.pay(cartId, code);
    const placed = await Promise.all(
      carts.map((cart) => placeOrder(till.services, { ...payFor(cart), expectedDue: 0 }, guest)),
    );
    expect(placed.filter((one) => one.ok)).toHaveLength(1);
    const late = placed.flatMap((one) => (one.ok ? [] : [one.problem]));
    const { total } = carts[0]!;
    // The order's price is unchanged, but the amount due is higher.
    const detail = { total, was: total, due: total - (45_000 - total), was_due: 0, currency: "USD" };
    for (const problem of late) expect(problem).toMatchObject({ code: "price-changed", detail });
    expect(await till.balanceOf(card.id)).toBe(45_000 - carts[0]!.total);
    expect(await stockOf(base.db, till.board)).toBe(before - 1);
  });

  test("what an unfinished payment holds is there for its own cart, and comes back when it runs out", async () => {
    const { card, code } = await till.give(10_000);
    const cart = await readyCart(till.services, pieces(till.board));
    await till.pay(cart.cartId, code);
    expect(await till.place(cart, cards.secondStep)).toMatchObject({ value: { status: "awaiting_payment" } });
    expect(await till.balanceOf(card.id)).toBe(0);
    expect((await till.checkoutFor(cart.cartId)).giftCards).toMatchObject([{ amount: 10_000 }]);
    await sweepOrders(till.services, { secondStepSeconds: -1 });
    expect(await till.balanceOf(card.id)).toBe(10_000);
    const removed = await removeGiftCard(shownServices(base.db), nobody, { cartId: cart.cartId, cardId: card.id });
    expect(removed).toMatchObject({ ok: true, value: { due: cart.total, giftCards: [] } });
  });

  test("a gift card is sold like a product: by e-mail, untaxed, never reduced or paid for by another, given out once", async () => {
    const { cartId, total } = await readyCart(till.services, [{ variantId: till.giftCard, quantity: 2 }]);
    expect(total).toBe(10_000);
    await till.plant("TEN");
    expect(await till.enter(cartId, "TEN")).toMatchObject({ ok: false, problem: { detail: { reason: "nothing" } } });
    // A gift card cannot pay for a gift card; for goods in the same cart it can.
    expect(await till.pay(cartId, (await till.give(5000)).code)).toMatchObject({
      ok: false,
      problem: { code: "gift-card-refused", detail: { reason: "gift-cards-only" } },
    });
    const both = await readyCart(till.services, pieces(till.giftCard, till.wax));
    const paying = await till.pay(both.cartId, (await till.give(50_000)).code);
    expect(paying).toMatchObject({ ok: true, value: { due: 5000 } });
    const placed = await till.place({ cartId, total });
    if (!placed.ok) throw new Error(placed.problem.code);
    const { orderId } = placed.value;
    const sent: unknown[] = [];
    const jobs = { send: async (queue: string, data: object) => void sent.push({ queue, ...data }) };
    for (let time = 0; time < 2; time++) await deliverGiftCards({ ...till.services, jobs }, orderId);
    const given = await listCards(base.db, { orderId, page: 1, perPage: 10 });
    expect(given).toMatchObject([{ balance: 5000 }, { balance: 5000 }]);
    expect(sent).toHaveLength(2);
    expect(await findOrder(base.db, orderId)).toMatchObject({ status: "shipped", shippingMethod: { code: "email" } });
    // One card is partly spent and cannot be refunded; the other can.
    await base.pool.query("insert into gift_card_entries (card_id, amount, kind) values ($1, -1, 'adjusted')", [
      given[0]?.id,
    ]);
    const [line] = (await findOrder(base.db, orderId))?.lines ?? [];
    const back = (quantity: number) =>
      refundOrder(till.services, orderId, {
        items: [{ orderLineId: line?.id ?? 0, quantity }],
        reason: "",
        by: "",
        key: `back ${quantity}`,
      });
    expect(await back(2)).toMatchObject({ ok: false, problem: { code: "gift-card-used" } });
    expect(await back(1)).toMatchObject({ ok: true, value: { amount: 5000 } });
    const after = await listCards(base.db, { orderId, page: 1, perPage: 10 });
    expect(after.map(({ isActive, balance }) => [isActive, balance]).sort()).toEqual([
      [false, 0],
      [true, 4999],
    ]);
  });

  test("what was paid back before it was given out is not given out any more", async () => {
    const cart = await readyCart(till.services, [{ variantId: till.giftCard, quantity: 2 }]);
    const placed = await till.place(cart);
    if (!placed.ok) throw new Error(placed.problem.code);
    const { orderId } = placed.value;
    const [line] = (await findOrder(base.db, orderId))?.lines ?? [];
    const items = [{ orderLineId: line?.id ?? 0, quantity: 1 }];
    expect(await refundOrder(till.services, orderId, { items, reason: "", by: "", key: "one" })).toMatchObject({
      value: { amount: 5000 },
    });
    await deliverGiftCards(till.services, orderId);
    expect(await listCards(base.db, { orderId, page: 1, perPage: 10 })).toMatchObject([
      { balance: 5000, isActive: true },
    ]);
  });
});
