import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { emptyPromotionBin } from "./bin.ts";
import { hasAutomatic, isCode } from "./reads.ts";

const base = useDatabase();
let app: App;
let key: string;
beforeAll(async () => {
  app = await openApp(base.db);
  key = (await addKey(base.db, "Marketing", ["promotions:write"])).key;
});
const ask = async (method: "GET" | "POST" | "PUT", url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...(answer.body && answer.json()) };
};

test("a deleted promotion and its codes count no more at once; both come back as they were", async () => {
  const { id } = (await ask("POST", "/promotions", { name: "Spring", kind: "percent", percent: 10 })).data;
  await ask("POST", `/promotions/${id}/codes`, { code: "SPRING" });
  expect(await isCode(base.db, "SPRING")).toBe(true);
  expect((await ask("POST", `/staff/promotions/${id}/bin`)).status).toBe(204);
  expect(await isCode(base.db, "SPRING")).toBe(false);
  expect((await ask("GET", `/promotions/${id}`)).status).toBe(404);
  expect((await ask("GET", "/promotions")).data).toEqual([]);
  expect((await ask("PUT", `/promotions/${id}`, { status: "ENABLED" })).status).toBe(404);
  await sql`update promotions set is_active = true where id = ${id}`.execute(base.db);
  expect(await isCode(base.db, "SPRING")).toBe(false);
  const other = (await ask("POST", "/promotions", { name: "Other", kind: "percent", percent: 5 })).data.id;
  expect((await ask("POST", `/promotions/${other}/codes`, { code: "SPRING" })).status).toBe(409);
  expect((await ask("GET", "/staff/promotions/bin")).data).toMatchObject([{ id, name: "Spring", codes: 1 }]);
  expect((await ask("POST", `/staff/promotions/${id}/bin`)).status).toBe(404);
  expect((await ask("POST", `/staff/promotions/${id}/restore`)).status).toBe(204);
  expect(await isCode(base.db, "SPRING")).toBe(true);
  expect((await ask("POST", `/staff/promotions/${id}/restore`)).status).toBe(404);
});

test("one that was switched off comes back switched off; after 30 days it is gone with its codes", async () => {
  const body = { name: "Auto", kind: "percent", percent: 10, redemption_type: "AUTOMATIC" };
  const { id } = (await ask("POST", "/promotions", body)).data;
  expect(await hasAutomatic({ db: base.db })).toBe(true);
  await ask("POST", `/staff/promotions/${id}/bin`);
  expect(await hasAutomatic({ db: base.db })).toBe(false);
  await ask("POST", `/staff/promotions/${id}/restore`);
  await ask("PUT", `/promotions/${id}`, { status: "DISABLED" });
  await ask("POST", `/staff/promotions/${id}/bin`);
  await ask("POST", `/staff/promotions/${id}/restore`);
  expect((await ask("GET", `/promotions/${id}`)).data.status).toBe("DISABLED");
  await ask("POST", `/staff/promotions/${id}/bin`);
  await emptyPromotionBin(base.db, 30);
  expect((await ask("GET", "/staff/promotions/bin")).data).toHaveLength(1);
  await sql`update promotions set deleted_at = now() - interval '31 days' where id = ${id}`.execute(base.db);
  await emptyPromotionBin(base.db, 30);
  expect((await ask("GET", "/staff/promotions/bin")).data).toEqual([]);
});

test("the bin is a file for those who may export", async () => {
  const { id } = (await ask("POST", "/promotions", { name: "=Autumn", kind: "percent", percent: 10 })).data;
  await ask("POST", `/staff/promotions/${id}/bin`);
  const file = (as: string) =>
    app.inject({ url: "/api/staff/promotions/bin/export", headers: { authorization: `Bearer ${as}` } });
  expect((await file(key)).json()).toMatchObject({ code: "forbidden", permission: "exports:write" });
  const exporter = (await addKey(base.db, "Export", ["promotions:read", "exports:write"])).key;
  const lines = (await file(exporter)).body.trim().split("\r\n");
  expect(lines[0]).toMatch(/id,name,codes,deletedAt$/);
  expect(lines.find((line) => line.startsWith(`${id},`))).toMatch(/^\d+,'=Autumn,0,20\d\d-/);
});
