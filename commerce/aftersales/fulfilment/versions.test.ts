import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let app: App;
let authorization: string;
beforeAll(async () => {
  app = await openApp(base.db);
  authorization = await counter.key("orders:write", "orders:read");
});

test("an order that somebody else has brought into another state is not changed by whoever saw it before", async () => {
  const { orderId } = await counter.order();
  const call = async (method: "GET" | "PUT" | "POST", url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const { version } = (await call("GET", `/order/${orderId}`)).body;
  expect((await call("POST", `/orders/${orderId}/shipments`, {})).status).toBe(201);
  const lost = await call("PUT", `/order/${orderId}`, { status: "Disputed", version });
  expect([lost.status, lost.body]).toMatchObject([
    409,
    { code: "conflict", fields: ["status"], current: { status: "Shipped" } },
  ]);
  const now = (await call("GET", `/order/${orderId}`)).body;
  expect([now.status, now.version]).toEqual(["Shipped", lost.body.version]);
  const done = await call("PUT", `/order/${orderId}`, { status: "Completed", version: now.version });
  expect([done.status, done.body.status]).toEqual([200, "Completed"]);
  expect(done.body.version).toBeGreaterThan(now.version);
  expect((await call("PUT", `/order/${orderId}`, { status: "Disputed", version: 99 })).status).toBe(422);
});
