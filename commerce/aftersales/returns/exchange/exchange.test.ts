import { beforeAll, describe, expect, test } from "vitest";
import { sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { findFaults } from "#tests/model/checks.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { useTill } from "#tests/support/till.ts";

const base = useDatabase();
const counter = useCounter(base);
const till = useTill(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:write", "refunds:write");
});
const post = (path: string, body: object, who = key) => counter.call("POST", path, who, { ...body });
const cents = (text: string) => Math.round(Number(text) * 100);
const refundsOf = async (orderId: number) => (await counter.call("GET", `/orders/${orderId}/refunds`, key)).body;
const faults = (isSettled = true) => findFaults(base.db, {}, isSettled);

/**
 * Two pieces of 49.99 were received, of an order that a gift card of `gift` partly paid; with goods at other prices.
 */
async function received({ gift = 0, quantity = 2 } = {}) {
  const [{ variantIds: own }, dear, cheap] = [
    await plantProduct(base.db, { prices: { us: 4_999 }, stock: [5, 3] }),
    await plantProduct(base.db, { name: "Dear", prices: { us: 9_900 }, stock: [4] }),
    await plantProduct(base.db, { name: "Cheap", prices: { us: 1_500 }, stock: [4] }),
  ];
  const cart = await readyCart(counter.services, [{ variantId: own[0]!, quantity: 2 }]);
  const card = gift > 0 ? await till.give(gift) : null;
  if (card) await till.pay(cart.cartId, card.code);
  const placed = await placeOrder(counter.services, payFor(cart), guest);
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
  const { orderId } = placed.value;
  await post(`/orders/${orderId}/shipments`, {});
  const order = (await findOrder(base.db, orderId))!;
  const line = order.lines[0]!;
  const items = [{ order_product_id: line.id, quantity, reason: "too-small" }];
  const { id } = (await post(`/orders/${orderId}/returns`, { items })).body;
  await post(`/returns/${id}/receive`, { items: [{ order_product_id: line.id, quantity, condition: "worn" }] });
  const swap = (variantId: number, count = 1, more = {}) => ({
    items: [{ order_product_id: line.id, quantity: count, variant_id: variantId }],
    ...more,
  });
  return {
    id: id as number,
    orderId,
    total: order.total,
    line,
    swap,
    card: card?.card.id ?? 0,
    same: own[1]!,
    dear: dear.variantIds[0]!,
    cheap: cheap.variantIds[0]!,
    ask: (body: object) => post(`/returns/${id}/exchange`, body),
    preview: async (body: object) => (await post(`/returns/${id}/exchange/preview`, body)).body,
  };
}

const pay = (orderId: number, number = cards.good) =>
  payLater(counter.services, orderId, {
    card: { number, expiry: "12/34", code: "123" },
    returnUrl: `/en-us/pay/${orderId}`,
  });
const stateOf = async (orderId: number) => (await findOrder(base.db, orderId))!.status;

const endedMails = async (orderId: number) =>
  (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId && mail.kind === "exchange-ended");

/** Lets the time to pay it pass. */
async function letPass(orderId: number) {
  await base.pool.query("update payments set open_until = now() - interval '1 hour' where order_id = $1", [orderId]);
  await base.pool.query("update orders set placed_at = now() - interval '73 hours' where id = $1", [orderId]);
  await sweepOrders(counter.services);
  await sweepRefunds(counter.services, -1);
}

