import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Query", ["orders:read", "catalogue:read"])).key;
  return () => app.close();
});

const get = (url: string, sent = key) =>
  app.inject({ method: "GET", url, headers: { authorization: `Bearer ${sent}` } });

test("a misspelt filter of staff is refused by its name, together with those that there are", async () => {
  const answer = await get("/api/staff/orders?statu=paid&market=us&Page=2");
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: "invalid",
    title: "Check statu, Page.",
    errors: { statu: "is not known here", Page: "is not known here" },
    known: expect.arrayContaining(["status", "market", "page", "q"]),
  });
  expect((await get("/api/staff/orders?status=completed&market=us&page=2")).statusCode).toBe(200);
});

test("where a read takes no parameters, none is taken", async () => {
  expect((await get("/api/staff/orders/facets")).statusCode).toBe(200);
  const answer = await get("/api/staff/orders/facets?tag=gift");
  expect([answer.statusCode, answer.json().known]).toEqual([422, []]);
});

test("who may not read a list is told so first, whatever they ask", async () => {
  expect((await get("/api/staff/customers?nmae=ana")).statusCode).toBe(403);
  expect((await get("/api/staff/orders?statu=paid", "no key")).statusCode).toBe(401);
});

test("shoppers' routes go on ignoring what they do not know", async () => {
  expect((await app.inject({ url: "/api/products?limit=1&utm_source=letter" })).statusCode).toBe(200);
});
