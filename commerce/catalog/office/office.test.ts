import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { revertKind } from "#commerce/staff/jobs/revert.ts";
import { addKey } from "#commerce/staff/writes.ts";
import type { App } from "#platform/http.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { bulkKind } from "./bulk.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Office", ["catalogue:write", "stock:read", "jobs:read"])).key;
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;
const send = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
};
const list = async (query: string) => (await send("GET", `/staff/products?${query}`)).body;
const idsOf = (page: Data) => page.data.map(({ id }: { id: number }) => id);
const run = (id: number) =>
  runJob(
    base.db,
    { products: bulkKind, revert: revertKind({ product: (trx, ids) => recordProducts(trx, ids.map(Number)) }) },
    id,
  );

describe("the list of products", () => {
  test("finds by a part of the name, by brand and by the beginning of a variant's SKU, signs of patterns by themselves", async () => {
    const { productId, variantIds } = await plantProduct(base.db, { name: "Zephyr 100%" });
    const { sku } = await base.db
      .selectFrom("variants")
      .select("sku")
      .where("id", "=", variantIds[0] as number)
      .executeTakeFirstOrThrow();
    for (const q of ["zephyr", "EPHYR", "ze", "100%", sku.slice(0, 10), sku.slice(0, 10).toLowerCase()])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toContain(productId);
    expect(idsOf(await list("q=%25%25%25"))).toEqual([]);
    expect(idsOf(await list("q=100_"))).toEqual([]);
  });

  test("narrows by stock, by prices that are missing and by status; a row tells why it cannot be bought", async () => {
    const out = await plantProduct(base.db, { name: "Filtered", stock: [0, 0], prices: { us: 12_345 } });
    const low = await plantProduct(base.db, { name: "Filtered", stock: [2, 50], prices: { us: 100, ca: 200 } });
    const hidden = await plantProduct(base.db, { name: "Filtered", stock: [9], prices: {} });
    await base.db.updateTable("products").set({ is_visible: false }).where("id", "=", hidden.productId).execute();
    await base.db.transaction().execute((trx) => recordProducts(trx, [hidden.productId]));
    expect(idsOf(await list("q=filtered&stock=out"))).toEqual([out.productId]);
    expect(idsOf(await list("q=filtered&stock=low&sort=oldest"))).toEqual([out.productId, low.productId]);
    expect(idsOf(await list("q=filtered&missing_price=ca&sort=newest"))).toEqual([hidden.productId, out.productId]);
    expect(idsOf(await list("q=filtered&status=hidden"))).toEqual([hidden.productId]);
    const [row] = (await list("q=filtered&stock=out")).data;
    expect(row).toMatchObject({
      status: "visible",
      stock: 0,
      variantCount: 2,
      buyableIn: [],
      prices: [{ region: "us", currency: "USD", price: 123.45 }],
    });
    expect(row.problems.find(({ market }: Data) => market === "us").codes).toEqual(["no-category", "no-stock"].sort());
    expect((await list("q=filtered&limit=1")).meta).toEqual({ total: 3, isExact: true, page: 1, limit: 1 });
    const checks = (await send("GET", `/staff/products/${low.productId}/checks`)).body.data;
    expect(checks.find(({ market }: Data) => market === "ca")).toMatchObject({ isBuyable: true });
    expect(checks.find(({ market }: Data) => market === "eu_region_1")).toMatchObject({
      isBuyable: false,
      checks: expect.arrayContaining([{ code: "no-price", stops: true, field: "prices" }]),
    });
  });

  test("stock is listed by variant, the fewest first", async () => {
    const { productId } = await plantProduct(base.db, { name: "Shelf", stock: [3, 0, 70] });
    const { data } = (await send("GET", `/staff/stock?product=${productId}`)).body;
    expect(data.map(({ available, isLow }: Data) => [available, isLow])).toEqual([
      [0, true],
      [3, true],
      [70, false],
    ]);
    expect((await send("GET", `/staff/stock?product=${productId}&stock=in`)).body.meta.total).toBe(2);
    expect((await send("GET", `/staff/stock?product=${productId}&stock=low&low=0`)).body.meta.total).toBe(1);
    expect((await list(`q=shelf&stock=low&low=0`)).meta.total).toBe(1);
  });
});

