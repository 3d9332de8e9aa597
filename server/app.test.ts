import { beforeAll, expect, test } from "vitest";
import { makeResponseCache } from "#commerce/catalog/api/response-cache.ts";
import { sessionCookie } from "#commerce/customers/sign-in/session-cookies.ts";
import { startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { makeTaxTables } from "#commerce/sales/tax/built-in/tax-tables.ts";
import { everything, productTag } from "#database/changes/tags.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { readConfig } from "#platform/config.ts";
import { openGeo } from "#platform/geo.ts";
import type { App } from "#platform/http.ts";
import { openLog } from "#platform/log.ts";
import { openMetrics } from "#platform/metrics.ts";
import { makeApp } from "#server/app.ts";
import { openMedia } from "#server/media.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { makePageCache } from "#storefront/render/cache/page-cache.ts";
import * as shop from "#storefront/render/entry-server.ts";
import { payloadAddress } from "#storefront/runtime/payloads.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { groups, setRules } from "#tests/support/groups.ts";

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

test.each([
  ["/", 200],
  ["/en-us/account/sign-in", 200],
  ["/en-us/account/create", 200],
  ["/en-us/blog", 200],
  ["/en-us/c/snowboards", 200],
  ["/en-us/c/snowboards/freestyle-snowboards", 200],
  ["/en-us/cart", 200],
  ["/en-us/country", 200],
  ["/en-us/p/kestrel", 200],
  ["/en-us/pro", 200],
  ["/en-us/pro/create", 200],
  ["/en-us/pro/signup", 200],
  ["/en-us/psia", 200],
  ["/en-us/search?q=kestrel", 200],
  ["/en-us/stores", 200],
  ["/en-us/styletile", 200],
  ["/en-us/support", 200],
  ["/en-us/team", 200],
  ["/en-us/test-store", 200],
  ["/en-us/account", 302],
  ["/en-us/account/orders", 302],
  ["/en-us/account/addresses", 302],
  ["/en-us/account/profile", 302],
  ["/en-us/p/no-such-board", 404],
  ["/en-us/c/no-such-category", 404],
  ["/en-us/blog/p/no-such-post", 404],
])("2.1 %s answers %i", async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
});

test.each(["de-de", "fr-ca", "it-ch", "es-es", "ja-jp", "sv-se", "no-no"])(
  "9.1 pages are there in %s",
  async (code) => {
    for (const path of ["", "/c/boots", "/p/kestrel", "/cart", "/country"]) {
      const answer = await get(`/${code}${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<html lang="${code.replace(/-(\w+)/, (part) => part.toUpperCase())}"`);
    }
  },
);

test("2.4 every page's data are also at {path}/_payload.json", async () => {
  const payload = (await get("/de-de/p/kestrel/_payload.json")).json();
  expect(payload).toMatchObject({ page: "product", status: 200, meta: { title: expect.stringContaining("Kestrel") } });
  expect((await get("/_payload.json")).json().page).toBe("home");
  expect((await get("/en-us/p/no-such-board/_payload.json")).json()).toMatchObject({ page: "error", status: 404 });
});

test.each(["/", "/de-de/c/snowboards", "/fr-ca/p/kestrel", "/en-us/p/kestrel?color=ink", "/ja-jp/p/kestrel"])(
  "2.6 %s is, put together of cached components, what React draws as a whole",
  async (url) => {
    for (const turn of ["drawn", "cached"]) {
      changed(everything);
      const { body } = await get(url);
      const first = JSON.parse(/id="firn-data">(.+?)<\/script>/.exec(body)?.[1] ?? "");
      const { frame, locale, brand, mediaBase, build } = first;
      const payload = (await get(payloadAddress(new URL(url, "http://shop.test")))).json();
      const whole = await shop.renderWhole({ payload, frame, locale, brand, mediaBase, build });
      expect([turn, body.includes(`<div id="app">${whole}</div>`)]).toEqual([turn, true]);
      expect(body).not.toContain("<cached-markup");
    }
  },
);

test("2.4 visitors are led to their own locale, with the query", async () => {
  expect((await get("/en-us")).headers.location).toBe("/");
  expect((await get("/p/kestrel?color=ink", { cookie: "country=ca; language=fr" })).headers.location).toBe(
    "/fr-ca/p/kestrel?color=ink",
  );
  expect((await get("/", { cookie: "country=de; language=de" })).headers.location).toBe("/de-de");
  expect((await get("/feed.xml")).statusCode).toBe(404);
});

test("4 the locale is kept in the cookies country, language and countryLanguage, and utm parameters in utmQuery", async () => {
  const answer = await get("/de-at/p/kestrel?utm_source=mail&utm_medium=snow");
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({
    country: "at",
    language: "de",
    countryLanguage: "de-at",
    utmQuery: "utm_source=mail&utm_medium=snow",
  });
  expect(answer.cookies.every(({ sameSite, path }) => sameSite === "Lax" && path === "/")).toBe(true);
});

test("4 a German address without cookies is a visitor from Germany", async () => {
  const answer = await get("/", { "x-forwarded-for": "80.237.138.5", "accept-language": "de" });
  expect(answer.headers.location).toBe("/de-de");
});

test("7.8 the visitor's country in lower case", async () => {
  expect((await get("/api/geolocation")).json()).toEqual({ country: "us" });
  expect((await get("/api/geolocation", { "x-forwarded-for": "80.237.138.5" })).json()).toEqual({ country: "de" });
});

test("7.11 the newest build and its meta data", async () => {
  const latest = (await get("/builds/latest.json?1700000000")).json();
  expect(latest.id).toBe("mf3k2j10-test");
  expect((await get(`/builds/meta/${latest.id}.json`)).json()).toMatchObject({ id: latest.id, prerendered: [] });
  expect((await get("/builds/meta/other.json")).statusCode).toBe(404);
});

