import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#commerce/settings/environment.ts";
import { ConfigError } from "#platform/config.ts";
import type { App } from "#platform/http/app.ts";
import { type Caller, openApp, openCaller } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Rules that hold for every API route, whatever module handles it. */

const office = "https://office.example";
const database = useDatabase();
let app: App;
let guest: Caller;
let productId: number;

beforeAll(async () => {
  app = await openApp(database.db, { CORS_ORIGINS: `${office}, http://localhost:4000` });
  guest = await openCaller(app);
  productId = (await plantProduct(database.db)).productId;
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  "/api/products",
  "/api/categories",
  "/api/category_tree",
  "/api/variants",
  "/api/currencies",
  "/api/countries",
])("7.1 7.3 %s has an ETag, answers 304 to whoever has it, and HEAD", async (url) => {
  const first = await get(url);
  const etag = String(first.headers.etag);
  expect([first.statusCode, etag.slice(0, 3)]).toEqual([200, 'W/"']);
  const again = await get(url, { "if-none-match": `"other", ${etag}`, "accept-encoding": "gzip" });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  expect(again.headers["content-type"]).toBeUndefined();
  expect((await get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
  const head = await app.inject({ method: "HEAD", url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
});

test("7.1 another region's prices have another ETag, and shared caches keep neither", async () => {
  const [us, ca] = [await get("/api/currencies"), await get("/api/currencies", { "x-bc-region": "ca" })];
  expect(us.headers.etag).not.toBe(ca.headers.etag);
  expect(us.headers["cache-control"]).toContain("private");
});

test("7.2 what belongs to a session has no ETag and is kept nowhere", async () => {
  for (const url of ["/api/csrf", "/api/session"]) {
    const answer = await get(url);
    expect([answer.headers.etag, answer.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  }
});

test.each(["/api/products", "/v3/content_types/header/entries", "/api/as/v1/engines/firn/search.json", "/api/graphql"])(
  "6 a named origin may call %s, and its preflight needs neither token nor key",
  async (url) => {
    const headers = {
      origin: office,
      "access-control-request-method": "POST",
      "access-control-request-headers": "api_key",
    };
    const preflight = await app.inject({ method: "OPTIONS", url, headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": office,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": expect.stringContaining("DELETE"),
      "access-control-max-age": "600",
      vary: expect.stringContaining("Origin"),
    });
    const names = String(preflight.headers["access-control-allow-headers"]).split(", ");
    for (const name of ["csrf-token", "x-bc-region", "idempotency-key", "api_key", "access_token", "x-swiftype-client"])
      expect(names).toContain(name);
    const answer = await get(url, { origin: office });
    expect(answer.headers["access-control-allow-origin"]).toBe(office);
    expect(String(answer.headers["access-control-expose-headers"])).toContain("retry-after");
    expect(answer.headers.vary).toContain("Origin");
  },
);

test("6 other origins, and pages, are not opened", async () => {
  for (const origin of [
    "https://evil.example",
    "https://office.example.evil.example",
    "null",
    "http://office.example",
  ]) {
    const answer = await get("/api/products", { origin });
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers.vary).toContain("Origin");
  }
  const page = await get("/en-us/styletile", { origin: office });
  expect(page.headers["access-control-allow-origin"]).toBeUndefined();
  const refused = await app.inject({ method: "POST", url: "/api/cart/create", headers: { origin: office } });
  expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([403, office]);
});

test("6 without CORS_ORIGINS nobody is let in; a value that is no list of origins is refused at start", async () => {
  const closed = await openApp(database.db);
  const answer = await closed.inject({ url: "/api/products", headers: { origin: office } });
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  for (const value of ["*", "office.example", "https://a.example/path", "https://a.example,,", "ftp://a.example"])
    expect(() => readConfig({ CORS_ORIGINS: value }), value).toThrow(ConfigError);
});

test("8 a known address with a wrong method is 405 with Allow; OPTIONS says what there is", async () => {
  const wrong = await app.inject({ method: "DELETE", url: "/api/products", headers: guest.headers });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(wrong.json()).toMatchObject({ status: 405, title: expect.any(String) });
  // Search clients read only errors in their own format.
  const searched = await get("/api/as/v1/engines/firn/search.json");
  expect([searched.statusCode, searched.headers.allow]).toEqual([405, "POST, OPTIONS"]);
  expect(searched.json()).toEqual({ errors: ["Here are only POST, OPTIONS."] });
  expect((await guest.call("PUT", "/api/cart/create/items")).headers.allow).toBe("POST, OPTIONS");
  const asked = await app.inject({ method: "OPTIONS", url: "/api/products/7" });
  expect([asked.statusCode, asked.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
  expect((await app.inject({ method: "OPTIONS", url: "/api/nothing" })).statusCode).toBe(404);
});

test("8 too large, of a wrong type, unknown: each a problem with its status", async () => {
  const large = await guest.call("POST", "/api/cart/create", { note: "x".repeat(1_100_000) });
  const xml = await guest.call("POST", "/api/cart/create", "<a/>", { "content-type": "text/xml" });
  const nowhere = await guest.call("POST", "/api/nowhere", {});
  const long = await get(`/api/products/${"9".repeat(3000)}`);
  for (const [answer, status] of [
    [large, 413],
    [xml, 415],
    [nowhere, 404],
    [long, 404],
  ] as const) {
    expect([answer.statusCode, answer.json().status]).toEqual([status, status]);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json().title).not.toBe("");
  }
});

test("8 bodiless calls that say application/json are taken", async () => {
  const headers = { "content-type": "application/json" };
  expect((await get(`/api/products/${productId}`, headers)).statusCode).toBe(200);
  const cart = (await guest.call("POST", "/api/cart/create", { product_id: productId })).json().data;
  expect((await guest.call("DELETE", `/api/cart/${cart.id}`, undefined, headers)).statusCode).toBe(204);
});

test("7.1 unknown includes and orders are refused with the allowed ones", async () => {
  for (const name of ["include", "sort"]) {
    const answer = await get(`/api/products?${name}=no-such`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[name]).toMatch(/variants|name/);
  }
});

/** Returns what a raw connection receives, for input that HTTP refuses before there is a request. */
function spoken(port: number, text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes));
    socket.on("close", () => done(answer));
    socket.on("error", fail);
  });
}

test("8 addresses of 30 KB work; headers beyond all measure are 431, rubbish 400, both as problems", async () => {
  const other = await openApp(database.db);
  await other.listen({ port: 0, host: "127.0.0.1" });
  const { port } = other.server.address() as { port: number };
  const long = await fetch(`http://127.0.0.1:${port}/api/products?name=kestrel&x=${"y".repeat(30_000)}`);
  expect(long.status).toBe(200);
  // An unread body would keep its connection and the server open until garbage collection.
  await long.text();
  const tooLong = await spoken(port, `GET /api/products HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(70_000)}\r\n\r\n`);
  expect(tooLong).toMatch(/^HTTP\/1.1 431 .*"status":431/s);
  expect(tooLong).toContain("application/problem+json");
  expect(await spoken(port, "NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1.1 400 .*"status":400/s);
  await other.close();
});
