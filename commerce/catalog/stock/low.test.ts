import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { isLowStock } from "./low.ts";

const base = useDatabase();
let app: App;
let key = "";
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Warehouse", ["catalogue:read", "stock:write"])).key;
  return () => app.close();
});
const send = async (method: "GET" | "PUT", url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
};

test("stock is low by the variant's own threshold, else by the shop's", async () => {
  const { productId, variantIds } = await plantProduct(base.db, { stock: [3] });
  const other = await plantProduct(base.db, { stock: [30] });
  const [few, many] = [variantIds[0] as number, other.variantIds[0] as number];
  const low = async () => {
    const { body } = await send("GET", "/staff/stock?stock=low&limit=250");
    const listed = body.data.map(({ variantId }: { variantId: number }) => variantId);
    return [few, many].filter((id) => listed.includes(id));
  };
  expect((await send("GET", "/staff/stock/settings")).body).toEqual({ lowAt: 5 });
  expect(await low()).toEqual([few]);
  const items = [
    { variantId: few, lowAt: 2 },
    { variantId: many, lowAt: 40 },
  ];
  expect((await send("PUT", "/staff/stock/low", { items })).status).toBe(204);
  expect(await low()).toEqual([many]);
  await send("PUT", "/staff/stock/low", { items: [{ variantId: few, lowAt: null }] });
  await send("PUT", "/staff/stock/settings", { lowAt: 1 });
  expect(await low()).toEqual([many]);
  const { body } = await send("GET", `/staff/stock?product=${productId}`);
  expect(body).toMatchObject({ data: [{ available: 3, isLow: false, lowAt: null }], meta: { lowAt: 1 } });
  await send("PUT", "/staff/stock/settings", { lowAt: 3 });
  expect(await low()).toEqual([few, many]);
  await send("PUT", "/staff/stock/settings", { lowAt: 5 });
  expect((await send("PUT", "/staff/stock/low", { items: [{ variantId: 2_000_000_000, lowAt: 1 }] })).status).toBe(404);
});

test("a threshold moves no stock, and is taken back from the audit log like anything else", async () => {
  const { variantIds } = await plantProduct(base.db, { stock: [9] });
  await send("PUT", "/staff/stock/low", { items: [{ variantId: variantIds[0], lowAt: 12 }] });
  expect((await send("GET", `/staff/stock/${variantIds[0]}/ledger`)).body.data).toEqual([]);
  const { rows } = await base.pool.query(
    "select before, after from audit_log where type = 'stock' and record_id = $1 order by id desc limit 1",
    [String(variantIds[0])],
  );
  expect(rows).toEqual([{ before: { low_at: null }, after: { low_at: 12 } }]);
});

test("what was counted is set against what was seen, so that what is sold meanwhile stays sold", async () => {
  const { variantIds } = await plantProduct(base.db, { stock: [10] });
  const item = { variant_id: variantIds[0] as number, quantity: 8, seen: 10 };
  await base.pool.query("update stock set available = 9 where variant_id = $1", [variantIds[0]]);
  const { body } = await send("PUT", "/inventory/adjustments/absolute", { items: [item], note: "Autumn" });
  expect(body.data[0].inventory_level).toBe(7);
  const ledger = (await send("GET", `/staff/stock/${variantIds[0]}/ledger`)).body.data;
  expect(ledger[0]).toMatchObject({ change: -2, reason: "count", note: "Autumn" });
});

test("each half of the question has its index", async () => {
  await sql`analyze stock`.execute(base.db);
  const rows = await base.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return (await sql<{ "QUERY PLAN": string }>`explain select s.ctid from stock s where ${isLowStock()}`.execute(trx))
      .rows;
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("stock_low");
  expect(plan).toContain("stock_with_low_at");
  expect(plan).not.toContain("Seq Scan on stock s");
});
