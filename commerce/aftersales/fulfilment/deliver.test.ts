import { beforeAll, expect, test } from "vitest";
import type { OrderEmailJob } from "#commerce/sales/orders/emails/queue.ts";
import { sendOrderNotice } from "#commerce/sales/orders/emails/send.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Message } from "#platform/mail.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let write: string;
beforeAll(async () => {
  write = await counter.key("orders:write", "orders:read");
});

const ship = (orderId: number, body = {}) => counter.call("POST", `/orders/${orderId}/shipments`, write, body);
const arrive = (orderId: number, shipmentId: number, body = {}) =>
  counter.call("POST", `/orders/${orderId}/shipments/${shipmentId}/delivered`, write, body);
const statusOf = async (orderId: number) => (await findOrder(base.db, orderId))!.status;
const emailsOf = async (orderId: number) =>
  (await counter.queued("order-mail"))
    .filter((job) => job.orderId === orderId && job.kind === "delivered")
    .sort((a, b) => Number(a.shipmentId) - Number(b.shipmentId));

test("7.5 each parcel that arrives is told once, and the last one completes the order", async () => {
  const { orderId } = await counter.order();
  const [board] = (await findOrder(base.db, orderId))!.lines;
  const first = (await ship(orderId, { items: [{ order_product_id: board!.id, quantity: 1 }] })).body.id;
  expect(await arrive(orderId, first)).toMatchObject({ status: 200, body: { date_delivered: expect.any(String) } });
  expect(await statusOf(orderId)).toBe("partially_shipped");
  const second = (await ship(orderId)).body;
  expect(second.date_delivered).toBeNull();
  expect(await statusOf(orderId)).toBe("shipped");
  const both = await Promise.all([arrive(orderId, second.id), arrive(orderId, second.id), arrive(orderId, first)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await statusOf(orderId)).toBe("completed");
  expect((await emailsOf(orderId)).map((job) => job.shipmentId)).toEqual([first, second.id]);
});

test("7.5 an order that staff call complete has arrived with all that was on its way", async () => {
  const { orderId } = await counter.order();
  const { id } = (await ship(orderId)).body;
  const completed = () => counter.call("PUT", `/order/${orderId}`, write, { status: "Completed" });
  expect((await completed()).status).toBe(200);
  await completed();
  expect(await emailsOf(orderId)).toEqual([{ orderId, kind: "delivered", shipmentId: id, arrived: [id] }]);
  const shipments = await counter.call("GET", `/orders/${orderId}/shipments`, write);
  expect(shipments.body[0].date_delivered).toMatch(/\+0000$/);
});

test.each(["parcel by parcel", "all at once"])(
  "7.5 of parcels told %s, only the last is said to be it",
  async (how) => {
    const { orderId } = await counter.order();
    const [board] = (await findOrder(base.db, orderId))!.lines;
    const part = (await ship(orderId, { items: [{ order_product_id: board!.id, quantity: 2 }] })).body.id;
    const rest = (await ship(orderId)).body.id;
    if (how === "all at once") await counter.call("PUT", `/order/${orderId}`, write, { status: "Completed" });
    else for (const id of [part, rest]) await arrive(orderId, id);
    const config = { PUBLIC_URL: "https://firn.example", PORT: 0, MEDIA_URL: "", SECRET: "s".repeat(32) };
    const sent: Message[] = [];
    const services = { db: base.db, content: inProcessClient(base.db), config };
    for (const job of await emailsOf(orderId))
      await sendOrderNotice(services, { send: async (message) => void sent.push(message) }, job as OrderEmailJob);
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill(`Order ${orderId} has arrived`));
    expect(sent.map(({ text }) => text.includes("Everything in your order has been delivered"))).toEqual([false, true]);
  },
);

test("7.5 a parcel of another order, a moment that cannot be and a stranger's key are refused", async () => {
  const { orderId } = await counter.order();
  const other = await counter.order();
  const { id } = (await ship(orderId)).body;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await arrive(other.orderId, id)).toMatchObject({ status: 404, body: { code: "shipment-not-found" } });
  expect((await arrive(999_999, id)).status).toBe(404);
  for (const delivered_at of [tomorrow, "2001-01-01T00:00:00Z", "soon", 7])
    expect(await arrive(orderId, id, { delivered_at })).toMatchObject({
      status: 422,
      body: { errors: { delivered_at: expect.any(String) } },
    });
  // Between the order and the parcel nothing can arrive.
  await base.pool.query("update orders set placed_at = placed_at - interval '2 days' where id = $1", [orderId]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(await arrive(orderId, id, { delivered_at: yesterday })).toMatchObject({
    status: 422,
    body: { code: "bad-date", errors: { delivered_at: "must lie between the parcel's sending and now" } },
  });
  const read = await counter.key("orders:read");
  expect((await counter.call("POST", `/orders/${orderId}/shipments/${id}/delivered`, read, {})).status).toBe(403);
  expect(await emailsOf(orderId)).toEqual([]);
  expect(await statusOf(orderId)).toBe("shipped");
});

test("7.5 a parcel may arrive at the very second that answers tell for its sending", async () => {
  const { orderId } = await counter.order();
  const { id, date_created } = (await ship(orderId)).body;
  const delivered_at = new Date(date_created).toISOString();
  const { status, body } = await arrive(orderId, id, { delivered_at });
  expect([status, new Date(body.date_delivered).toISOString()]).toEqual([200, delivered_at]);
});
