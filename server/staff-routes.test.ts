import { beforeAll, describe, expect, test } from "vitest";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { readConfig } from "#commerce/settings/environment.ts";
import { addKey, setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import { demoKey } from "#commerce/staff/permissions/rules.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { openGeo } from "#platform/geo.ts";
import type { App } from "#platform/http/app.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import { openMetrics } from "#platform/metrics.ts";
import { makeApp } from "#server/app.ts";
import { openMedia } from "#server/media.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { makePageCache } from "#storefront/render/cache/page-cache.ts";
import * as shop from "#storefront/render/entry-server.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let key: string;

beforeAll(async () => {
  const { db, pool } = base;
  const environment = {
    LOG_LEVEL: "silent",
    SECRET: "a secret that is long enough for tests",
    WEBHOOKS_ALLOW_PRIVATE: "on",
  };
  const log = openLog("silent");
  const jobs = await openJobs(pool, log);
  const content = inProcessClient(db);
  const config = readConfig({ BUSY_AFTER_MS: "0", ...environment });
  const cache = new TaggedCache();
  const services = {
    config,
    log,
    db,
    jobs,
    content,
    cache,
    search: ownEngine(db),
    media: openMedia({ config, db, cache }),
    payments: makeTestProvider(db),
    tax: makeTaxTables(db),
    translations: null,
  };
  const build = {
    id: "test",
    assetsOf: () => ({ scripts: [], styles: [], preload: [], font: null, head: "" }),
    clientFolder: null,
  };
  app = await makeApp({
    services,
    build,
    geo: await openGeo(),
    metrics: openMetrics(),
    pages: makePageCache(1),
    catalogue: makeResponseCache(),
    shop: async () => shop,
  });
  await app.ready();
  key = (await addKey(db, "ERP", ["webhooks:write"])).key;
  return async () => {
    await app.close();
    await jobs.stop();
  };
});

const hook = { url: "http://127.0.0.1:9/", events: ["order.created"] };
const post = async (headers: Record<string, string>) => {
  const answer = await app.inject({ method: "POST", url: "/api/webhooks", headers, payload: hook });
  return { status: answer.statusCode, code: answer.json().code };
};

describe("staff keys in the API", () => {
  test("a valid key needs no csrf token; an unknown one is 401; nobody is 403 as ever", async () => {
    expect(await post({ authorization: `Bearer ${key}` })).toEqual({ status: 201, code: undefined });
    expect(await post({ authorization: "Bearer firn_somebody-elses-key" })).toEqual({
      status: 401,
      code: "key-unknown",
    });
    expect(await post({ authorization: "Basic ZmlybjpmaXJu" })).toEqual({ status: 403, code: "csrf" });
    expect(await post({})).toEqual({ status: 403, code: "csrf" });
  });

  test("a session with its csrf token is not staff", async () => {
    const asked = await app.inject({ url: "/api/csrf" });
    const [cookie] = asked.cookies.filter(({ name }) => name === "firn_session");
    const headers = { cookie: `firn_session=${cookie?.value}`, "csrf-token": asked.json().token };
    expect(await post(headers)).toEqual({ status: 401, code: "key-missing" });
  });

  test("the demo key opens everything in demo mode", async () => {
    await setUpDemoKey(base.db, true);
    const headers = { authorization: `Bearer ${demoKey}` };
    for (const url of ["/api/webhooks", "/api/orders"])
      expect((await app.inject({ url, headers })).statusCode).toBe(200);
    await setUpDemoKey(base.db, false);
    expect((await app.inject({ url: "/api/orders", headers })).statusCode).toBe(401);
  });

  test("a repeated request with an Idempotency-Key adds one webhook, and its secret is not kept readable", async () => {
    const headers = { authorization: `Bearer ${key}`, "idempotency-key": "add-erp" };
    const send = () => app.inject({ method: "POST", url: "/api/webhooks", headers, payload: hook });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    const secret = first.json().data.secret;
    const { rows } = await base.pool.query("select * from webhooks");
    expect(JSON.stringify(rows)).not.toContain(secret);
    const cache = await base.pool.query("select string_agg(k::text, '') as text from kept_answers k");
    expect(cache.rows[0].text).not.toContain(secret);
  });

  test("the API's own description has every route for staff, with its shapes", async () => {
    const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();
    const routes: [string, string][] = [
      ["get", "/api/orders"],
      ["put", "/api/order/{id}"],
      ["get", "/api/orders/{id}/history"],
      ["post", "/api/orders/{id}/shipments"],
      ["post", "/api/orders/{id}/refunds"],
      ["get", "/api/orders/{id}/refunds"],
      ["post", "/api/orders/{id}/cancel"],
      ["get", "/api/webhooks"],
      ["post", "/api/webhooks"],
      ["put", "/api/webhooks/{id}"],
      ["delete", "/api/webhooks/{id}"],
      ["post", "/api/webhooks/{id}/test"],
      ["get", "/api/webhooks/{id}/deliveries"],
      ["post", "/api/webhooks/{id}/deliveries/{delivery}/retry"],
    ];
    for (const [method, path] of routes) {
      expect(paths[path]?.[method]?.responses, `${method} ${path}`).toBeTypeOf("object");
      if (method === "put")
        expect(paths[path][method].requestBody.content["application/json"].schema).toBeTypeOf("object");
    }
  });
});