describe("a change of many products", () => {
  test("is previewed without being done, done as a job, and taken back", async () => {
    const planted: Awaited<ReturnType<typeof plantProduct>>[] = [];
    for (let number = 0; number < 3; number += 1)
      planted.push(await plantProduct(base.db, { name: "Bulky", prices: { us: 10_000 + number } }));
    const change = { is_visible: false, prices: { price_lists: ["us"], change: { percent: -10, round_to: 0.95 } } };
    const body = { change, filter: { q: "bulky" } };
    const prices = async () => {
      const ids = planted.flatMap(({ variantIds }) => variantIds);
      const rows = await base.db.selectFrom("prices").select("price").where("variant_id", "in", ids).execute();
      return rows.map(({ price }) => price).sort();
    };
    const preview = await send("POST", "/staff/products/bulk?preview=1", body);
    expect([preview.status, preview.body.total]).toEqual([200, 3]);
    expect(preview.body.data.filter(({ type }: Data) => type === "price")).toHaveLength(3);
    expect(preview.body.data).toContainEqual(
      expect.objectContaining({ type: "price", before: { price: 10_000 }, after: { price: 8995 } }),
    );
    expect(await prices()).toEqual([10_000, 10_001, 10_002]);

    // Setting fields to one value is previewed too.
    const set = { brand: "Rime", is_new: true, is_best_seller: true };
    const tried = await send("POST", "/staff/products/bulk?preview=1", { change: set, filter: { q: "bulky" } });
    expect(tried.body.data).toHaveLength(3);
    expect(tried.body.data[0]).toMatchObject({ type: "product", after: set });
    const nameless = await send("POST", "/staff/products/bulk?preview=1", { ...body, change: { brand: "" } });
    expect([nameless.status, nameless.body.errors]).toEqual([422, { "change.brand": expect.any(String) }]);

    // When the number of matches has changed since the decision, nothing is done.
    const other = await send("POST", "/staff/products/bulk", { ...body, expected: 2 });
    expect([other.status, other.body.code, other.body.total]).toEqual([409, "count-changed", 3]);
    const started = await send("POST", "/staff/products/bulk", { ...body, expected: 3 });
    expect([started.status, started.body.job.total]).toEqual([202, 3]);
    // Exactly these products: later matches are not changed.
    const late = await plantProduct(base.db, { name: "Bulky" });
    await run(started.body.job.id);
    expect((await send("GET", `/jobs/${started.body.job.id}`)).body).toMatchObject({
      status: "done",
      done: 3,
      total: 3,
    });
    expect(await prices()).toEqual([8995, 8995, 8995]);
    expect(idsOf(await list("q=bulky&status=visible"))).toEqual([late.productId]);

    const reverting = await send("POST", `/jobs/${started.body.job.id}/revert`);
    expect(reverting.status).toBe(202);
    await run(reverting.body.job.id);
    expect(await prices()).toEqual([10_000, 10_001, 10_002]);
    expect((await list("q=bulky&status=visible")).meta.total).toBe(4);
    expect((await send("GET", `/jobs/${started.body.job.id}`)).body.status).toBe("reverted");
    // The shop's lists are updated.
    const shown = await base.db
      .selectFrom("listings")
      .select("price")
      .where("product_id", "=", planted[0]?.productId ?? 0);
    expect(await shown.execute()).toEqual([{ price: 10_000 }]);
  });

  test("says which products are meant in one way", async () => {
    const change = { is_visible: true };
    expect((await send("POST", "/staff/products/bulk", { change })).status).toBe(422);
    expect((await send("POST", "/staff/products/bulk", { change, ids: [1], filter: {} })).status).toBe(422);
    expect((await send("POST", "/staff/products/bulk", { change: {}, ids: [1] })).status).toBe(422);
  });
});

