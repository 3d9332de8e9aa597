import { beforeAll } from "vitest";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { readConfig } from "#commerce/settings/environment.ts";
import type { Tag } from "#platform/cache/tag.ts";
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
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** The whole app in the demo world, for the tests of one file. */
export function useWholeApp() {
  const pages = makePageCache(16);
  const cache = new TaggedCache();
  /** Does what main.ts does with an announced change. */
  const changed = (...tags: Tag[]) => {
    cache.drop(tags);
    pages.drop(tags);
  };
  let app: App;
  const database = useDemoWorld();
  beforeAll(async () => {
    const { db } = database;
    const config = {
      ...readConfig({ LOG_LEVEL: "silent", BUSY_AFTER_MS: "0" }),
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
    const services = {
      config,
      log,
      db,
      jobs,
      content,
      search: ownEngine(db),
      cache,
      media: openMedia({ config, db, cache }),
      payments: makeTestProvider(db),
      tax: makeTaxTables(db),
      translations: null,
    };
    const assets = { scripts: ["/assets/browser.js"], styles: [], preload: [], font: null, head: "" };
    const build = { id: "mf3k2j10-test", assetsOf: () => assets, clientFolder: null };
    const parts = {
      services,
      geo: await openGeo(),
      metrics: openMetrics(),
      build,
      pages,
      catalogue: makeResponseCache(),
    };
    app = await makeApp({ ...parts, shop: async () => shop });
    await app.ready();
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return {
    changed,
    database,
    get,
    get app() {
      return app;
    },
  };
}
