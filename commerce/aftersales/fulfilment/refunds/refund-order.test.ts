import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentRefused, PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { insertWebhook, setUpWebhookTriggers } from "#commerce/webhooks/writes.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { announceRefunds } from "./refund-order.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:read", "orders:write", "refunds:write");
  await insertWebhook(base.db, {
    url: "https://erp.example/",
    events: ["order.refunded"],
    description: "",
    isActive: true,
  });
  await setUpWebhookTriggers(base.db);
});
afterEach(() => {
  counter.provider = {};
});

const refund = (orderId: number | string, body: Record<string, unknown> = {}, more: Record<string, string> = {}) =>
  counter.call("POST", `/orders/${orderId}/refunds`, key, body, more);
const orderOf = async (orderId: number) => (await findOrder(base.db, orderId))!;
/** The refunded amount according to the test provider's own records. */
const bookedFor = async (orderId: number): Promise<number> =>
  (await base.pool.query("select sum(refunded)::integer as sum from test_charges where order_id = $1", [orderId]))
    .rows[0].sum;
const mailsOf = async (orderId: number) =>
  (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);

describe("refunds", () => {
  test("an amount, then pieces, then what is left: the state follows, each with a mail, an event and a line of history", async () => {
    const { orderId } = await counter.order();
    const { total, lines } = await orderOf(orderId);
    const amount = await refund(orderId, { amount: "12.50", reason: "scratched" });
    expect(amount).toMatchObject({
      status: 201,
      body: { order_id: orderId, amount: "12.50", currency_code: "USD", status: "done", reason: "scratched" },
    });
    expect((await orderOf(orderId)).status).toBe("partially_refunded");
    const items = [{ order_product_id: lines[0]!.id, quantity: 1 }];
    const pieces = await refund(orderId, { items });
    expect(pieces.body).toMatchObject({ items, status: "done" });
    expect(Number(pieces.body.amount)).toBeCloseTo(100 * (total / 30_000), 1);
    for (const amount of [0, "0.00", -1, 1.005, "0.001"])
      expect(await refund(orderId, { amount })).toMatchObject({
        status: 422,
        body: { errors: { amount: expect.any(String) } },
      });
    const rest = await refund(orderId, {});
    expect(rest.status).toBe(201);
    expect((await orderOf(orderId)).status).toBe("refunded");
    expect(await bookedFor(orderId)).toBe(total);
    expect(await refund(orderId, { amount: 0.01 })).toMatchObject({ status: 409, body: { code: "refund-exceeds" } });

    const refunds = (await counter.call("GET", `/orders/${orderId}/refunds`, key)).body;
    expect(refunds.map((one: { id: number }) => one.id)).toEqual([amount, pieces, rest].map(({ body }) => body.id));
    expect((await mailsOf(orderId)).map(({ kind }) => kind)).toEqual(["refunded", "refunded", "refunded"]);
    const { rows } = await base.pool.query(
      "select data from webhook_events where (data ->> 'id')::int = $1 order by created_at",
      [orderId],
    );
    expect(rows.map(({ data }) => data.refund_id)).toEqual(refunds.map((one: { id: number }) => one.id));
    const history = (await counter.call("GET", `/orders/${orderId}/history`, key)).body;
    expect(history).toContainEqual(
      expect.objectContaining({ note: "12.50 USD paid back: scratched", made_by: expect.stringContaining("ERP") }),
    );
  });

  test("many at once never give back more than came", async () => {
    const { orderId } = await counter.order();
    const { total } = await orderOf(orderId);
    const each = Math.floor(total / 3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(orderId, { amount: String(each / 100) })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await bookedFor(orderId)).toBe(each * 3);
    expect(await mailsOf(orderId)).toHaveLength(3);
  });

  test("the same Idempotency-Key is the same refund, for another request it is refused", async () => {
    const { orderId } = await counter.order();
    const twice = { "idempotency-key": "return-7" };
    const [first, second] = await Promise.all([refund(orderId, {}, twice), refund(orderId, {}, twice)]);
    expect(second.body.id).toBe(first.body.id);
    expect(await bookedFor(orderId)).toBe((await orderOf(orderId)).total);
    expect(await refund(orderId, { amount: "1.00" }, twice)).toMatchObject({
      status: 422,
      body: { code: "key-reused" },
    });
  });

  test("more pieces than are left to be paid back are refused", async () => {
    const { orderId } = await counter.order();
    const [line] = (await orderOf(orderId)).lines;
    const pieces = (quantity: number) => ({ items: [{ order_product_id: line!.id, quantity }] });
    expect((await refund(orderId, pieces(1))).status).toBe(201);
    expect(await refund(orderId, pieces(2))).toMatchObject({
      status: 422,
      body: { errors: { items: expect.any(String) } },
    });
  });

  test("7.5 with restock its pieces are back in stock, each once: not again by a replay, a return or a cancellation", async () => {
    const { orderId, variantIds } = await counter.order();
    const stock = () => Promise.all(variantIds.map((id) => stockOf(base.db, id)));
    const [board, boots] = (await orderOf(orderId)).lines.map(({ id }) => id);
    const piece = (id: number | undefined, quantity = 1) => [{ order_product_id: id, quantity }];
    expect(await stock()).toEqual([8, 8]);
    const alone = await refund(orderId, { amount: "1.00", restock: true });
    expect(alone).toMatchObject({ status: 422, body: { errors: { restock: expect.any(String) } } });
    const same = { "idempotency-key": "restock-1" };
    const again = () => refund(orderId, { items: piece(board), restock: true }, same);
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ body }) => [body.id, body.restock])).toEqual([
      [answers[0]?.body.id, true],
      [answers[0]?.body.id, true],
    ]);
    expect(await refund(orderId, { items: piece(board) }, same)).toMatchObject({ body: { code: "key-reused" } });
    expect(await stock()).toEqual([9, 8]);
    // Damaged pieces are refunded, but not sold again.
    expect((await refund(orderId, { items: piece(boots) })).status).toBe(201);
    expect(await stock()).toEqual([9, 8]);
    // Restocked pieces can no longer be shipped.
    const parcel = (items: object[]) => counter.call("POST", `/orders/${orderId}/shipments`, key, { items });
    expect(await parcel(piece(board, 2))).toMatchObject({ status: 422, body: { code: "bad-quantity" } });
    const cancelled = await counter.call("POST", `/orders/${orderId}/cancel`, key, {});
    expect(cancelled).toMatchObject({ status: 200, body: { status: "Cancelled" } });
    expect(await stock()).toEqual([10, 10]);
  });

  test("7.5 a whole refund with restock brings back what no earlier refund named; a silent provider delays both", async () => {
    const { orderId, variantIds } = await counter.order();
    const [board] = (await orderOf(orderId)).lines.map(({ id }) => id);
    await refund(orderId, { items: [{ order_product_id: board, quantity: 1 }] });
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("no answer")) };
    expect((await refund(orderId, { restock: true })).status).toBe(202);
    expect(await stockOf(base.db, variantIds[0]!)).toBe(8);
    counter.provider = {};
    await sweepRefunds(counter.services, -1);
    await Promise.all([announceRefunds(counter.services), announceRefunds(counter.services)]);
    expect(await Promise.all(variantIds.map((id) => stockOf(base.db, id)))).toEqual([9, 10]);
  });

  test("a provider that does not answer is asked again; the refund is told of when it is done", async () => {
    const { orderId } = await counter.order();
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("no answer")) };
    expect(await refund(orderId, { amount: "5.00" })).toMatchObject({ status: 202, body: { code: "refund-unclear" } });
    expect(await mailsOf(orderId)).toEqual([]);
    counter.provider = {};
    await sweepRefunds(counter.services, -1);
    expect(await announceRefunds(counter.services)).toBe(1);
    expect(await announceRefunds(counter.services)).toBe(0);
    expect(await bookedFor(orderId)).toBe(500);
    expect(await mailsOf(orderId)).toEqual([{ orderId, kind: "refunded", amount: 500, giftAmount: 0 }]);
  });

  test("a provider that says no leaves everything as it was", async () => {
    const { orderId } = await counter.order();
    counter.provider = { refund: () => Promise.reject(new PaymentRefused("charge_disputed")) };
    expect(await refund(orderId, {})).toMatchObject({ status: 409, body: { code: "refund-refused" } });
    expect((await orderOf(orderId)).status).toBe("awaiting_fulfillment");
    counter.provider = {};
    expect((await refund(orderId, {})).status).toBe(201);
  });

  test.each([
    ["amount", { amount: "-5" }],
    ["amount", { amount: "much" }],
    ["items", { items: [] }],
    ["items", { items: [{ order_product_id: 1, quantity: 0 }] }],
    ["items", { items: [{ order_product_id: 2 ** 60, quantity: 1 }] }],
    ["items", { items: [{ order_product_id: 1, quantity: 1 }] }],
    ["reason", { reason: "a\u0000b" }],
  ])("a wrong %s is named: %j", async (field, body) => {
    const { orderId } = await counter.order();
    const answer = await refund(orderId, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).some((name) => name.startsWith(field))).toBe(true);
    expect((await refund("9".repeat(40))).status).toBe(404);
  });
});
