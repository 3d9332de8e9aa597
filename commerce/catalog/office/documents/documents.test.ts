import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { addOwnField } from "#commerce/staff/own-fields/actions.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTempFolder } from "#tests/support/temp.ts";

const base = useDatabase();
const folder = useTempFolder("documents");
let app: App;
let key: string;
let reader: string;
beforeAll(async () => {
  app = await openApp(base.db, { DATA_DIR: join(folder, "shop") });
  key = (await addKey(base.db, "Documents", ["media:write"])).key;
  reader = (await addKey(base.db, "Reads", ["media:read"])).key;
});
afterAll(async () => {
  await app.close();
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;
const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object, as = key) => {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await app.inject({ method, url: `/api/staff/documents${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
};
const idsOf = async (query: string): Promise<string[]> =>
  (await send("GET", query)).body.data.map(({ id }: Data) => id);
const pdf = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n");
async function upload(id: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/pdf" };
  const url = `/api/media?id=${id}&kind=document&title=${encodeURIComponent(title)}`;
  expect((await app.inject({ method: "POST", url, headers, payload: pdf })).statusCode).toBe(201);
}

test("documents are listed, found, named, and told what names them; pictures are not among them", async () => {
  for (const [id, title] of [
    ["waxing-guide", "Waxing at home"],
    ["size-chart", "Größen"],
    ["old-manual", "Manual"],
  ] as const)
    await upload(id, title);
  for (const field of [
    { aggregate: "product", key: "manual" },
    { aggregate: "variant", key: "sheet" },
    { aggregate: "order", key: "paper" },
  ] as const) {
    const added = await addOwnField(base.db, { ...field, kind: "file", labels: { en: field.key } });
    expect(added.ok).toBe(true);
  }
  const one = await plantProduct(base.db, { name: "With a manual", stock: [1] });
  const two = await plantProduct(base.db, { name: "With a sheet", stock: [1] });
  await sql`update products set own_fields = '{"manual": "document/waxing-guide"}' where id = ${one.productId}`.execute(
    base.db,
  );
  await sql`update variants set own_fields = '{"sheet": "document/waxing-guide"}' where id = ${two.variantIds[0]}`.execute(
    base.db,
  );
  expect(await idsOf("?q=größen")).toEqual(["size-chart"]);
  expect(await idsOf("?sort=name")).toEqual(["size-chart", "old-manual", "waxing-guide"]);
  expect(await idsOf("?sort=-name")).toEqual(["waxing-guide", "old-manual", "size-chart"]);
  expect(await idsOf("?sort=-size")).toHaveLength(3);
  expect(await idsOf("?show=unused&sort=name")).toEqual(["size-chart", "old-manual"]);
  expect((await send("GET", "?count=only")).body.meta).toMatchObject({ total: 3, isExact: true });
  const found = await send("GET", "/waxing-guide");
  expect(found.body.data).toMatchObject({
    title: "Waxing at home",
    format: "pdf",
    bytes: pdf.length,
    address: "/d/firn/waxing-guide",
    uses: [
      { kind: "product", id: one.productId, name: "With a manual" },
      { kind: "product", id: two.productId, name: "With a sheet" },
    ],
  });
  const entry = (uid: string, locale: string, data: object) =>
    base.pool.query(
      "insert into content_entries (content_type, uid, locale, title, data) values ('page', $1, $2, $3, $4)",
      [uid, locale, `About ${uid}`, JSON.stringify(data)],
    );
  for (const locale of ["en-us", "de-de"])
    await entry("care", locale, { blocks: [{ text: { body: `<p><a href="/d/firn/waxing-guide">How</a></p>` } }] });
  await entry("sizes", "en-us", { file: "document/size-chart", link: { href: "/d/firn/waxing-guide-2" } });
  const content = (uid: string) => ({ kind: "content", type: "page", uid, name: `About ${uid}` });
  expect((await send("GET", "/waxing-guide")).body.data.uses.slice(2)).toEqual([content("care")]);
  expect((await send("GET", "/size-chart")).body.data.uses).toEqual([content("sizes")]);
  expect(await idsOf("?show=unused")).toEqual(["old-manual"]);
  const { version } = found.body.data;
  const renamed = (await send("PATCH", "/waxing-guide", { title: "Wax", version })).body.data;
  expect([renamed.title, renamed.version]).toEqual(["Wax", version + 1]);
  const lost = await send("PATCH", "/waxing-guide", { title: "Waxing", version });
  expect([lost.status, lost.body.fields, lost.body.current]).toEqual([409, ["title"], { title: "Wax" }]);
  expect((await send("PATCH", "/waxing-guide", { title: "Mine" }, reader)).body.permission).toBe("media:write");
  expect((await send("PATCH", "/nothing", { title: "x" })).status).toBe(404);
});

test("what is in the bin is saved by nobody, and comes back as it was", async () => {
  await upload("leaflet", "Leaflet");
  const asked = async () => (await app.inject("/d/firn/leaflet")).statusCode;
  expect(await asked()).toBe(200);
  expect((await send("POST", "/leaflet/bin", undefined, reader)).status).toBe(403);
  expect((await send("POST", "/leaflet/bin")).status).toBe(204);
  expect((await send("POST", "/leaflet/bin")).status).toBe(404);
  expect([await asked(), await idsOf("?q=leaflet"), await idsOf("?q=leaflet&show=deleted")]).toEqual([
    404,
    [],
    ["leaflet"],
  ]);
  expect((await send("GET", "/leaflet")).body.data.deletedAt).not.toBeNull();
  expect((await send("POST", "/leaflet/restore")).status).toBe(204);
  expect(await asked()).toBe(200);
});

test("whose own fields name a document is asked of an index", async () => {
  await base.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    for (const table of ["products", "variants", "customers", "orders"]) {
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain (costs off) select id from ${sql.table(table)} where own_fields <> '{}' and own_fields @> any (array(
          select jsonb_build_object(key, 'document/x') from own_fields where kind = 'file'))`.execute(trx);
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(`${table}_by_own_fields`);
    }
  });
});
