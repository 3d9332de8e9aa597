import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});
afterAll(() => app.close());

const quebec = "country=ca; language=fr; countryLanguage=fr-ca";
const leads = async (url: string, cookie = "") => {
  const { statusCode, headers } = await app.inject({ url, headers: { cookie } });
  return [statusCode, headers.location];
};

test.each([
  ["/en-us/search?q=snow%20board%20%26%20boots", "/fr-ca/search?q=snow%20board%20%26%20boots"],
  ["/search?q=a%2Bb%23c&x=%C3%A9", "/fr-ca/search?q=a%2Bb%23c&x=%C3%A9"],
  ["/riders?q=%26%2B%23", "/fr-ca/team?q=%26%2B%23"],
  ["/?utm_source=a%26b", "/fr-ca?utm_source=a%26b"],
  ["/en-us/caf%C3%A9%3Fx?a=b%3Dc", "/fr-ca/caf%C3%A9%3Fx?a=b%3Dc"],
])("2.4 queries survive byte for byte: %s", async (from, to) => {
  expect(await leads(from, quebec)).toEqual([302, to]);
});

test.each([
  ["/en-us/c/snowboards?utm_source=a%2Bb&page=99&sort=newest", "/en-us/c/snowboards?utm_source=a%2Bb&page="],
  ["/en-us/stores?country=us&x=%2B&page=99", "/en-us/stores?country=us&x=%2B"],
])("2.7 a page that a list does not have leads to its last and keeps the rest: %s", async (from, to) => {
  const [status, location] = await leads(from);
  expect([status, String(location).startsWith(to), String(location).includes("page=99")]).toEqual([302, true, false]);
  // The payload for scripts is built from the same query, not from an earlier visitor's.
  const [path, query] = from.split("?");
  const payload = await app.inject({ url: `${path}/_payload.json?${query}` });
  expect(payload.json()).toEqual({ redirect: location });
  const other = await app.inject({ url: `${path}/_payload.json?${query?.replace("%2B", "%2C")}` });
  expect(other.json().redirect).toBe(String(location).replace("%2B", "%2C"));
});

test("2.4 a category below the wrong parent leads to its own address with the query", async () => {
  const at = "/en-us/c/boots/splitboards?color=ink%26sand";
  const [status, location] = await leads(at);
  expect([status, String(location).endsWith("?color=ink%26sand")]).toEqual([301, true]);
});

test("3.1 signing in comes back to the page with its query", async () => {
  expect(await leads("/en-us/account/orders?page=2&x=%26")).toEqual([
    302,
    `/en-us/account/sign-in?to=${encodeURIComponent("/account/orders?page=2&x=%26")}`,
  ]);
  const { headers } = await openCaller(app, "rider@firn.example");
  const signIn = "/en-us/account/sign-in?to=%2Faccount%2Forders%3Fpage%3D2%26x%3D%2526";
  expect(await leads(signIn, headers.cookie)).toEqual([302, "/en-us/account/orders?page=2&x=%26"]);
});

test.each([
  ["/en-us/search?q=x%26y", "/fr-ca/search?q=x%26y"],
  ["/p/kestrel", "/fr-ca/p/kestrel"],
  ["/en-us", "/fr-ca"],
  ["//elsewhere.example", "/fr-ca"],
])("2.4 the choice of a locale leads to the same page in it: %s", async (to, wanted) => {
  expect(await leads(`/api/locale?locale=fr-ca&to=${encodeURIComponent(to)}`)).toEqual([302, wanted]);
});
