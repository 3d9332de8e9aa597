import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { type Jobs, openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openRoutes } from "#tests/support/routes.ts";
import { systemRoutes } from "./routes.ts";

const base = useDatabase();
let app: App;
let jobs: Jobs;
let reader: string;
let writer: string;
beforeAll(async () => {
  jobs = await openJobs(base.pool, openLog("silent"));
  app = await openRoutes(base.db, (api) => systemRoutes(api, { db: base.db, jobs, config: { SMTP_URL: "" } }));
  reader = (await addKey(base.db, "Watch", ["settings:read"])).key;
  writer = (await addKey(base.db, "Nightly", ["settings:write"])).key;
  return async () => {
    await app.close();
    await jobs.stop();
  };
});

const call = (method: "GET" | "POST", path: string, key: string, payload?: object) =>
  app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${key}` }, ...(payload && { payload }) });
const status = async () => (await call("GET", "/staff/system", reader)).json().data;

test("the machinery tells its versions, sizes and queues", async () => {
  await jobs.send("order-email", {});
  await jobs.send("order-email", {});
  await base.pool.query(
    "update pgboss.job set state = 'failed' where id = (select id from pgboss.job where name = 'order-email' limit 1)",
  );
  const found = await status();
  expect(found).toMatchObject({
    node: process.version,
    backup: null,
    mail: "files",
    webhooks: { active: 0, paused: 0 },
  });
  expect(found.database.bytes).toBeGreaterThan(1_000_000);
  const sizes = found.database.tables.map(({ bytes }: { bytes: number }) => bytes);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes).toEqual(sizes.toSorted((one: number, other: number) => other - one));
  const queue = found.queues.find(({ name }: { name: string }) => name === "order-email");
  expect(queue).toMatchObject({ waiting: 1, failed: 1 });
  const { id } = (await base.pool.query("select id from pgboss.job where state = 'failed'")).rows[0];
  expect((await call("POST", "/staff/system/queues/order-email/retry", reader)).statusCode).toBe(403);
  const retried = await call("POST", "/staff/system/queues/order-email/retry", writer);
  expect(retried.json().data).toEqual({ count: 1 });
  expect((await base.pool.query("select state from pgboss.job where id = $1", [id])).rows).toEqual([
    { state: "retry" },
  ]);
  expect((await call("POST", "/staff/system/queues/nobody/retry", writer)).json().data).toEqual({ count: 0 });
});

test("a program tells of a backup; the latest counts", async () => {
  expect((await call("POST", "/staff/system/backups", reader, {})).statusCode).toBe(403);
  expect((await call("POST", "/staff/system/backups", writer, { note: "pg_dump" })).statusCode).toBe(204);
  await call("POST", "/staff/system/backups", writer, { at: "2026-01-02T03:04:05Z", note: "an older one" });
  expect((await status()).backup).toMatchObject({ note: "pg_dump", madeBy: "Nightly" });
  const late = await call("POST", "/staff/system/backups", writer, { at: "2999-01-01T00:00:00Z" });
  expect(late).toMatchObject({ statusCode: 422 });
  expect(late.json().errors).toHaveProperty("at");
});
