import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { type Data, useSheet } from "#tests/support/suites/sheet.ts";
import { pageOfSheet } from "./reads.ts";

const sheet = useSheet();
const { base, send, read, put, revert, noSale } = sheet;

describe("the sheet of variants", () => {
  test("has a row per variant with its options, and the price list's currency", async () => {
    const { productId, variantIds } = await plantProduct(base.db, {
      name: "Sheeted",
      stock: [3, 0],
      prices: { us: 12_345, ca: 20_000 },
      retailPrice: 22_000,
    });
    const us = await read("sheeted");
    expect(us.meta).toMatchObject({ total: 2, isExact: true, market: "us", currency: "USD" });
    expect(us.data.map(({ sku: _, ...row }: Data) => row)).toEqual([
      {
        variantId: variantIds[0],
        productId,
        name: "Sheeted",
        options: ["150"],
        price: "123.45",
        was: "220.00",
        ...noSale,
        stock: "3",
        gtin: null,
        weight: null,
        lowAt: null,
        shelf: null,
      },
      {
        variantId: variantIds[1],
        productId,
        name: "Sheeted",
        options: ["151"],
        price: "123.45",
        was: "220.00",
        ...noSale,
        stock: "0",
        gtin: null,
        weight: null,
        lowAt: null,
        shelf: null,
      },
    ]);
    expect((await read("sheeted", "eu_region_1")).data[0]).toMatchObject({ price: null, was: null });
    expect((await read("sheeted", "ca")).meta.currency).toBe("CAD");
    expect((await send("GET", "/staff/sheet?market=mars")).status).toBe(422);
    expect((await send("GET", "/staff/sheet?market=us&q=sheeted&limit=1&page=2")).body.data).toHaveLength(1);
    // Every page knows the number of all rows, also the last one, and one behind it.
    const totals = [1, 2, 3, 4].map(async (page) => {
      const { data, meta } = (await send("GET", `/staff/sheet?market=us&q=sheeted&limit=1&page=${page}`)).body;
      return [data.length, meta.total, meta.isExact];
    });
    const all = us.data.length;
    expect(await Promise.all(totals)).toEqual([1, 2, 3, 4].map((page) => [page <= all ? 1 : 0, all, true]));
  });

  test("is previewed without being written, saved in one job, and taken back as a whole", async () => {
    const { productId, variantIds } = await plantProduct(base.db, {
      name: "Repriced",
      stock: [3, 4],
      prices: { us: 100_00 },
    });
    const [one, two] = variantIds as [number, number];
    const rows = [
      {
        variantId: one,
        price: { from: "100.00", to: "80" },
        was: { from: null, to: "100" },
        stock: { from: "3", to: "9" },
      },
      { variantId: two, price: { from: "100.00", to: null } },
    ];
    const before = (await read("repriced")).data;
    const preview = await put(rows, { preview: true });
    expect([preview.status, preview.body.meta, preview.body.job]).toEqual([200, { cells: 4 }, undefined]);
    expect(preview.body.data[0]).toMatchObject({
      variantId: one,
      cells: [
        { field: "price", before: "100.00", after: "80.00" },
        { field: "was", before: null, after: "100.00" },
        { field: "stock", before: "3", after: "9" },
      ],
      lowestPrice: null,
    });
    expect((await read("repriced")).data).toEqual(before);

    const saved = await put(rows);
    expect(saved.status).toBe(200);
    expect(saved.body.job).toMatchObject({ kind: "sheet", status: "done", done: 4, canRevert: true });
    expect((await read("repriced")).data).toMatchObject([
      { price: "80.00", was: "100.00", stock: "9" },
      { price: null },
    ]);
    const listed = () =>
      base.db.selectFrom("listings").select(["price", "variant_count"]).where("product_id", "=", productId);
    expect(await listed().execute()).toEqual([{ price: 80_00, variant_count: 1 }]);
    const { rows: ledger } = await sql`select reason, change from stock_ledger where variant_id = ${one}`.execute(
      base.db,
    );
    expect(ledger).toEqual([{ reason: "count", change: 6 }]);

    await revert(saved.body.job.id);
    expect((await read("repriced")).data).toEqual(before);
    expect(await listed().execute()).toEqual([{ price: 100_00, variant_count: 2 }]);
  });

  test("sets barcodes and weights, and knows a wrong check digit", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Scanned", stock: [3] });
    const [variantId] = variantIds as [number];
    const cells = (digits: string) => [
      { variantId, gtin: { from: null, to: digits }, weight: { from: null, to: "1250" } },
    ];
    expect((await put(cells("4006381333932"))).body.errors).toEqual({
      "rows.0.gtin": "is no GTIN with a right check digit",
    });
    expect((await put(cells("4006381333931"))).status).toBe(200);
    expect((await read("scanned")).data[0]).toMatchObject({ gtin: "4006381333931", weight: "1250", stock: "3" });
    const again = await put([{ variantId, weight: { from: "900", to: "800" } }]);
    expect([again.status, again.body.current]).toEqual([409, { "rows.0.weight": "1250" }]);
  });

  test("says from where on stock is low and where it lies to those who may count, and takes it back", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Shelved", stock: [3] });
    const [variantId] = variantIds as [number];
    const rows = [{ variantId, lowAt: { from: null, to: "7" }, shelf: { from: null, to: "A-12" } }];
    expect((await put(rows, { by: sheet.pricesOnly })).body).toMatchObject({
      code: "forbidden",
      permission: "stock:write",
    });
    const saved = await put(rows);
    expect((await read("shelved")).data[0]).toMatchObject({ lowAt: "7", shelf: "A-12", stock: "3" });
    const again = await put([{ variantId, shelf: { from: null, to: "B-1" } }]);
    expect([again.status, again.body.current]).toEqual([409, { "rows.0.shelf": "A-12" }]);
    await revert(saved.body.job.id);
    expect((await read("shelved")).data[0]).toMatchObject({ lowAt: null, shelf: null, stock: "3" });
  });

  test("refuses all where one cell is wrong, and names row and field", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Faulty", stock: [3, 4] });
    const [one, two] = variantIds as [number, number];
    const { status, body } = await put([
      { variantId: one, price: { from: "100.00", to: "90" } },
      { variantId: two, price: { from: "100.00", to: "cheap" }, stock: { from: "4", to: "-1" } },
    ]);
    expect([status, body.code]).toEqual([422, "invalid"]);
    expect(Object.keys(body.errors)).toEqual(["rows.1.price", "rows.1.stock"]);
    const [first] = (await read("faulty")).data;
    expect(first.price).toBe("100.00");
    expect((await put([{ variantId: 999_999_999, price: { from: null, to: "1" } }])).body).toMatchObject({
      code: "not-found",
      errors: { "rows.0.variantId": "is unknown" },
    });
    const twice = { variantId: one, price: { from: "100.00", to: "90" } };
    expect((await put([twice, twice])).status).toBe(422);
    const other = (await read("faulty")).data[1].sku;
    expect((await put([{ variantId: one, sku: { from: first.sku, to: other } }])).body).toMatchObject({
      code: "taken",
      errors: { "rows.0.sku": "is in use already" },
    });
    expect((await put([{ variantId: one, sku: { from: first.sku, to: `${first.sku}-B` } }])).status).toBe(200);
  });

  test("a cell that somebody else changed meanwhile is named with what it says now; others are not asked about", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Contended", stock: [3] });
    const [variantId] = variantIds as [number];
    await put([{ variantId, price: { from: "100.00", to: "95" } }]);
    const late = await put([{ variantId, price: { from: "100.00", to: "90" }, stock: { from: "3", to: "5" } }]);
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect(late.body).toMatchObject({ fields: ["rows.0.price"], current: { "rows.0.price": "95.00" } });
    expect((await put([{ variantId, stock: { from: "3", to: "5" } }])).status).toBe(200);
    const nothing = await put([{ variantId, stock: { from: "3", to: "5" } }]);
    expect([nothing.status, nothing.body.meta.cells, nothing.body.job]).toEqual([200, 0, undefined]);
  });

  test("stock needs its own permission, and 2,000 rows are taken at once", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Guarded", stock: [3] });
    const [variantId] = variantIds as [number];
    const refused = await put([{ variantId, stock: { from: "3", to: "5" } }], { by: sheet.pricesOnly });
    expect([refused.status, refused.body.permission]).toEqual([403, "stock:write"]);
    expect((await put([{ variantId, price: { from: "100.00", to: "90" } }], { by: sheet.pricesOnly })).status).toBe(
      200,
    );
    const { rows: made } = await sql<{ id: number }>`
      with made as (insert into products (uid, sku, kind, name)
        select 'many-' || n, 'MANY-' || n, 'snowboard', 'Many ' || n from generate_series(1, 2000) n returning id)
      insert into variants (product_id, sku, shown, is_offered) select id, 'MANY-V-' || id, '[]', true from made returning id`.execute(
      base.db,
    );
    const rows = made.map(({ id }) => ({ variantId: id, price: { from: null, to: "10" } }));
    expect((await put(rows)).body.meta).toEqual({ cells: 2000 });
    expect((await put([...rows, { variantId, price: { from: "90", to: "10" } }])).status).toBe(422);
    expect((await read("many")).meta.total).toBe(2000);
  });

  test("is taken back only by who may save it: with its permission, and prices in its market", async () => {
    const { variantIds } = await plantProduct(base.db, { name: "Bordered", stock: [3], prices: { us: 100_00 } });
    const [variantId] = variantIds as [number];
    const { key: canada } = await addKey(base.db, "Canada", ["catalogue:write", "jobs:read"], { markets: ["ca"] });
    const { key: reader } = await addKey(base.db, "Reader", ["jobs:read"]);
    const priced = (await put([{ variantId, price: { from: "100.00", to: "90" } }])).body.job;
    const coded = (await put([{ variantId, gtin: { from: null, to: "4006381333931" } }])).body.job;
    const { rows: older } = await sql<{ id: number }>`
      insert into staff_jobs (kind, input, status, done, total, report, started_by)
      select kind, '{"market": "us"}', status, done, total, report, started_by from staff_jobs where id = ${priced.id}
      returning id`.execute(base.db);
    const act = async (id: number | undefined, wish: string, by: string) => {
      const { status, body } = await send("POST", `/jobs/${id}/${wish}`, undefined, by);
      return [wish, status, body.market ?? body.permission ?? body.code];
    };
    const refuseAll = async (id: number | undefined) => {
      for (const wish of ["revert", "retry", "cancel"]) {
        expect(await act(id, wish, canada)).toEqual([wish, 403, "us"]);
        expect(await act(id, wish, reader)).toEqual([wish, 403, "catalogue:write"]);
      }
    };
    await refuseAll(priced.id);
    await refuseAll(older[0]?.id);
    const undoing = (await send("POST", `/jobs/${priced.id}/revert`)).body.job;
    await refuseAll(undoing.id);
    expect(await act(coded.id, "revert", canada)).toEqual(["revert", 202, undefined]);
  });

  test("no page of it reads a whole table", async () => {
    await sql`insert into stock select id, 5 from variants on conflict do nothing`.execute(base.db);
    await sql`analyze products, variants, stock, prices`.execute(base.db);
    const question = pageOfSheet({ market: "us", page: 1, limit: 50 });
    const plan = await sql<{ "QUERY PLAN": string }>`explain ${question}`.execute(base.db);
    const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).not.toMatch(/Seq Scan on (products|variants|stock|prices)/);
  });
});
