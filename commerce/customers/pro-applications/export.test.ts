import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
});

const apply = async (first: string, association: string, status = "submitted", notes = "") =>
  Number(
    (
      await base.pool.query(
        `insert into pro_applications (first_name, last_name, email, kind, association, country, role, locale, proof_type, notes, status)
         values ($1, 'Berg', lower($1) || '@pro.example', 'resort', $2, 'at', 'patrol', 'de-at', '', $4, $3) returning id`,
        [first, association, status, notes],
      )
    ).rows[0].id,
  );
const read = async (query: string, ...permissions: Permission[]) => {
  const { key } = await addKey(base.db, "File", permissions);
  return app.inject({ url: `/api/pro/applications/export${query}`, headers: { authorization: `Bearer ${key}` } });
};

test("the applications that the filters leave are a file, in which nothing is a formula, and the audit log says so", async () => {
  const first = await apply("Ada", "Talbahn", "submitted", '=HYPERLINK("https://evil.example")');
  await apply("Bea", "Talbahn", "refused");
  await apply("Cora", "Gletscher");
  const file = await read("?q=talbahn&status=submitted", "pro:read", "exports:write");
  expect(file.headers["content-type"]).toContain("text/csv");
  expect(file.headers["content-disposition"]).toContain("pro-applications.csv");
  const lines = file.body.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("id,status,date_created,first_name");
  expect(lines[1]).toMatch(new RegExp(`^${first},submitted,`));
  expect(lines[1]).toContain("'=HYPERLINK");
  expect((await read("", "pro:read", "exports:write")).body.trim().split("\r\n")).toHaveLength(4);
  const { rows } = await base.pool.query(
    "select after from audit_log where action = 'export' and type = 'pro-application' order by id limit 1",
  );
  // What was searched for may be somebody's name.
  expect(rows[0].after).toMatchObject({ status: "submitted" });
  expect(JSON.stringify(rows[0].after)).not.toContain("talbahn");
});

test("more applications than are read at a time are all in it, once each", async () => {
  await base.pool.query(
    `insert into pro_applications (first_name, last_name, email, kind, association, country, role, locale, proof_type)
     select 'P' || n, 'Many', 'p' || n || '@many.example', 'shop', 'Crowd', 'us', 'seller', 'en-us', '' from generate_series(1, 1203) n`,
  );
  const lines = (await read("?q=crowd", "pro:read", "exports:write")).body.trim().split("\r\n").slice(1);
  expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(1203);
});

test("it takes both permissions", async () => {
  expect((await read("", "pro:read")).json()).toMatchObject({ code: "forbidden", permission: "exports:write" });
  expect((await read("", "exports:write")).json()).toMatchObject({ code: "forbidden", permission: "pro:read" });
});