describe("the bin", () => {
  test("hides a product, gives it back as it was, and empties itself", async () => {
    const { productId } = await plantProduct(base.db, { name: "Thrown" });
    expect((await send("POST", `/staff/products/${productId}/bin`)).status).toBe(204);
    expect(idsOf(await list("q=thrown"))).toEqual([]);
    expect((await list("q=thrown&status=deleted")).data[0]).toMatchObject({ id: productId, status: "deleted" });
    await send("PUT", `/catalog/products/${productId}`, { is_visible: true });
    expect((await app.inject(`/api/products/${productId}`)).statusCode).toBe(404);
    expect((await send("POST", `/staff/products/${productId}/restore`)).status).toBe(204);
    expect((await list("q=thrown")).data[0]).toMatchObject({ status: "visible" });
    expect((await send("POST", `/staff/products/${productId}/restore`)).status).toBe(404);
  });

  test("a duplicate is hidden, has variants and prices of its own, and no stock", async () => {
    const { productId } = await plantProduct(base.db, { name: "Twin", stock: [4, 5], prices: { us: 500, ca: 700 } });
    const [first, second] = [1, 2].map(() => send("POST", `/staff/products/${productId}/duplicate`));
    const ids = [(await first)?.body.data.id, (await second)?.body.data.id];
    expect(new Set([...ids, productId]).size).toBe(3);
    const copy = (await send("GET", `/catalog/products/${ids[0]}`)).body.data;
    expect(copy).toMatchObject({ name: "Twin", is_visible: false });
    expect(copy.variants.map(({ prices, inventory_level: left }: Data) => [prices.length, left])).toEqual([
      [2, undefined],
      [2, undefined],
    ]);
  });
});

describe("3.12 sales with days, of many products", () => {
  const until = "2199-12-24T22:00:00.000Z";
  const pricesOf = async (id: number) => (await send("GET", `/catalog/products/${id}`)).body.data.variants[0].prices;
  const bulk = async (change: object, ids: number[]) => {
    const started = await send("POST", "/staff/products/bulk", { change, ids });
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    await run(started.body.job.id);
    return started.body.job.id as number;
  };

  test("a change of prices becomes a sale, which changes with its price, ends in one go, and is taken back", async () => {
    const { productId: id } = await plantProduct(base.db, {
      name: "Sold",
      stock: [1],
      prices: { us: 100_00, ca: 200_00 },
    });
    const prices = { price_lists: ["us"], change: { percent: -20 } };
    const job = await bulk({ prices: { ...prices, sale: { until } } }, [id]);
    const us = { region: "us", currency: "USD", price: 100, sale_price: 80, sale_until: until };
    const ca = { region: "ca", currency: "CAD", price: 200 };
    expect(await pricesOf(id)).toEqual([us, ca]);
    expect((await list("q=sold")).data[0].prices).toContainEqual({ region: "us", currency: "USD", price: 80 });
    await bulk({ prices: { ...prices, change: { percent: 10 } } }, [id]);
    expect((await pricesOf(id))[0]).toEqual({ ...us, price: 110, sale_price: 88 });
    await bulk({ prices: { ...prices, change: { set: 100 } } }, [id]);
    expect((await pricesOf(id))[0]).toMatchObject({ price: 110, sale_price: 88 });
    await bulk({ prices: { ...prices, change: { percent: -1000 / 11, round_to: 0 } } }, [id]);
    await bulk({ end_sales: ["us", "ca"] }, [id]);
    expect((await pricesOf(id))[0]).not.toHaveProperty("sale_price");
    const other = await plantProduct(base.db, { name: "Other", stock: [1], prices: { us: 100_00 } });
    const made = await bulk({ prices: { ...prices, sale: { until } } }, [other.productId]);
    const reverting = await send("POST", `/jobs/${made}/revert`);
    await run(reverting.body.job.id);
    expect(await pricesOf(other.productId)).toEqual([{ region: "us", currency: "USD", price: 100 }]);
    expect(job).toBeGreaterThan(0);
  });

  test("a sale without a day, or that ends before it begins, is refused with the field", async () => {
    const sale = (days: object) =>
      send("POST", "/staff/products/bulk", {
        change: { prices: { price_lists: ["us"], change: { percent: -20 }, sale: days } },
        ids: [1],
      });
    expect((await sale({})).body.errors).toEqual({ "change.prices.sale.from": "is needed, or until" });
    expect((await sale({ from: until, until: "2198-01-01T00:00:00Z" })).body.errors).toEqual({
      "change.prices.sale.until": "must be after from",
    });
  });
});

