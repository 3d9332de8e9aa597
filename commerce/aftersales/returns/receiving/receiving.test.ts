import { beforeAll, describe, expect, test } from "vitest";
import { findWaiting } from "#commerce/aftersales/office/waiting.ts";
import { sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { sendUnsent } from "#commerce/sales/gift-cards/actions.ts";
import { cardEmailQueue } from "#commerce/sales/gift-cards/emails.tsx";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:write", "refunds:write");
});
const post = (path: string, body: object, who = key) => counter.call("POST", path, who, { ...body });

/** A shipped order: two pieces of the first of two variants at one price, and one piece of a third, dearer variant. */
async function announced(quantity = 2) {
  const { variantIds } = await plantProduct(base.db, { prices: { us: 4_999 }, stock: [5, 1] });
  const placed = await placeOrder(
    counter.services,
    payFor(await readyCart(counter.services, [{ variantId: variantIds[0]!, quantity: 2 }])),
    guest,
  );
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId } = placed.value;
  await post(`/orders/${orderId}/shipments`, {});
  const { lines, total } = (await findOrder(base.db, orderId))!;
  const line = lines[0]!;
  const items = [{ order_product_id: line.id, quantity, reason: "too-small" }];
  const { body } = await post(`/orders/${orderId}/returns`, { items });
  const part = (count: number, condition: string, restock?: boolean) => ({
    order_product_id: line.id,
    quantity: count,
    condition,
    ...(restock !== undefined && { restock }),
  });
  return { orderId, id: body.id as number, line, total, variantIds, part };
}
const refundsOf = async (orderId: number) => (await counter.call("GET", `/orders/${orderId}/refunds`, key)).body;
const cents = (text: string) => Math.round(Number(text) * 100);

describe("7.5 a return is received line by line", () => {
  test("what is as new goes into stock, what is damaged does not, what is missing is not paid for", async () => {
    const { id, orderId, part, variantIds } = await announced();
    const { body, status } = await post(`/returns/${id}/receive`, { items: [part(1, "as-new")], answer: "One came." });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "received",
      settlement: "undecided",
      answer: "One came.",
      received: [
        { quantity: 1, condition: "as-new", restock: true },
        { quantity: 1, condition: "missing", restock: false },
      ],
    });
    expect(await stockOf(base.db, variantIds[0]!)).toBe(4);
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await sweepReturns(counter.services, new Date(Date.now() + 120_000))).toBe(0);
    const told = (await post(`/returns/${id}/settle/preview`, {})).body;
    const settled = await post(`/returns/${id}/settle`, {});
    expect(settled.body).toMatchObject({ status: "refunded", settlement: "refund" });
    expect(await refundsOf(orderId)).toMatchObject([{ amount: told.amount, items: [{ quantity: 1 }] }]);
    await post(`/returns/${id}/settle`, {});
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  test("less is paid back for what was worn, or nothing; or it is given as a gift card", async () => {
    const { id, orderId, part, variantIds } = await announced();
    await post(`/returns/${id}/receive`, { items: [part(2, "worn", false)] });
    expect(await stockOf(base.db, variantIds[0]!)).toBe(3);
    const over = await post(`/returns/${id}/settle`, { amount: "9999" });
    expect(over).toMatchObject({
      status: 409,
      body: { code: "refund-exceeds", errors: { amount: expect.any(String) } },
    });
    expect((await post(`/returns/${id}/settle`, { amount: "x" })).status).toBe(422);
    const told = (await post(`/returns/${id}/settle/preview`, { amount: "20.00", to: "gift_card" })).body;
    expect(told).toMatchObject({ credit: "20.00", payment: "0.00" });
    expect((await post(`/returns/${id}/settle`, { amount: "20.00", to: "gift_card" })).body.status).toBe("refunded");
    expect(await refundsOf(orderId)).toMatchObject([{ amount: "20.00", to: "gift_card" }]);
    const none = await announced();
    await post(`/returns/${none.id}/receive`, { items: [none.part(2, "damaged")] });
    expect((await post(`/returns/${none.id}/settle`, { amount: "0" })).body.status).toBe("refunded");
    expect(await refundsOf(none.orderId)).toEqual([]);
  });

  test("two people at once, and more than was announced: refused; who may not pay back may receive", async () => {
    const { id, part, orderId } = await announced();
    const warehouse = await counter.key("orders:write");
    expect((await post(`/returns/${id}/receive`, { items: [part(3, "as-new")] })).status).toBe(422);
    const both = await Promise.all(
      [1, 2].map(() => post(`/returns/${id}/receive`, { items: [part(2, "as-new")] }, warehouse)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const path of ["settle", "settle/preview"])
      expect((await post(`/returns/${id}/${path}`, {}, warehouse)).body).toMatchObject({ permission: "refunds:write" });
    const other = await announced();
    const put = await counter.call("PUT", `/returns/${other.id}`, warehouse, { status: "received" });
    expect(put.body).toMatchObject({ status: "received", settlement: "undecided" });
    expect([await refundsOf(orderId), await refundsOf(other.orderId)]).toEqual([[], []]);
    const list = async (view: string) =>
      (await counter.call("GET", `/staff/returns?view=${view}`, warehouse)).body.data.map(
        (one: { id: number }) => one.id,
      );
    expect(await list("received")).toEqual(expect.arrayContaining([id, other.id]));
    expect(await list("to-receive")).not.toContain(id);
  });
});

