import { afterAll, beforeAll, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { findJob } from "#commerce/staff/jobs/reads.ts";
import type { App } from "#platform/http/app.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { textsIn } from "#tests/support/pdf.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { dispatchRoutes } from "./routes.ts";
import { shipManyKind } from "./ship-many.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
beforeAll(async () => {
  const config = { INVOICE_SELLER: "Firn|Talstation 1" };
  app = await openRoutes(base.db, (scope) =>
    dispatchRoutes(scope, { db: base.db, content: inProcessClient(base.db), jobs: counter.services.jobs, config }),
  );
});
afterAll(() => app.close());

const get = async (path: string) =>
  app.inject({
    url: `/api/staff/dispatch/${path}`,
    headers: { authorization: await counter.key("orders:read") },
  });
const hold = (id: number) => base.pool.query("update orders set hold_reason = 'Waits for a call' where id = $1", [id]);

test("7.5 the desk is told what is in each order, and why one cannot be packed", async () => {
  const [open, held, gone] = [await counter.order(), await counter.order(), await counter.order()];
  await hold(held.orderId);
  await counter.call("POST", `/orders/${gone.orderId}/cancel`, gone.session, {});
  const ids = [held, open, gone].map(({ orderId }) => orderId);
  const { data } = (await get(`orders?ids=${ids.join(",")}`)).json();
  expect(data).toMatchObject([
    { id: held.orderId, refused: { code: "held", reason: "Waits for a call" } },
    { id: open.orderId, refused: null, pieces: 4, lines: [{ quantity: 2 }, { quantity: 2 }] },
    { id: gone.orderId, refused: { code: "cancelled" } },
  ]);
  const waiting = (await get("orders")).json().data.map(({ id }: { id: number }) => id);
  expect(waiting).toContain(open.orderId);
  expect(waiting).not.toContain(held.orderId);
  expect((await get("orders?ids=x")).statusCode).toBe(422);
});

test("7.5 packing slips of many orders are one file, each in its language, without prices; Japanese is embedded", async () => {
  const [first, second] = [await counter.order(), await counter.order()];
  const address = {
    firstName: "雪子",
    lastName: "髙橋",
    city: "渋谷区",
    country: "jp",
    state: "JP-13",
    postalCode: "150-0001",
  };
  await base.pool.query(
    `update orders set language = 'ja', country = 'jp', shipping_address = shipping_address || $2::jsonb,
       extras = '{"gift": {"message": "おめでとう"}}' where id = $1`,
    [second.orderId, JSON.stringify(address)],
  );
  const answer = await get(`packing-slips?ids=${first.orderId},${second.orderId}`);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  const said = await textsIn(answer.rawPayload);
  for (const text of [
    "Packing slip",
    "納品書",
    "髙橋",
    "おめでとう",
    `${first.orderId}`,
    `${second.orderId}`,
    "Talstation 1",
  ])
    expect(said).toContain(text);
  expect(said).not.toMatch(/[$￥¥€]/);
  const list = await get(`pick-list?ids=${first.orderId},${second.orderId}&language=de`);
  const picked = await textsIn(list.rawPayload);
  expect(picked).toContain("Pickliste");
  for (const { sku } of (await findOrder(base.db, first.orderId))!.lines) expect(picked).toContain(sku.slice(0, 12));
  const labels = await get(`labels?ids=${first.orderId},${second.orderId}&profile=dhl`);
  expect(labels.body.split("\r\n")).toHaveLength(4);
  expect(labels.body).toContain("JPN");
  expect((await get("packing-slips?ids=1")).statusCode).toBe(404);
});

test("7.5 many orders are sent by one job: those that cannot leave stay, and its report says why", async () => {
  const orders = [await counter.order(), await counter.order(), await counter.order()];
  const [first, held, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
  await hold(held.orderId);
  const send = async (body: object) =>
    app.inject({
      method: "POST",
      url: "/api/staff/dispatch/shipments",
      headers: { authorization: await counter.key("orders:write") },
      payload: body,
    });
  const number = (id: number) => `RR12345678${id % 10}`;
  const body = {
    orders: orders.map(({ orderId }) => ({ id: orderId, tracking_number: number(orderId) })),
    shipping_provider: "DHL",
    notify: false,
  };
  const { job } = (await send(body)).json();
  const kinds = { shipments: shipManyKind(counter.services.jobs) };
  await Promise.all([runJob(base.db, kinds, job.id), runJob(base.db, kinds, job.id)]);
  expect(await findJob(base.db, job.id)).toMatchObject({
    status: "done",
    done: 3,
    canRevert: false,
    report: {
      counts: { shipped: 2, refused: 1 },
      skipped: [{ id: String(held.orderId), why: expect.stringContaining("Waits for a call") }],
    },
  });
  for (const { orderId } of [first, third]) {
    expect((await findOrder(base.db, orderId))?.status).toBe("shipped");
    const { body: parcels } = await counter.call(
      "GET",
      `/orders/${orderId}/shipments`,
      await counter.key("orders:read"),
    );
    expect(parcels).toMatchObject([{ tracking_number: number(orderId), shipping_provider: "DHL" }]);
  }
  expect((await findOrder(base.db, held.orderId))?.status).toBe("awaiting_fulfillment");
  expect((await send({ orders: [{ id: 999_999 }] })).statusCode).toBe(422);
  expect((await send({ orders: [] })).statusCode).toBe(422);
});