describe("7.5 an exchange that costs more", () => {
  test("waits for the difference with its goods reserved, is tried again after a card was declined, and stands once paid", async () => {
    const { id, orderId, swap, dear, cheap, ask, preview } = await received({ quantity: 1 });
    const told = await preview(swap(dear));
    expect(cents(told.due)).toBe(cents(told.total) - cents(told.kept));
    expect(told).toMatchObject({ back: "0.00", goods: "99.00", difference: told.due, pay_within_hours: 72 });
    const made = await Promise.all([1, 2].map(() => ask(swap(dear, 1, { difference: told.difference }))));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const [next] = new Set(made.map(({ body }) => body.exchange.order_id as number));
    expect(made[1]!.body).toMatchObject({ status: "refunded", exchange: { state: "waiting", due: told.due } });
    expect(await stateOf(next!)).toBe("awaiting_payment");
    expect(await stockOf(base.db, dear)).toBe(3);
    expect(await counter.queued("order-mail")).toContainEqual({ orderId: next, kind: "to-pay" });
    // While it waits, no sweep ends it, and it cannot be shipped.
    await sweepOrders(counter.services, { pendingSeconds: -1, secondStepSeconds: -1 });
    expect((await post(`/orders/${next}/shipments`, {})).status).toBe(409);
    expect(await pay(next!, cards.declined)).toMatchObject({ kind: "declined" });
    expect(await stateOf(next!)).toBe("awaiting_payment");
    expect(await faults()).toEqual([]);
    expect(await Promise.all([pay(next!), pay(next!)])).toContainEqual({ kind: "paid" });
    expect(await pay(next!)).toEqual({ kind: "paid" });
    expect(await stateOf(next!)).toBe("awaiting_fulfillment");
    const taken = await base.pool.query(
      "select sum(amount)::int as taken from test_charges where order_id = $1 and status = 'captured'",
      [next],
    );
    expect(taken.rows[0].taken).toBe(cents(told.due));
    expect(await refundsOf(orderId)).toMatchObject([{ to: "gift_card", amount: told.kept }]);
    expect((await ask(swap(dear, 1))).body.exchange).toMatchObject({ order_id: next, state: "made", pay_until: null });
    expect(await faults()).toEqual([]);
    // A request for something else for the same return is refused with what happened meanwhile.
    expect(await ask(swap(cheap))).toMatchObject({ status: 409, body: { why: "exchanged", exchange_order_id: next } });
    const detail = (await counter.call("GET", `/staff/returns/${id}`, key)).body.data;
    expect(detail.exchange).toMatchObject({ state: "made", due: told.due, payUntil: null, payPath: null });
  });

  test("that nobody pays for ends: its goods are free again, and what was kept goes back once, the way it came", async () => {
    const { orderId, swap, dear, ask, preview, total } = await received({ gift: 3_000 });
    const told = await preview(swap(dear, 2));
    const next = (await ask(swap(dear, 2))).body.exchange.order_id;
    expect(await faults()).toEqual([]);
    await letPass(next);
    await letPass(next);
    expect(await sweepReturns(counter.services, new Date(Date.now() + 120_000))).toBe(0);
    expect(await stateOf(next)).toBe("cancelled");
    expect(await stockOf(base.db, dear)).toBe(4);
    expect(await endedMails(next)).toEqual([{ orderId: next, kind: "exchange-ended", note: "" }]);
    expect(await pay(next)).toEqual({ kind: "over" });
    expect(await refundsOf(orderId)).toMatchObject([{ to: "payment", status: "done", amount: told.kept }]);
    expect(cents(told.kept)).toBe(total);
    expect((await post(`/orders/${orderId}/refunds`, {})).body.code).toBe("refund-exceeds");
    expect(await faults()).toEqual([]);
  });

  test("a second step at the bank that is refused or left lets it wait on, and one that is approved pays it", async () => {
    const { swap, dear, ask } = await received({ quantity: 1 });
    const next = (await ask(swap(dear))).body.exchange.order_id;
    const opened = await pay(next, cards.secondStep);
    expect(opened).toMatchObject({ kind: "go" });
    expect(await pay(next)).toEqual(opened);
    await base.pool.query("update payments set updated_at = now() - interval '1 hour' where order_id = $1", [next]);
    await base.pool.query("update orders set placed_at = now() - interval '2 hours' where id = $1", [next]);
    await sweepOrders(counter.services);
    expect(await stateOf(next)).toBe("awaiting_payment");
    expect(await pay(next)).toEqual({ kind: "paid" });
    expect(await faults()).toEqual([]);
  });

  test("an answer that is lost is found out about, and nothing is taken twice", async () => {
    const { swap, dear, ask } = await received({ quantity: 1 });
    const next = (await ask(swap(dear))).body.exchange.order_id;
    expect(await pay(next, cards.unclear)).toEqual({ kind: "unclear" });
    expect(await pay(next)).toEqual({ kind: "paid" });
    expect(await faults()).toEqual([]);
  });

  test("is waived by who may pay back: it goes out for what came, and history says how much that was", async () => {
    const { orderId, swap, dear, ask, preview } = await received({ quantity: 1 });
    const due = (await preview(swap(dear))).due;
    const told = await preview(swap(dear, 1, { waive: true }));
    expect(told).toMatchObject({ due: "0.00", waived: due, total: told.kept, difference: "0.00" });
    const { body } = await ask(swap(dear, 1, { waive: true }));
    expect(body.exchange).toMatchObject({ state: "made", due: "0.00" });
    const { rows } = await base.pool.query("select note from order_history where order_id = $1 order by id", [orderId]);
    expect(rows.map(({ note }) => note)).toContainEqual(expect.stringContaining(`${due} USD waived`));
    expect((await counter.call("POST", `/returns/1/exchange`, await counter.key("orders:write"), {})).status).toBe(403);
    expect(await faults()).toEqual([]);
  });
});