describe("7.5 an exchange", () => {
  test("another variant goes out in an order of its own, worth what came back to the cent, from reserved stock", async () => {
    const { id, orderId, line, part, variantIds, total } = await announced();
    await post(`/returns/${id}/receive`, { items: [part(2, "as-new")] });
    const swap = (quantity: number, variantId: number) => ({
      items: [{ order_product_id: line.id, quantity, variant_id: variantId }],
    });
    const { data } = (await counter.call("GET", `/staff/returns/${id}`, key)).body;
    expect(data.lines[0].variants).toMatchObject([
      { available: 5 },
      { available: 1, isSamePrice: true, price: "49.99" },
    ]);
    expect(await post(`/returns/${id}/exchange`, swap(2, variantIds[1]!))).toMatchObject({
      status: 409,
      body: { code: "not-exchangeable", why: "stock", variant_id: variantIds[1] },
    });
    const made = await Promise.all([1, 2].map(() => post(`/returns/${id}/exchange`, swap(1, variantIds[1]!))));
    const [next] = new Set(made.map(({ body }) => body.exchange_order_id as number));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(made[0]!.body.status).toBe("refunded");
    const replacement = (await findOrder(base.db, next!))!;
    const [exchanged, rest] = await refundsOf(orderId);
    expect(exchanged).toMatchObject({ to: "gift_card", amount: (replacement.total / 100).toFixed(2) });
    expect(rest).toMatchObject({ to: "payment", items: [{ quantity: 1 }] });
    expect(cents(exchanged.amount) + cents(rest.amount)).toBeLessThanOrEqual(total);
    expect(replacement).toMatchObject({
      status: "awaiting_fulfillment",
      lines: [{ variantId: variantIds[1], quantity: 1 }],
    });
    expect(await Promise.all(variantIds.map((one) => stockOf(base.db, one)))).toEqual([5, 0]);
    // Problems with the new pieces are handled like those of any order.
    await post(`/orders/${next}/shipments`, {});
    const kept = await base.pool.query("select credit_card_id as id from refunds where key = $1", [`exchange:${id}`]);
    const { id: cardId } = kept.rows[0];
    const isTold = async () => {
      await base.pool.query("update gift_cards set created_at = now() - interval '1 hour' where id = $1", [cardId]);
      await sendUnsent(counter.services);
      return (await counter.queued(cardEmailQueue)).some((job) => job.cardId === cardId);
    };
    expect(await isTold()).toBe(false);
    expect((await post(`/orders/${next}/refunds`, {})).body).toMatchObject({
      amount: exchanged.amount,
      status: "done",
    });
    // The card that was kept for the exchange now belongs to the buyer, who gets its code.
    expect(await isTold()).toBe(true);
  });
});

test("7.5 a withdrawal says until when it is to be paid back, and what is owed", async () => {
  const { orderId } = await announced(1);
  await base.pool.query(`update orders set shipping_address = shipping_address || '{"country": "de"}' where id = $1`, [
    orderId,
  ]);
  const { body } = await post(`/orders/${orderId}/withdrawals`, {});
  const { data } = (await counter.call("GET", `/staff/returns/${body.id}`, key)).body;
  const days = (Date.parse(data.refundBy) - Date.parse(data.createdAt)) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(15);
  const rows = (await counter.call("GET", "/staff/returns?view=withdrawals", key)).body.data;
  expect(rows.at(-1)).toMatchObject({ id: body.id, isWithdrawal: true, refundBy: data.refundBy });
  // The home page of the office shows the first of these days.
  const [first] = rows.flatMap(({ refundBy }: { refundBy: string | null }) => refundBy ?? []).sort();
  expect(await findWaiting(base.db, null)).toMatchObject({ withdrawals: rows.length, withdrawalsRefundBy: first });
  const owed = (await post(`/returns/${body.id}/settle/preview`, {})).body;
  expect(cents(owed.amount)).toBeGreaterThan(0);
});