test("8 what does not exist is a 404: a page for people, a problem for programs", async () => {
  const page = await get("/en-us/no/such/page");
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("Page not found");
  expect(page.headers["content-security-policy"]).toContain("'sha256-");
  for (const url of ["/api/no/such/call", "/api/products/99999999999999", "/builds/none.json"]) {
    const problem = await get(url);
    expect(problem.statusCode).toBe(404);
    expect(problem.json()).toMatchObject({ status: 404, title: expect.any(String) });
  }
});

test("8 malformed addresses and bodies are the sender's fault", async () => {
  expect((await get("/en-us/p/%E0%A4%A")).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get("/en-us/p/%E0%A4%A")).statusCode).toBeLessThan(500);
  const token = await get("/api/csrf");
  const cookie = token.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, "csrf-token": token.json().token, "content-type": "application/json" };
  const send = (payload: string) => app.inject({ method: "POST", url: "/api/cart/create", headers, payload });
  expect((await send("{")).statusCode).toBe(400);
  expect((await send('{"line_items":[{"product_id":"\\u0000"}]}')).statusCode).toBe(400);
  expect((await send('{"line_items":"none"}')).statusCode).toBe(422);
  expect((await send('{"line_items":[{"product_id":1001,"quantity":-1}]}')).json().errors).toBeTruthy();
  const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
  expect(
    (await app.inject({ method: "POST", url: "/api/cart/create", headers: form, payload: "a=1" })).statusCode,
  ).toBe(415);
});

test("6 mutations without a csrf token are refused before anything is looked at", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/cart/create",
    headers: { "content-type": "application/json" },
    payload: "{",
  });
  expect(answer.statusCode).toBe(403);
  const form = await app.inject({
    method: "POST",
    url: "/en-us/cart",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "action=add",
  });
  expect(form.statusCode).toBe(403);
});

test("3.8 a category shows its own products, and only those", async () => {
  const { props } = (await get("/en-us/c/bindings/_payload.json")).json();
  expect(props.title).toBe("Bindings");
  expect(props.cards.every((card: { kind: string }) => card.kind === "binding")).toBe(true);
});

test("2.1 a category asked for by its last part alone is found at its whole address", async () => {
  const answer = await get("/en-us/c/freestyle-snowboards?sort=newest");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    "/en-us/c/snowboards/freestyle-snowboards?sort=newest",
  ]);
  const payload = await get("/en-us/c/freestyle-snowboards/_payload.json");
  expect([payload.statusCode, payload.json().redirect]).toEqual([200, "/en-us/c/snowboards/freestyle-snowboards"]);
});

test("every address of a sitemap answers 200", async () => {
  const index = await get("/sitemap.xml");
  expect(index.body).toContain("/sitemaps/de-at.xml");
  const map = await get("/sitemaps/de-at.xml");
  const paths = [...map.body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(200);
  const failed: string[] = [];
  // There are many similar stores, so only every tenth is tested.
  const asked = paths.filter((path, index) => !path.includes("/stores/") || index % 10 === 0);
  for (const path of asked) if ((await get(`${path}/_payload.json`)).statusCode !== 200) failed.push(path);
  expect(failed).toEqual([]);
});

test("10 pages name their canonical address and every other locale's", async () => {
  const { body } = await get("/de-at/p/kestrel", { host: "shop.example" });
  expect(body).toContain('<link rel="canonical" href="http://shop.example/de-at/p/kestrel">');
  expect(body).toContain('hreflang="x-default" href="http://shop.example/en-us/p/kestrel"');
  expect(body).toContain('hreflang="fr-CH" href="http://shop.example/fr-ch/p/kestrel"');
});

test("a changed product is shown changed, and a page is kept until then", async () => {
  const first = await get("/en-us/p/kestrel");
  expect((await get("/en-us/p/kestrel", { "if-none-match": first.headers.etag as string })).statusCode).toBe(304);
  await database.db.updateTable("prices").set({ price: 12_345 }).where("region", "=", "us").execute();
  expect((await get("/en-us/p/kestrel")).body).toBe(first.body);
  changed(productTag(1001));
  expect((await get("/en-us/p/kestrel")).body).toContain("$123.45");
});

test("the API describes itself", async () => {
  const document = (await get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/products", "/api/cart/create", "/api/csrf"]),
  );
  expect((await get("/api/docs")).body).toContain("/api/cart/create");
});

test("6 pages show signed-in customers their group's prices, and everybody else the shop's", async () => {
  const { db } = database;
  const { id } = await db
    .selectFrom("customers")
    .select("id")
    .where("email", "=", "rider@firn.example")
    .executeTakeFirstOrThrow();
  const { sessionId } = await startCustomerSession(db, null, id);
  const cookie = `${sessionCookie}=${sessionId}`;
  const shown = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await get(`/en-us${path}/_payload.json`, headers);
    expect(statusCode).toBe(200);
    return JSON.parse(body).props;
  };
  const ofProduct = async (headers = {}) => (await shown("/p/kestrel", headers)).product.variants[0].price;
  const ofCard = async (headers = {}) => (await shown("/c/snowboards", headers)).cards[0].price;
  const [product, card] = [await ofProduct(), await ofCard()];
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product, card]);
  await setRules(db, groups.default, [{ type: "all", method: "fixed", amount: 10 }]);
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product - 1000, card - 1000]);
  expect([await ofProduct(), await ofCard()]).toEqual([product, card]);
  expect((await get("/en-us/p/kestrel", { cookie })).headers["cache-control"]).toMatch(/private/);
  await setRules(db, groups.default, []);
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product, card]);
});
