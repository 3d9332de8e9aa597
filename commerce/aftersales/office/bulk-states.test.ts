import { expect, test } from "vitest";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { bulkJob } from "#commerce/staff/jobs/bulk.ts";
import { findJob } from "#commerce/staff/jobs/reads.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { orderBulk, statesPerStep } from "./bulk.ts";

const base = useDatabase();
const counter = useCounter(base);

const staff = () => counter.key("orders:write", "jobs:read");
const bulk = async (path: string, body: Record<string, unknown>) =>
  counter.call("POST", `/staff/orders/bulk${path}`, await staff(), body);
const done = async (body: Record<string, unknown>) => {
  const { id } = (await bulk("", body)).body.job;
  const kinds = { "order-states": bulkJob(orderBulk(counter.services.jobs), statesPerStep) };
  // Two processes at once do it once.
  await Promise.all([runJob(base.db, kinds, id), runJob(base.db, kinds, id)]);
  return findJob(base.db, id);
};
const emails = async (kind: string, id: number) =>
  (await counter.queued("order-mail")).filter((mail) => mail.kind === kind && mail.orderId === id);
const statusOf = async (id: number) => (await findOrder(base.db, id))?.status;
const ship = async (id: number, body: Record<string, unknown> = {}) =>
  (await counter.call("POST", `/orders/${id}/shipments`, await staff(), body)).body.id as number;

test("7.5 parcels of many orders are delivered by one job, each with the e-mail of the single action, and others stay", async () => {
  const [two, unsent, arrived] = [await counter.order(), await counter.order(), await counter.order()].map(
    ({ orderId }) => orderId,
  ) as [number, number, number];
  const [line] = (await findOrder(base.db, two))!.lines;
  await ship(two, { items: [{ order_product_id: line!.id, quantity: 1 }] });
  await ship(two);
  const parcel = await ship(arrived);
  await counter.call("POST", `/orders/${arrived}/shipments/${parcel}/delivered`, await staff());
  const body = { change: { delivered: true }, ids: [two, unsent, arrived] };

  const preview = (await bulk("?preview=1", body)).body;
  expect(preview.total).toBe(3);
  expect(preview.data).toContainEqual(
    expect.objectContaining({ type: "order", recordId: `${two}`, after: { status: "completed" } }),
  );
  expect(await statusOf(two)).toBe("shipped");
  expect(await emails("delivered", two)).toEqual([]);

  const job = await done(body);
  const why = { code: "shipment-not-found", reason: { code: "no-parcel-under-way" } };
  expect(job).toMatchObject({
    kind: "order-states",
    status: "done",
    done: 3,
    canRevert: false,
    report: {
      counts: { changed: 1 },
      skipped: [
        { about: { kind: "order", id: `${unsent}` }, ...why },
        { about: { kind: "order", id: `${arrived}` }, ...why },
      ],
    },
  });
  expect(await statusOf(two)).toBe("completed");
  expect((await shipmentsOf(base.db, two)).every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
  expect(await emails("delivered", two)).toHaveLength(2);
  expect(await emails("delivered", arrived)).toHaveLength(1);
  expect(await statusOf(unsent)).toBe("awaiting_fulfillment");
});

test("7.5 many orders are ready to collect by one job; those on hold, sent, or ready already stay, with the reason", async () => {
  const [first, held, sent] = [await counter.order(), await counter.order(), await counter.order()].map(
    ({ orderId }) => orderId,
  ) as [number, number, number];
  const pickUp = { storeId: 1, slug: "store-1", name: "Store 1", phone: "" };
  await base.pool.query("update orders set extras = $1 where id = any ($2)", [{ pickUp }, [first, held]]);
  await base.pool.query("update orders set hold_reason = 'Waits for a call' where id = $1", [held]);
  const body = { change: { ready: true }, ids: [first, held, sent] };
  const job = await done(body);
  expect(job?.report).toMatchObject({
    counts: { changed: 1 },
    skipped: [
      { about: { id: `${held}` }, code: "on-hold", why: expect.stringContaining("Waits for a call") },
      { about: { id: `${sent}` }, code: "not-by-hand", reason: { code: "not-collected" } },
    ],
  });
  expect([await statusOf(first), await statusOf(held)]).toEqual(["awaiting_pickup", "awaiting_fulfillment"]);
  expect(await emails("ready", first)).toHaveLength(1);
  expect(await emails("ready", held)).toEqual([]);
  const again = await done({ change: { ready: true }, ids: [first] });
  expect(again?.report).toMatchObject({ counts: { changed: 0 }, skipped: [{ code: "impossible-status" }] });
  expect(await emails("ready", first)).toHaveLength(1);
});
