import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { readHours, writeHours } from "#commerce/stores/directory/csv.ts";
import { upsertStores } from "#commerce/stores/directory/writes.ts";
import { demoStores } from "#demo/stores.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;
let key = "";
let reader = "";

beforeAll(async () => {
  await database.db.transaction().execute((trx) => upsertStores(trx, demoStores));
  app = await openApp(database.db);
  key = (await addKey(database.db, "Retail", ["stores:write", "stock:write", "exports:write", "audit:read"])).key;
  reader = (await addKey(database.db, "Reader", ["stores:read"])).key;
});
afterAll(() => app.close());

const send = (method: "GET" | "PUT" | "POST", url: string, payload?: unknown, headers: object = {}) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(payload !== undefined && { payload: payload as never }),
  });
const list = async (query: string) => (await send("GET", `/staff/stores?${query}`)).json();
const slugs = async (query: string) => (await list(query)).data.map(({ slug }: { slug: string }) => slug) as string[];

test("2.1 staff find stores by words of name and address, by country, and those that nobody sees", async () => {
  const { data, meta } = await list("limit=250");
  expect(data).toHaveLength(meta.total);
  expect(meta.total).toBe(demoStores.length);
  expect(data[0].isOwn).toBe(true);
  const austrian = demoStores.filter(({ country }) => country === "at").map(({ slug }) => slug);
  expect((await slugs("country=at&limit=250")).sort()).toEqual(austrian.sort());
  expect(await slugs("q=INNSBRUCK firn-")).toContain("firn-innsbruck");
  expect(await slugs("q=nowhere at all")).toEqual([]);
  expect((await slugs("whose=own&limit=250")).length).toBe(demoStores.filter(({ isOwn }) => isOwn).length);
  const { id } = (await list("q=firn-innsbruck")).data[0];
  await send("PUT", `/stores/${id}`, { is_visible: false });
  expect(await slugs("state=hidden")).toEqual(["firn-innsbruck"]);
  await send("PUT", `/stores/${id}`, { is_visible: true });
  const names = (await list("sort=-name&limit=250")).data.map(({ name }: { name: string }) => name) as string[];
  expect(names.at(-1)?.localeCompare(names[0] ?? "", "en")).toBe(-1);
  const { countries } = (await send("GET", "/staff/stores/facets")).json().data;
  expect(countries).toContainEqual({ code: "at", stores: austrian.length });
});

test("what two change of one store at once is kept, and the same field asks", async () => {
  const { data: store } = (await send("GET", "/stores/firn-davos")).json();
  const put = (body: object) => send("PUT", `/stores/${store.id}`, { version: store.version, ...body });
  const first = (await put({ phone: "+41 81 555 01 02" })).json();
  expect(first).toMatchObject({ data: { version: store.version + 1 }, meta: {} });
  const second = (await put({ website: "https://davos.firn.example" })).json();
  expect(second).toMatchObject({
    data: { phone: "+41 81 555 01 02", website: "https://davos.firn.example", version: store.version + 2 },
    meta: { merged: ["phone"] },
  });
  const third = await put({ phone: "+41 81 555 99 99" });
  expect([third.statusCode, third.json()]).toMatchObject([
    409,
    { code: "conflict", fields: ["phone"], current: { phone: "+41 81 555 01 02" }, version: store.version + 2 },
  ]);
  expect((await put({ version: 900, phone: "" })).json().errors).toEqual({ version: expect.any(String) });
  // The stock on a store's shelf does not change the store's version.
  const { sku, variantId } = await plant();
  await send("PUT", `/stores/${store.id}/stock`, { stock: [{ sku, quantity: 4 }] });
  expect((await send("GET", `/stores/${store.id}`)).json().data.version).toBe(store.version + 2);
  const shelf = (await send("GET", `/stores/${store.id}/stock?variants=${variantId},900`)).json();
  expect(shelf).toMatchObject({ data: [{ sku, quantity: 4 }], meta: { pagination: { total: 1 } } });
  expect((await send("GET", `/stores/${store.id}/stock?variants=900`)).json().data).toEqual([]);
  expect((await send("GET", `/stores/${store.id}/stock?variants=a`)).statusCode).toBe(422);
  expect((await list("q=firn-davos")).data[0].pieces).toBe(4);
  const { data: log } = (await send("GET", `/audit?type=store&id=${store.id}`)).json();
  expect(log.map(({ type }: { type: string }) => type)).toEqual(["store-stock", "store", "store"]);
});

async function plant() {
  const { productId } = await plantProduct(database.db, { stock: [3] });
  const variant = await database.db
    .selectFrom("variants")
    .select(["id", "sku"])
    .where("product_id", "=", productId)
    .executeTakeFirstOrThrow();
  return { sku: variant.sku, variantId: variant.id };
}

test("what is exported comes in again without a difference, formulas as text", async () => {
  const { data: store } = (await send("GET", "/stores/firn-davos")).json();
  await send("PUT", `/stores/${store.id}`, { name: '=1+1 "Davos"', phone: "+41 81 555 01 02" });
  const { data: before } = (await send("GET", "/stores?limit=250")).json();
  const { body, headers } = await send("GET", "/staff/stores/export");
  expect(headers["content-type"]).toContain("text/csv");
  expect(body).toContain("'=1+1");
  const again = await send("POST", "/stores/import?replace=true", body, { "content-type": "text/csv" });
  expect(again.json().data).toEqual({ added: 0, changed: demoStores.length, removed: 0 });
  const bare = (stores: { updated_at: string }[]) => stores.map(({ updated_at: _, ...rest }) => rest);
  expect(bare((await send("GET", "/stores?limit=250")).json().data)).toEqual(bare(before));
  const some = await send("GET", "/staff/stores/export?country=at");
  expect(some.body.trim().split("\n").length).toBe(demoStores.filter(({ country }) => country === "at").length + 1);
  const refused = await app.inject({ url: "/api/staff/stores/export", headers: { authorization: `Bearer ${reader}` } });
  expect(refused.json()).toMatchObject({ status: 403, permission: "exports:write" });
});

test.each([
  "Mo-Fr 09:00-12:30; Mo-Fr 14:00-18:30; Sa 09:00-17:00",
  "Mo-We,Fr,Su 10:00-19:00; 12-01..04-15 Mo-Su 08:30-19:00; 05-01..05-31 off; 2026-12-24 09:00-14:00; 2026-12-25 off",
  "",
])("hours are written as they are read: %s", (text) => {
  expect(writeHours(readHours(text) ?? { week: [] })).toBe(text);
});
