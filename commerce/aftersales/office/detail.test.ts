import { describe, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);

describe("an order as the office reads it", () => {
  test("says what became of each line, what the total is made of, and how its money stands", async () => {
    const key = await counter.key("orders:write", "refunds:write");
    const { orderId } = await counter.order();
    const before = (await counter.call("GET", `/staff/orders/${orderId}`, key)).body.data;
    expect(before).toMatchObject({
      id: orderId,
      status: "awaiting_fulfillment",
      paymentState: "paid",
      hold: null,
      tags: [],
    });
    expect(before.customer).toBeNull();
    const [first] = before.lines;
    expect(first).toMatchObject({ quantity: 2, left: 2, shipped: 0, unitPrice: 100, total: 200 });
    const added = before.totals.filter((line: { included: boolean }) => !line.included);
    const sum = added.reduce((total: number, line: { amount: number }) => total + line.amount, 0);
    expect(sum).toBeCloseTo(before.total, 5);
    expect(before.totals.find((line: { kind: string }) => line.kind === "tax")).toMatchObject({ included: false });

    const items = [{ order_product_id: first.id, quantity: 1 }];
    expect((await counter.call("POST", `/orders/${orderId}/shipments`, key, { items })).status).toBe(201);
    expect((await counter.call("POST", `/orders/${orderId}/refunds`, key, { items })).status).toBe(201);
    const after = (await counter.call("GET", `/staff/orders/${orderId}`, key)).body.data;
    expect(after).toMatchObject({
      status: "partially_refunded",
      paymentState: "part-refunded",
      canChangeAddress: false,
    });
    expect(after.lines[0]).toMatchObject({ left: 1, shipped: 1, refunded: 1, returned: 0 });
    expect(after.shipments).toMatchObject([{ items: [{ lineId: first.id, quantity: 1 }], deliveredAt: null }]);
    expect(after.refunds).toMatchObject([{ status: "done", amount: expect.any(Number) }]);
    expect(after.payments).toMatchObject([{ provider: "test", status: "captured", link: null }]);
    expect(after.version).toBeGreaterThan(before.version);
  });

  test("7.5 pieces count as returned once they have come, not while they are announced", async () => {
    const { orderId } = await counter.order();
    const key = await counter.key("orders:read", "orders:write");
    const detail = async () => (await counter.call("GET", `/staff/orders/${orderId}`, key)).body.data;
    const [first] = (await detail()).lines;
    const piece = { order_product_id: first.id, quantity: 1 };
    await counter.call("POST", `/orders/${orderId}/shipments`, key, {});
    const announced = await counter.call("POST", `/orders/${orderId}/returns`, key, {
      items: [{ ...piece, reason: "too-small" }],
    });
    expect(announced.status, JSON.stringify(announced.body)).toBe(201);
    expect((await detail()).lines[0]).toMatchObject({ shipped: 2, returned: 0 });
    const items = [{ ...piece, condition: "as-new", restock: true }];
    const received = await counter.call("POST", `/returns/${announced.body.id}/receive`, key, { items });
    expect(received.status, JSON.stringify(received.body)).toBe(200);
    expect((await detail()).lines[0]).toMatchObject({ shipped: 2, returned: 1 });
  });

  test("tells who ordered to those alone who may read customers; what is no order is not found", async () => {
    const { orderId, customerId } = await counter.order();
    const key = await counter.key("orders:read", "customers:read");
    const { data } = (await counter.call("GET", `/staff/orders/${orderId}`, key)).body;
    expect(data.customer).toMatchObject({ id: customerId, orders: 1 });
    for (const id of ["0", "x", "99999999999", "999999"])
      expect((await counter.call("GET", `/staff/orders/${id}`, key)).status, id).toBe(404);
  });
});

describe("an order on hold", () => {
  test("does not leave: not whole, not in parts, and not by its state", async () => {
    const key = await counter.key("orders:write");
    const { orderId } = await counter.order();
    await base.pool.query("update orders set hold_reason = 'Waits for a call' where id = $1", [orderId]);
    const shipped = await counter.call("POST", `/orders/${orderId}/shipments`, key, {});
    expect(shipped).toMatchObject({ status: 409, body: { code: "on-hold", reason: "Waits for a call" } });
    expect((await counter.call("PUT", `/order/${orderId}`, key, { status: "Shipped" })).body.code).toBe("on-hold");
    await base.pool.query("update orders set hold_reason = null where id = $1", [orderId]);
    expect((await counter.call("POST", `/orders/${orderId}/shipments`, key, {})).status).toBe(201);
  });
});
