import { beforeAll, describe, expect, test } from "vitest";
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

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:write", "refunds:write");
});
const post = (path: string, body: object, who = key) => counter.call("POST", path, who, { ...body });
const faults = (isSettled = true) => findFaults(base.db, {}, isSettled);
const stateOf = async (orderId: number) => (await findOrder(base.db, orderId))!.status;
const refundsOf = async (orderId: number) => (await counter.call("GET", `/orders/${orderId}/refunds`, key)).body;
const notesOf = async (orderId: number) =>
  (await base.pool.query("select note, made_by from order_history where order_id = $1 order by id", [orderId])).rows;

/** A piece was received, and its exchange for a dearer one waits for the customer to pay the difference. */
async function waiting() {
  const [own, dear] = [
    await plantProduct(base.db, { prices: { us: 4_999 }, stock: [5] }),
    await plantProduct(base.db, { name: "Dear", prices: { us: 9_900 }, stock: [4] }),
  ];
  const placed = await placeOrder(
    counter.services,
    payFor(await readyCart(counter.services, [{ variantId: own.variantIds[0]!, quantity: 1 }])),
    guest,
  );
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
  const { orderId } = placed.value;
  await post(`/orders/${orderId}/shipments`, {});
  const order = (await findOrder(base.db, orderId))!;
  const piece = { order_product_id: order.lines[0]!.id, quantity: 1 };
  const { id } = (await post(`/orders/${orderId}/returns`, { items: [{ ...piece, reason: "too-small" }] })).body;
  await post(`/returns/${id}/receive`, { items: [{ ...piece, condition: "worn" }] });
  const variantId = dear.variantIds[0]!;
  const made = await post(`/returns/${id}/exchange`, { items: [{ ...piece, variant_id: variantId }] });
  const next = made.body.exchange.order_id as number;
  return {
    id: id as number,
    orderId,
    next,
    variantId,
    total: order.total,
    end: (body: object = {}, who = key) => post(`/returns/${id}/exchange/end`, body, who),
    pay: (number: string = cards.good) =>
      payLater(counter.services, next, {
        card: { number, expiry: "12/34", code: "123" },
        returnUrl: `/en-us/pay/${next}`,
      }),
    detail: async () => (await counter.call("GET", `/staff/returns/${id}`, key)).body.data,
  };
}

describe("7.5 an exchange that waits for its difference is ended by staff", () => {
  test("once, however often and by however many: goods are free, all of it goes back, history and the customer are told", async () => {
    const { id, orderId, next, variantId, total, end, pay, detail } = await waiting();
    expect(await stockOf(base.db, variantId)).toBe(3);
    const shown = async (order: number) => (await counter.call("GET", `/staff/orders/${order}`, key)).body.data;
    expect(await shown(next)).toMatchObject({ exchangeOf: { returnId: id, orderId } });
    expect((await shown(orderId)).returns).toMatchObject([{ id, exchangedBy: next }]);
    const ended = await Promise.all([1, 2, 3].map(() => end({ note: "As you asked" })));
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ended[0]!.body.exchange).toMatchObject({ order_id: next, state: "ended", pay_until: null });
    expect(await stateOf(next)).toBe("cancelled");
    expect(await stockOf(base.db, variantId)).toBe(4);
    const refunds = await refundsOf(orderId);
    expect(refunds).toMatchObject([{ to: "payment", status: "done" }]);
    expect(Math.round(Number(refunds[0].amount) * 100)).toBeLessThanOrEqual(total);
    const mails = (await counter.queued("order-mail")).filter(({ kind }) => kind === "exchange-ended");
    expect(mails).toEqual([{ orderId: next, kind: "exchange-ended", note: "As you asked" }]);
    for (const about of [orderId, next])
      expect(await notesOf(about)).toContainEqual({
        note: `exchange order ${next} for return ${id} ended before it was paid: As you asked`,
        made_by: expect.stringContaining("ERP"),
      });
    expect((await shown(orderId)).returns).toMatchObject([{ id, exchangedBy: null }]);
    expect(await detail()).toMatchObject({ isExchanged: false, exchange: { state: "ended", payPath: null } });
    expect(await pay()).toEqual({ kind: "over" });
    const { rows } = await base.pool.query(
      "select count(*)::int as count from audit_log where aggregate = 'order' and aggregate_id = $1",
      [String(next)],
    );
    expect(rows[0].count).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  test("never where it was paid meanwhile, and of who pays and who ends at once one is told of the other", async () => {
    const { next, end, pay } = await waiting();
    await pay();
    expect(await end()).toMatchObject({ status: 409, body: { why: "paid", exchange_order_id: next } });
    expect(await stateOf(next)).toBe("awaiting_fulfillment");
    for (let round = 0; round < 4; round++) {
      const other = await waiting();
      const [ended, paid] = await Promise.all([other.end(), other.pay()]);
      const isPaid = (await stateOf(other.next)) === "awaiting_fulfillment";
      if (ended.status === 200) expect(isPaid).toBe(false);
      else expect(ended.body.why).toSatisfy((why: string) => why === "paid" || why === "under-way");
      if (paid.kind === "paid") expect(isPaid).toBe(true);
    }
    await sweepOrders(counter.services);
    expect(await faults(false)).toEqual([]);
  });

  test("also while its customer stands at the bank's second step, which is ended first; and told what happened since it was shown", async () => {
    const { next, end, pay, detail } = await waiting();
    const { seen } = (await detail()).exchange;
    await pay(cards.declined);
    const refused = await end({ seen });
    expect(refused).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
    expect(refused.body.meanwhile.length).toBeGreaterThan(0);
    expect(await pay(cards.secondStep)).toMatchObject({ kind: "go" });
    const now = (await detail()).exchange.seen;
    expect((await end({ seen: now })).status).toBe(200);
    expect(await stateOf(next)).toBe("cancelled");
    expect(await faults()).toEqual([]);
  });

  test("not while nobody knows what became of a try to pay; a refund that is not answered settles itself", async () => {
    const { next, end, pay } = await waiting();
    expect(await pay(cards.unclear)).toEqual({ kind: "unclear" });
    counter.provider = { find: () => Promise.reject(new PaymentUnclear("silent")) };
    expect(await end()).toMatchObject({ status: 409, body: { why: "under-way" } });
    counter.provider = {};
    expect(await stateOf(next)).toBe("awaiting_payment");
    const other = await waiting();
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("silent")) };
    expect((await other.end()).status).toBe(200);
    counter.provider = {};
    expect(await refundsOf(other.orderId)).toMatchObject([{ status: "pending" }]);
    await sweepRefunds(counter.services, -1);
    expect(await refundsOf(other.orderId)).toMatchObject([{ status: "done" }]);
  });

  test("by who may pay back alone, and only where there is one", async () => {
    const { id, end } = await waiting();
    expect((await end({}, await counter.key("orders:write"))).status).toBe(403);
    expect((await post("/returns/999999/exchange/end", {})).status).toBe(404);
    expect((await end({ more: true })).status).toBe(422);
    expect(id).toBeGreaterThan(0);
  });
});
