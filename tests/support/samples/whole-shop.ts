import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { readConfig } from "#commerce/settings/environment.ts";
import type { Db } from "#database/tables.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { openGeo } from "#platform/geo.ts";
import type { App } from "#platform/http/app.ts";
import { openLog } from "#platform/log.ts";
import { openMetrics } from "#platform/metrics.ts";
import { makeApp } from "#server/app.ts";
import { openMedia } from "#server/media.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { makePageCache } from "#storefront/render/cache/page-cache.ts";
import * as shop from "#storefront/render/entry-server.ts";

/** The whole shop over a database, for tests of its routes. */
export async function openShop(db: Db, environment: Record<string, string> = {}): Promise<App> {
  const config = {
    ...readConfig({ LOG_LEVEL: "silent", NODE_ENV: "test", BUSY_AFTER_MS: "0", ...environment }),
    SECRET: "a secret that is long enough for tests",
  };
  const jobs = {
    send: async () => {},
    sendSoon: () => {},
    work: async () => {},
    schedule: async () => {},
    retryFailed: async () => 0,
    stop: async () => {},
  };
  const log = openLog("silent");
  const content = inProcessClient(db);
  const cache = new TaggedCache();
  const media = openMedia({ config, db, cache });
  const search = ownEngine(db);
  const services = {
    config,
    log,
    db,
    jobs,
    content,
    search,
    cache,
    media,
    payments: makeTestProvider(db),
    tax: makeTaxTables(db),
    translations: null,
  };
  const assets = { scripts: [], styles: [], preload: [], font: null, head: "" };
  const app = await makeApp({
    services,
    geo: await openGeo(),
    metrics: openMetrics(),
    build: { id: "test", assetsOf: () => assets, clientFolder: null },
    pages: makePageCache(1),
    catalogue: makeResponseCache(),
    shop: async () => shop,
  });
  await app.ready();
  return app;
}

type Fault = { message: string; path?: (string | number)[]; extensions: { code: string; argument?: string } };
export type Answer<Data> = { data?: Data | null; errors?: Fault[] };

/** Sends a query by POST as Apollo does; `headers` are added. */
export async function ask<Data>(app: App, query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { accept: "application/graphql-response+json,application/json;q=0.9", ...headers },
    payload: { query, variables },
  });
  return { status: answer.statusCode, type: answer.headers["content-type"], ...answer.json<Answer<Data>>() };
}
