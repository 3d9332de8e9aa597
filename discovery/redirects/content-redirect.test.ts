import { beforeAll, expect, test } from "vitest";
import { entries } from "#demo/content/entries.ts";
import { publish } from "#demo/content/load.ts";
import type { App } from "#platform/http/app.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
const redirects = publish(entries.filter(({ contentType }) => contentType === "redirect"));
let app: App;

const ring = ["a", "b"].map((name, index) => ({
  contentType: "redirect",
  uid: `ring-${name}`,
  locale: "en-us",
  title: name,
  data: { from: `/ring-${name}`, to: `/ring-${index === 0 ? "b" : "a"}` },
}));

beforeAll(async () => {
  await database.db.transaction().execute((trx) => upsertEntries(trx, [...redirects, ...ring]));
  app = await openApp(database.db);
});

const get = (url: string, cookie = "") => app.inject({ url, headers: { cookie } });
const german = "country=at; language=de; countryLanguage=de-at";

test.each([
  ["/riders", "/en-us/team", 302],
  ["/en/stores", "/en-us/stores", 301],
  ["/en/pig-collection", "/en-us/c/snowboards", 301],
  ["/help", "/en-us/support", 302],
  ["/en/customerservice/", "/en-us/support", 301],
  ["/customer-service", "/en-us/support", 302],
  ["/support", "/en-us/support", 302],
  ["/support/contact-us", "/en-us/support/contact", 302],
  ["/contactus", "/en-us/support/contact", 302],
  ["/contact", "/en-us/support/contact", 302],
])("2.2 %s leads to %s", async (from, to, status) => {
  const answer = await get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, to]);
});

test("2.2 a redirect leads to the visitor's locale and keeps the query", async () => {
  expect((await get("/riders?utm_source=a", german)).headers.location).toBe("/de-at/team?utm_source=a");
});

test("2.2 below a locale the pages stand as they are", async () => {
  expect((await get("/en-us/support")).statusCode).toBe(200);
});

test("2.2 what is redirected is so below a locale too, in that locale", async () => {
  const { statusCode, headers } = await get("/de-de/support/contact-us?from=mail");
  expect([statusCode, headers.location]).toEqual([302, "/de-de/support/contact?from=mail"]);
});

test("4 more than ten redirects give a 400", async () => {
  const answer = await get("/ring-a");
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("Too many redirects");
});
