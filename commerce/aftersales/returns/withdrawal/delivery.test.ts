import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { placeAsGuest, useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
const { call } = counter;
let key: string;
beforeAll(async () => {
  key = await counter.key("orders:read", "orders:write", "refunds:write");
});

describe("7.5 a withdrawal from the whole of an order in the European Economic Area", () => {
  /** An order sent to Germany, with a delivery for 9.95, or 24.95 by express. */
  async function german(method?: "express") {
    const placed = await placeAsGuest(counter, method);
    await sql`update orders set shipping_address = shipping_address || '{"country": "de"}' where id = ${placed.orderId}`.execute(
      base.db,
    );
    await call("POST", `/orders/${placed.orderId}/shipments`, key, {});
    const { lines, total, totals } = (await findOrder(base.db, placed.orderId))!;
    return { ...placed, lines, total, delivery: totals.find(({ kind }) => kind === "shipping")!.amount };
  }
  const withdraw = async (placed: { orderId: number }, items?: object[]) =>
    (await call("POST", `/orders/${placed.orderId}/withdrawals`, key, items ? { items } : {})).body.id;
  const receive = (id: number) => call("PUT", `/returns/${id}`, key, { status: "received" });
  const paidBack = async ({ orderId }: { orderId: number }) =>
    (await refundsOf(base.db, orderId)).map(({ amount }) => amount);

  test("pays delivery back with the goods, in the same refund", async () => {
    const placed = await german();
    expect(placed.delivery).toBeGreaterThan(0);
    await receive(await withdraw(placed));
    expect(await paidBack(placed)).toEqual([placed.total]);
    expect((await findOrder(base.db, placed.orderId))?.status).toBe("refunded");
  });

  test("in parts pays it with the last that is back", async () => {
    const placed = await german();
    const part = () => withdraw(placed, [{ order_product_id: placed.lines[0]!.id, quantity: 1 }]);
    const [first, second] = [await part(), await part()];
    await receive(second);
    await receive(first);
    const [one, two] = (await paidBack(placed)) as [number, number];
    expect(two - one).toBeGreaterThanOrEqual(placed.delivery);
    expect(one + two).toBe(placed.total);
  });

  test("keeps what a faster delivery cost more than the standard one", async () => {
    const [standard, express] = [await german(), await german("express")];
    expect(express.delivery).toBeGreaterThan(standard.delivery);
    await receive(await withdraw(express));
    expect(await paidBack(express)).toEqual([express.total - (express.delivery - standard.delivery)]);
  });

  test("and one from a part, or a return, keeps delivery", async () => {
    const placed = await german();
    await receive(await withdraw(placed, [{ order_product_id: placed.lines[0]!.id, quantity: 1 }]));
    const items = [{ order_product_id: placed.lines[0]!.id, quantity: 1, reason: "too-small" }];
    await receive((await call("POST", `/orders/${placed.orderId}/returns`, key, { items })).body.id);
    const sum = (await paidBack(placed)).reduce((total, amount) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(placed.total - placed.delivery);
  });
});
