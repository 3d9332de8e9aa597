import { afterAll, beforeAll, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantStore } from "#tests/support/extras.ts";

const base = useDatabase();
let app: App;
let key = "";
let store = 0;
let skus: string[] = [];
let productId = 0;

beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Till", ["stock:write"])).key;
  store = await plantStore(base.db);
  const planted = await plantProduct(base.db, { name: "Counted board" });
  productId = planted.productId;
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  const { rows } = await base.pool.query("select sku from variants where product_id = $1 order by id", [productId]);
  skus = rows.map(({ sku }) => sku);
});
afterAll(() => app.close());

const send = async (method: "GET" | "PUT", url: string, payload?: unknown, as = key) => {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await app.inject({ method, url: `/api/stores${url}`, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
};
const onShelf = async () =>
  ((await send("GET", `/${store}/stock`)).body.data as { sku: string; quantity: number }[]).map((one) => [
    one.sku,
    one.quantity,
  ]);

test("2.1 a store counts what lies on its shelf: what is named changes, none is gone, the rest stays", async () => {
  const [first = "", second = ""] = skus;
  const put = await send("PUT", `/${store}/stock`, { stock: [{ sku: first, quantity: 3 }] });
  expect(put).toEqual({ status: 200, body: { data: { changed: 1 }, meta: {} } });
  expect((await send("PUT", `/${store}/stock`, { stock: [{ sku: first, quantity: 3 }] })).body.data.changed).toBe(0);
  expect(await onShelf()).toEqual([[first, 3]]);
  const more = second ? [{ sku: second, quantity: 1 }] : [];
  await send("PUT", `/${store}/stock`, { stock: [{ sku: first, quantity: 2 }, ...more] });
  expect((await onShelf())[0]).toEqual([first, 2]);
  await send("PUT", `/${store}/stock`, { stock: [{ sku: first, quantity: 0 }] });
  expect(await onShelf()).toEqual(more.map(({ sku, quantity }) => [sku, quantity]));
  await send("PUT", `/${store}/stock?replace=true`, { stock: [{ sku: first, quantity: 5 }] });
  expect(await onShelf()).toEqual([[first, 5]]);
});

test("what changes is recorded for the pages of product and store, and written down with who did it", async () => {
  const [sku] = skus;
  const { rows: before } = await base.pool.query("select coalesce(max(id), 0) as id from changes");
  await send("PUT", `/${store}/stock`, { stock: [{ sku, quantity: 9 }] });
  const { rows } = await base.pool.query("select unnest(tags) as tag from changes where id > $1", [before[0].id]);
  const tags = rows.map(({ tag }) => tag);
  expect(tags).toEqual(expect.arrayContaining([`product:${productId}`, "stores"]));
  const { rows: log } = await base.pool.query(
    "select actor_name, aggregate, aggregate_id, after from audit_log where type = 'store-stock' order by id desc limit 1",
  );
  expect(log[0]).toMatchObject({
    actor_name: "Till",
    aggregate: "store",
    aggregate_id: String(store),
    after: { quantity: 9 },
  });
});

test("all or nothing: what is no SKU, or named twice, is told by its field", async () => {
  const [sku = ""] = skus;
  const before = await onShelf();
  const wrong = {
    stock: [
      { sku, quantity: 1 },
      { sku: "no-such", quantity: 1 },
      { sku, quantity: 2 },
    ],
  };
  const { status, body } = await send("PUT", `/${store}/stock`, wrong);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ "stock.1.sku": "is no variant's", "stock.2.sku": "occurs twice" });
  expect((await send("PUT", `/${store}/stock`, { stock: [{ sku, quantity: -1 }] })).status).toBe(422);
  expect((await send("PUT", `/${store}/stock`, { stock: [{ sku: "a\0b", quantity: 1 }] })).status).toBe(400);
  expect(await onShelf()).toEqual(before);
});

test("there is none of a store that is not there; others may not count", async () => {
  expect((await send("GET", "/999999/stock")).status).toBe(404);
  expect((await send("PUT", "/999999/stock", { stock: [] })).status).toBe(404);
  const reader = (await addKey(base.db, "Reader", ["stock:read"])).key;
  expect((await send("GET", `/${store}/stock`, undefined, reader)).status).toBe(200);
  expect((await send("PUT", `/${store}/stock`, { stock: [] }, reader)).status).toBe(403);
  const dealers = (await addKey(base.db, "Dealers", ["stores:write"])).key;
  expect((await send("PUT", `/${store}/stock`, { stock: [] }, dealers)).status).toBe(403);
});

test("2.1 the page of a store shows some of what it has, and where it has nothing says nothing", async () => {
  const headers = { cookie: "language=en; country=us" };
  const body = async (slug: string) => (await app.inject({ url: `/en-us/stores/${slug}`, headers })).body;
  await plantStore(base.db, { slug: "empty-shelves" });
  await send("PUT", `/${store}/stock`, { stock: [{ sku: skus[0], quantity: 4 }] });
  const page = await body("edge-boulder");
  expect(page).toMatch(/<h2[^>]*>On the shelf here<\/h2>/);
  expect(page).toContain("Counted board");
  expect(await body("empty-shelves")).not.toContain("On the shelf here</h2>");
});
