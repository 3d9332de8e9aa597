import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import type { DestinationStream } from "pino";
import { openTranslations } from "#commerce/aftersales/translations/services.ts";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { withProductTexts } from "#commerce/catalog/texts/over-content.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { openSettings } from "#commerce/settings/live.ts";
import type { Db } from "#database/tables.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { openGeo } from "#platform/geo.ts";
import type { App } from "#platform/http/app.ts";
import { openLog } from "#platform/log.ts";
import { openMetrics } from "#platform/metrics.ts";
import { makeApp } from "#server/app.ts";
import type { AppServices } from "#server/app-services.ts";
import { readConfig } from "#server/config.ts";
import { openMedia } from "#server/media.ts";
import { openSearch } from "#server/search.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { makePageCache } from "#storefront/render/cache/page-cache.ts";
import * as shop from "#storefront/render/entry-server.ts";

/**
 * The whole HTTP side as in production, over a test's database, without jobs and emails. It refuses no requests however
 * busy the machine is.
 */
export async function openApp(
  db: Db,
  settings: Record<string, string> = {},
  onSchema: AppServices["onSchema"] = undefined,
  clientFolder: string | null = null,
): Promise<App> {
  return (await openAppWithCaches(db, settings, onSchema, clientFolder)).app;
}

/** The same, together with its caches, for tests that inform it of changes. */
export async function openAppWithCaches(
  db: Db,
  settings: Record<string, string> = {},
  onSchema: AppServices["onSchema"] = undefined,
  clientFolder: string | null = null,
  logTo?: DestinationStream,
) {
  const live = await openSettings(db, {
    ...readConfig({ LOG_LEVEL: "silent", BUSY_AFTER_MS: "0", ...settings }),
    SECRET: "a secret that is long enough for tests",
  });
  const { config } = live;
  const jobs = {
    send: async () => {},
    sendSoon: () => {},
    work: async () => {},
    schedule: async () => {},
    retryFailed: async () => 0,
    stop: async () => {},
  };
  const cache = new TaggedCache();
  const log = openLog(settings.LOG_LEVEL ?? "silent", logTo);
  const content = withProductTexts(inProcessClient(db), db);
  const services = {
    config,
    log,
    db,
    jobs,
    cache,
    search: openSearch(config, db, log),
    media: openMedia({ config, db, cache }),
    content,
    payments: makeTestProvider(db),
    tax: makeTaxTables(db, live.taxRates),
    translations: await openTranslations(config),
  };
  const pages = makePageCache(16);
  const catalogue = makeResponseCache();
  const assets = { scripts: ["/assets/browser.js"], styles: [], preload: [], font: null, head: "" };
  const app = await makeApp({
    services,
    geo: await openGeo(),
    metrics: openMetrics(),
    build: { id: "mf3k2j10-test", assetsOf: () => assets, clientFolder },
    pages,
    catalogue,
    shop: async () => shop,
    ...(onSchema && { onSchema }),
  });
  await app.ready();
  return { app, content, services, settings: live, caches: [cache, pages, catalogue] };
}

/**
 * The result of a form: the page behind the redirect that answers it (post, redirect, get), otherwise the response
 * itself.
 */
export async function afterForm(answer: Response, open: (url: string) => Promise<Response>): Promise<Response> {
  const { location = "" } = answer.headers;
  return /[?&]answer=1(?:&|$)/.test(String(location)) ? open(String(location)) : answer;
}

export type Caller = {
  /** The session cookie and the CSRF token. */
  headers: Record<string, string>;
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
};

/** A caller with a session, signed in when an email address is given. A body that is a string is sent as it is. */
export async function openCaller(app: App, email?: string, password = "first-tracks-2026"): Promise<Caller> {
  const first = await app.inject({ url: "/api/csrf" });
  let headers = headersOf(first);
  const call: Caller["call"] = (method, url, body, more = {}) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const payload = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    return app.inject({ method, url, payload, headers: { ...headers, ...type, ...more } } as InjectOptions);
  };
  if (email) {
    const answer = await call("POST", "/api/customers/login", { email, pw: password });
    if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
    const { cookie = "" } = headersOf(answer);
    const token = (await app.inject({ url: "/api/csrf", headers: { cookie } })).json<{ token: string }>().token;
    headers = { cookie, "csrf-token": token };
  }
  return {
    get headers() {
      return headers;
    },
    call,
  };
}

function headersOf(answer: Response): Record<string, string> {
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const token = answer.headers["content-type"]?.includes("json") ? answer.json<{ token?: string }>().token : undefined;
  return { cookie, ...(token && { "csrf-token": token }) };
}