describe("7.5 an exchange that costs less", () => {
  test("pays the difference back to the cent, by the payment or as a gift card, however often it is asked for", async () => {
    for (const to of ["payment", "gift_card"]) {
      const { orderId, swap, cheap, ask, preview } = await received({ quantity: 1 });
      const told = await preview(swap(cheap, 1, { to }));
      expect(cents(told.back)).toBe(cents(told.kept) > 0 ? cents(told[to === "payment" ? "payment" : "credit"]) : -1);
      expect(told.difference).toBe(`-${told.back}`);
      const wish = swap(cheap, 1, { to, difference: told.difference });
      const made = await Promise.all([1, 2, 3].map(() => ask(wish)));
      expect(new Set(made.map(({ body }) => body.exchange.order_id)).size).toBe(1);
      expect(await refundsOf(orderId)).toMatchObject([
        { to: "gift_card", amount: told.kept, items: [{ quantity: 1 }] },
        { to, amount: told.back, status: "done" },
      ]);
      expect(await faults()).toEqual([]);
    }
  });

  test("of an order that a gift card paid a part of: what the payment gave goes first, and all of it is there to the cent", async () => {
    const { orderId, swap, cheap, dear, ask, preview, total, card } = await received({ gift: 9_000 });
    const told = await preview(swap(cheap, 2));
    const made = await ask(swap(cheap, 2));
    expect(made.status).toBe(200);
    expect(cents(told.payment) + cents(told.gift_cards)).toBe(cents(told.back));
    expect(await till.balanceOf(card)).toBe(cents(told.gift_cards));
    const next = (await findOrder(base.db, made.body.exchange.order_id))!;
    expect(next.total).toBe(cents(told.total));
    expect(await faults()).toEqual([]);
    expect(cents(told.kept) + cents(told.back)).toBe(total);
    expect((await post(`/orders/${orderId}/refunds`, {})).body.code).toBe("refund-exceeds");
    const other = await received({ gift: 20_000 });
    // A gift card paid everything: it also pays for what goes out, and keeps the rest.
    const whole = await other.preview(other.swap(other.cheap, 2));
    const before = (await till.balanceOf(other.card)) ?? 0;
    await other.ask(other.swap(other.cheap, 2));
    expect(await till.balanceOf(other.card)).toBe(before + cents(whole.back));
    expect(whole).toMatchObject({ payment: "0.00", gift_cards: whole.back });
    expect(await faults()).toEqual([]);
    expect(dear).toBeGreaterThan(0);
  });

  test("by a provider that does not answer is under way, says so, and settles itself", async () => {
    const { orderId, swap, cheap, ask, preview } = await received({ quantity: 1 });
    const told = await preview(swap(cheap));
    counter.provider = {
      refund: () => Promise.reject(new PaymentUnclear("silent")),
    };
    expect((await ask(swap(cheap))).status).toBe(200);
    counter.provider = {};
    expect(await refundsOf(orderId)).toMatchObject([{ status: "done" }, { status: "pending", amount: told.back }]);
    expect(await faults(false)).toEqual([]);
    await sweepRefunds(counter.services, -1);
    await sweepRefunds(counter.services, -1);
    expect(await refundsOf(orderId)).toMatchObject([{ status: "done" }, { status: "done", amount: told.back }]);
    expect(await faults()).toEqual([]);
  });
});

