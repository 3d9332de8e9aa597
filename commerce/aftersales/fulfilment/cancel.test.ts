import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { untilBlocked, useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { cancelOrder } from "./cancel.ts";
import { announceRefunds } from "./refunds/refund-order.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:read", "orders:write", "refunds:write");
});
afterEach(() => {
  counter.provider = {};
});

const cancel = (orderId: number, who: string, body: Record<string, unknown> = {}) =>
  counter.call("POST", `/orders/${orderId}/cancel`, who, body);
const stock = (variantIds: number[]) => Promise.all(variantIds.map((id) => stockOf(base.db, id)));
const booked = async (orderId: number): Promise<number> =>
  (await base.pool.query("select sum(refunded)::integer as sum from test_charges where order_id = $1", [orderId]))
    .rows[0].sum;
const mails = async (orderId: number) =>
  (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId);

describe("calling an order off", () => {
  test("by its customer: goods and money go back, one mail says so, the history names the customer", async () => {
    const { orderId, customerId, session, variantIds } = await counter.order();
    const { total } = (await findOrder(base.db, orderId))!;
    expect(await stock(variantIds)).toEqual([8, 8]);
    const answer = await cancel(orderId, session, { reason: "wrong size" });
    expect(answer).toMatchObject({ status: 200, body: { id: orderId, status: "Cancelled", status_id: 5 } });
    expect(await stock(variantIds)).toEqual([10, 10]);
    expect(await booked(orderId)).toBe(total);
    expect(await mails(orderId)).toEqual([{ orderId, kind: "cancelled", amount: total, giftAmount: 0 }]);
    const history = (await counter.call("GET", `/orders/${orderId}/history`, key)).body;
    expect(history[2]).toMatchObject({
      previous_status: "Awaiting Fulfillment",
      status: "Cancelled",
      made_by: `customer:${customerId}`,
      note: "wrong size",
    });
    expect((await counter.call("GET", `/orders/${customerId}`, session)).body).toMatchObject([{ status: "Cancelled" }]);
  });

  test("however often and at once it is asked for, it happens once", async () => {
    const { orderId, session, variantIds } = await counter.order();
    const answers = await Promise.all([session, key, session, key].map((who) => cancel(orderId, who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stock(variantIds)).toEqual([10, 10]);
    expect(await booked(orderId)).toBe((await findOrder(base.db, orderId))?.total);
    expect(await mails(orderId)).toHaveLength(1);
  });

  test("7.5 what was called off is not sent any more: refused with what happened meanwhile", async () => {
    const { orderId } = await counter.order();
    const { seen } = (await counter.call("GET", `/orders/${orderId}/open`, key)).body;
    await cancel(orderId, key, { reason: "wrong size" });
    const ship = (body: object) => counter.call("POST", `/orders/${orderId}/shipments`, key, { ...body });
    expect(await ship({ seen })).toMatchObject({
      status: 409,
      body: {
        code: "changed-meanwhile",
        meanwhile: [{ status: "Cancelled", note: "wrong size" }, { status: "Cancelled" }],
      },
    });
    expect(await ship({})).toMatchObject({ status: 409, body: { code: "impossible-status", from: "cancelled" } });
  });

  test("7.5 money goes back only by whoever may pay back: warehouse's hands leave a paid order as it is", async () => {
    const { orderId, variantIds } = await counter.order();
    const packer = await counter.key("orders:read", "orders:write");
    const refused = { status: 403, body: { code: "forbidden", permission: "refunds:write" } };
    expect(await cancel(orderId, packer)).toMatchObject(refused);
    for (const status of ["cancelled", "refunded"])
      expect(await counter.call("PUT", `/order/${orderId}`, packer, { status })).toMatchObject(refused);
    expect(await findOrder(base.db, orderId)).toMatchObject({ status: "awaiting_fulfillment" });
    expect([await booked(orderId), await stock(variantIds)]).toEqual([0, [8, 8]]);
  });

  test("at the moment that its payment is confirmed: the money goes back, too", async () => {
    const { services } = counter;
    const { variantIds } = await plantProduct(base.db);
    const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const open = await placeOrder(services, payFor(cart, cards.unclear), guest);
    const orderId = open.ok ? 0 : Number(open.problem.detail?.order_id);
    const calledOff = await base.db.transaction().execute(async (trx) => {
      await sweepOrders({ ...services, db: trx }, { pendingSeconds: -1 });
      const asked = cancelOrder(services, orderId, { by: "", reason: "", isStaff: false });
      await untilBlocked(base);
      return { asked };
    });
    expect(await calledOff.asked).toMatchObject({ ok: true, value: { status: "cancelled" } });
    expect([await booked(orderId), await stock(variantIds)]).toEqual([cart.total, [10]]);
  });

  test("a parcel and a cancellation at once: one of them wins, and what is in stock or on its way adds up", async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId, variantIds } = await counter.order();
      const [ship, off] = await Promise.all([
        counter.call("POST", `/orders/${orderId}/shipments`, key, {}),
        cancel(orderId, key),
      ]);
      expect([ship.status, off.status].sort()).toEqual(ship.status === 201 ? [201, 409] : [200, ship.status]);
      expect(await stock(variantIds)).toEqual(ship.status === 201 ? [8, 8] : [10, 10]);
    }
  });

  test("not once a part has left; not by strangers; not twice paid back after a part was", async () => {
    const shipped = await counter.order();
    const [line] = (await findOrder(base.db, shipped.orderId))!.lines;
    const items = [{ order_product_id: line!.id, quantity: 1 }];
    await counter.call("POST", `/orders/${shipped.orderId}/shipments`, key, { items });
    for (const who of [shipped.session, key]) {
      expect(await cancel(shipped.orderId, who)).toMatchObject({ status: 409, body: { code: "not-cancellable" } });
    }
    const own = await counter.order();
    expect((await cancel(own.orderId, shipped.session)).status).toBe(404);
    expect((await cancel(own.orderId, "")).status).toBe(404);
    expect((await cancel(own.orderId, await counter.key("orders:read"))).status).toBe(403);
    await counter.call("POST", `/orders/${own.orderId}/refunds`, key, { amount: "20.00" });
    expect((await cancel(own.orderId, own.session)).status).toBe(409);
    expect((await cancel(own.orderId, key)).status).toBe(200);
    expect(await booked(own.orderId)).toBe((await findOrder(base.db, own.orderId))?.total);
    expect((await mails(own.orderId)).map(({ kind }) => kind)).toEqual(["refunded", "cancelled"]);
  });

  test("the request that placed it is still told of that order when it comes again", async () => {
    const { variantIds } = await plantProduct(base.db);
    const cart = await readyCart(counter.services, [{ variantId: variantIds[0]!, quantity: 1 }]);
    const placing = payFor(cart);
    const placed = await placeOrder(counter.services, placing, guest);
    const orderId = placed.ok ? placed.value.orderId : 0;
    expect((await cancel(orderId, key)).status).toBe(200);
    const again = await placeOrder(counter.services, placing, guest);
    expect(again).toMatchObject({ ok: true, value: { orderId, status: "cancelled" } });
  });

  test("a provider that does not answer: the order is off, the money follows by itself, or when asked again", async () => {
    const { orderId, session } = await counter.order();
    const { total } = (await findOrder(base.db, orderId))!;
    counter.provider = { refund: () => Promise.reject(new PaymentUnclear("no answer")) };
    expect((await cancel(orderId, session)).body.status).toBe("Cancelled");
    expect(await booked(orderId)).toBe(0);
    counter.provider = {};
    await sweepRefunds(counter.services, -1);
    await announceRefunds(counter.services);
    expect(await booked(orderId)).toBe(total);
    expect((await cancel(orderId, session)).status).toBe(200);
    expect(await booked(orderId)).toBe(total);
    expect((await findOrder(base.db, orderId))?.status).toBe("cancelled");
  });
});