test("no list reads a whole table, however large it is", async () => {
  await sql`
    insert into products (uid, sku, kind, name)
    select 'g-' || n, 'G-' || n, 'snowboard', 'Generated ' || md5(n::text) from generate_series(1, 20000) n`.execute(
    base.db,
  );
  await sql`
    insert into variants (product_id, sku, shown, is_offered)
    select p.id, 'G-' || p.id || '-' || n, '[]', true from products p, generate_series(1, 3) n where p.uid like 'g-%'`.execute(
    base.db,
  );
  await sql`insert into stock select id, id % 40 from variants on conflict do nothing`.execute(base.db);
  await sql`insert into prices (region, variant_id, price) select 'us', id, 100 from variants on conflict do nothing`.execute(
    base.db,
  );
  await sql`select summarise_products(array(select id from products))`.execute(base.db);
  await sql`analyze products, product_summaries, variants, stock, prices`.execute(base.db);
  const { pageOfIds, countedProducts } = await import("./list-reads.ts");
  const { countedStock, pageOfStock, productsWith } = await import("./stock-list.ts");
  const page = { page: 1, limit: 50 };
  const many = { q: "generated", having: "many" } as const;
  // The same share as 10,000 of 600,000 variants; for a sixth of all rows no index would be used.
  const part = 1_000;
  const questions = {
    all: pageOfIds({ ...page, sort: "-changed" }),
    "by name": pageOfIds({ ...page, sort: "name" }),
    "a part of a name": pageOfIds({ ...page, sort: "-changed", q: "a3f9c" }),
    "a SKU": pageOfIds({ ...page, sort: "-changed", q: "G-1500-2" }),
    hidden: pageOfIds({ ...page, sort: "newest", status: "hidden" }),
    deleted: pageOfIds({ ...page, sort: "newest", status: "deleted" }),
    "no price": pageOfIds({ ...page, sort: "newest", missing_price: "ca" }),
    stock: pageOfStock({ ...page, sort: "available" }),
    "counting a word": countedProducts({ q: "a3f9c" }),
    "counting all": countedProducts({}),
    "few letters": pageOfIds({ ...page, sort: "-changed", q: "zq" }),
    "out, of a category": pageOfIds({ ...page, sort: "name", category: 21, stock: "out" }),
    "counting what is out, of a category, with a word": countedProducts({ category: 21, stock: "out", q: "a3f9c" }),
    "no price, of a brand": pageOfIds({ ...page, sort: "brand", missing_price: "ca", brand: "Firn" }),
    low: pageOfIds({ ...page, sort: "-changed", stock: "low" }),
    "counting what is low by a number": countedProducts({ stock: "low", low: 2 }),
    "low, of a category": pageOfIds({ ...page, sort: "name", category: 21, stock: "low" }),
    "counting stock": countedStock({}),
    "stock by SKU": pageOfStock({ ...page, sort: "sku" }),
    "stock by name": pageOfStock({ ...page, sort: "name" }),
    "low stock": pageOfStock({ ...page, sort: "available", stock: "low" }),
    "counting low stock": countedStock({ stock: "low" }),
    "stock of a category, out": pageOfStock({ ...page, sort: "available", stock: "out", category: 21 }),
    "counting stock with a word": countedStock({ q: "a3f9c", stock: "in" }),
    "stock of a product": pageOfStock({ ...page, sort: "available", product: 1001 }),
    "stock with a word that many have, low": pageOfStock({ ...page, ...many, sort: "available", stock: "low" }),
    "counting stock with such a word": countedStock({ ...many }, part),
    "counting low stock with such a word": countedStock({ ...many, stock: "low", shopLow: 2 }, part),
    "products that have a word": productsWith("a3f9c"),
  };
  for (const [name, question] of Object.entries(questions)) {
    const plan = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw("")} ${question}`.execute(base.db);
    const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text, `${name}\n${text}`).not.toMatch(/Seq Scan on (product|variants|stock |prices)/);
  }
});
