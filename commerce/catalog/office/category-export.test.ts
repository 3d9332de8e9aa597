import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Catalogue", ["catalogue:write", "exports:write"])).key;
  const payload = {
    categories: [
      { uid: "winter", name: "Winter" },
      { uid: "winter-gloves", name: "=Winter gloves", parent: "winter", is_visible: false },
      { uid: "summer", name: "Summer" },
    ],
  };
  const headers = { authorization: `Bearer ${key}` };
  const made = await app.inject({ method: "PUT", url: "/api/catalog/categories", headers, payload });
  expect(made.statusCode).toBe(200);
});
afterAll(() => app.close());

const ask = (query: string, as = key) =>
  app.inject({ url: `/api/staff/categories/export${query}`, headers: { authorization: `Bearer ${as}` } });

test("categories whose names match are a file, those above before those below, and the export is told", async () => {
  const { headers, body } = await ask("?q=WINTER");
  expect(headers["content-type"]).toContain("text/csv");
  const [head, ...lines] = body.replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toBe("id,uid,name,parent,position,isVisible,hasRule,productCount");
  expect(lines.map((line) => line.replace(/^\d+,/, "").replace(/,\d+,/, ",0,"))).toEqual([
    "winter,Winter,,0,true,false,0",
    "winter-gloves,'=Winter gloves,winter,0,false,false,0",
  ]);
  const all = (await ask("")).body.trim().split("\r\n");
  expect(all).toHaveLength(4);
  const { rows } = await base.pool.query(
    "select after from audit_log where action = 'export' and type = 'category' order by id limit 1",
  );
  expect(rows[0].after).toEqual({ searched: true, tagged: false });
});

test("it is for those who may export and see the catalogue", async () => {
  for (const [held, missing] of [
    ["catalogue:read", "exports:write"],
    ["exports:write", "catalogue:read"],
  ] as const) {
    const refused = await ask("", (await addKey(base.db, held, [held])).key);
    expect([refused.statusCode, refused.json().permission]).toEqual([403, missing]);
  }
});

test("so are those in the bin, with when they were deleted", async () => {
  const { rows } = await base.pool.query("select id from categories where uid = 'summer'");
  const headers = { authorization: `Bearer ${key}` };
  const url = `/api/staff/categories/${rows[0].id}`;
  expect((await app.inject({ method: "POST", url: `${url}/bin`, headers })).statusCode).toBe(204);
  const { body } = await app.inject({ url: "/api/staff/categories/bin/export", headers });
  const [head, ...lines] = body.trim().split("\r\n");
  expect(head).toMatch(/productCount,deletedAt$/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/,summer,Summer,.*,20\d\d-[^,]+Z$/);
  expect((await ask("")).body).not.toContain("Summer");
});
