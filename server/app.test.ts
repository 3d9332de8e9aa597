import { expect, test } from "vitest";
import { everything } from "#database/changes/tags.ts";
import * as shop from "#storefront/render/entry-server.ts";
import { payloadAddress } from "#storefront/runtime/payloads.ts";
import { useWholeApp } from "#tests/support/suites/whole-app.ts";

const whole = useWholeApp();
const { changed, get } = whole;

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
      const { layoutData, locale, brand, mediaBase, build } = first;
      const payload = (await get(payloadAddress(new URL(url, "http://shop.test")))).json();
      const whole = await shop.renderWhole({ payload, layoutData, locale, brand, mediaBase, build });
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
  const send = (payload: string) => whole.app.inject({ method: "POST", url: "/api/cart/create", headers, payload });
  expect((await send("{")).statusCode).toBe(400);
  expect((await send('{"line_items":[{"product_id":"\\u0000"}]}')).statusCode).toBe(400);
  expect((await send('{"line_items":"none"}')).statusCode).toBe(422);
  expect((await send('{"line_items":[{"product_id":1001,"quantity":-1}]}')).json().errors).toBeTruthy();
  const form = { ...headers, "content-type": "application/x-www-form-urlencoded" };
  expect(
    (await whole.app.inject({ method: "POST", url: "/api/cart/create", headers: form, payload: "a=1" })).statusCode,
  ).toBe(415);
});

test("6 mutations without a csrf token are refused before anything is looked at", async () => {
  const answer = await whole.app.inject({
    method: "POST",
    url: "/api/cart/create",
    headers: { "content-type": "application/json" },
    payload: "{",
  });
  expect(answer.statusCode).toBe(403);
  const form = await whole.app.inject({
    method: "POST",
    url: "/en-us/cart",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "action=add",
  });
  expect(form.statusCode).toBe(403);
});

test("the API describes itself", async () => {
  const document = (await get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/products", "/api/cart/create", "/api/csrf"]),
  );
  expect((await get("/api/docs")).body).toContain("/api/cart/create");
});