test("7.5 what goes out in exchange is found by name or SKU, at its price, with what is left of it", async () => {
  const { id, dear } = await received();
  const { productId } = await plantProduct(base.db, { name: "Dear abroad", prices: { ca: 5_000 } });
  const found = async (q: string) =>
    (await counter.call("GET", `/staff/returns/${id}/variants?q=${encodeURIComponent(q)}`, key)).body.data;
  const data = await found("Dear");
  expect(data).toContainEqual(
    expect.objectContaining({ id: dear, name: "Dear", available: 4, price: "99.00", options: expect.any(String) }),
  );
  expect(data.map((one: { productId: number }) => one.productId)).not.toContain(productId);
  const { sku } = data.find((one: { id: number }) => one.id === dear);
  expect((await found(sku)).map((one: { id: number }) => one.id)).toContain(dear);
  expect(await found("%")).toEqual([]);
});

describe("7.5 an exchange is refused, and nothing is written,", () => {
  test("for what is not sold in the market, gift cards, more than came, or another difference than was shown", async () => {
    const { orderId, swap, dear, cheap, ask } = await received({ quantity: 1 });
    const abroad = await plantProduct(base.db, { prices: { ca: 5_000 } });
    expect((await ask(swap(abroad.variantIds[0]!))).body).toMatchObject({ why: "variant" });
    expect((await ask(swap(till.giftCard))).body).toMatchObject({ why: "variant" });
    expect((await ask(swap(dear, 2))).status).toBe(422);
    expect((await ask(swap(cheap, 1, { difference: "x" }))).body.errors).toMatchObject({
      difference: expect.any(String),
    });
    await base.pool.query("update prices set price = price + 100 where variant_id = $1", [dear]);
    const { body } = await ask(swap(dear, 1, { difference: "1.00" }));
    expect(body).toMatchObject({ why: "changed", difference: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test("after the money went back, and of two people who settle and exchange at once one is told what the other did", async () => {
    const { id, orderId, swap, dear, ask } = await received();
    await post(`/orders/${orderId}/refunds`, { amount: "50.00" });
    await post(`/orders/${orderId}/refunds`, {});
    expect((await ask(swap(dear))).body).toMatchObject({ why: "payment" });
    const other = await received({ quantity: 1 });
    const both = await Promise.all([other.ask(other.swap(other.cheap)), post(`/returns/${other.id}/settle`, {})]);
    const exchanged = both[0].status === 200;
    const done = await refundsOf(other.orderId);
    const items = done.flatMap((refund: { items: { quantity: number }[] }) => refund.items);
    expect(items.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)).toBe(1);
    if (!exchanged) expect(both[0].body).toMatchObject({ code: "impossible-return" });
    const again = await other.ask(other.swap(other.cheap));
    expect(again.status).toBe(exchanged ? 200 : 409);
    expect(await faults()).toEqual([]);
    expect(id).toBeGreaterThan(0);
  });

  test("while somebody pays the whole order back at the same moment: never more than was paid", async () => {
    const { orderId, swap, dear, ask, total } = await received();
    await Promise.all([ask(swap(dear, 2)), post(`/orders/${orderId}/refunds`, {})]);
    const amounts = (await refundsOf(orderId)).map(({ amount }: { amount: string }) => cents(amount));
    expect(amounts.reduce((sum: number, one: number) => sum + one, 0)).toBeLessThanOrEqual(total);
    expect(await faults()).toEqual([]);
  });
});
