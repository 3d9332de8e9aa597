import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { upsertContentTypes } from "#services/content/model-writes.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;
let cookie = "";

const editor = { api_key: "firn-demo", authorization: "firn-demo-management" };
const page = (headers: object = {}, url = "/en-us/care") => app.inject({ url, headers: { ...headers } });

beforeAll(async () => {
  const schema = ["title", "url", "intro"].map((uid) => ({ uid, display_name: uid, data_type: "text" as const }));
  const entry = { contentType: "page", uid: "care", locale: "en-us", title: "Care", url: "/care" };
  await database.db.transaction().execute(async (trx) => {
    await upsertContentTypes(trx, [
      { uid: "page", title: "Page", schema, options: { is_page: true, url_prefix: "/" } },
    ]);
    await upsertEntries(trx, [{ ...entry, data: { intro: "As published." } }]);
  });
  app = await openApp(database.db);
  const payload = { entry: { intro: "As drafted." } };
  await app.inject({ method: "PUT", url: "/v3/content_types/page/entries/care", headers: editor, payload });
  const begun = await app.inject("/api/content/preview?token=firn-demo-preview&hash=abc&to=/en-us/care");
  expect([begun.statusCode, begun.headers.location]).toEqual([302, "/en-us/care"]);
  cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});

describe("7.9 live preview in the shop", () => {
  test("shows drafts to the visitor who holds its cookie, and to nobody else", async () => {
    for (let round = 0; round < 2; round++) {
      expect((await page()).body).toContain("As published.");
      const drafted = await page({ cookie });
      expect([drafted.statusCode, drafted.body.includes("As drafted.")]).toEqual([200, true]);
      expect(drafted.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
      expect(drafted.body).toContain('<meta name="robots" content="noindex">');
    }
    expect((await page()).headers["x-robots-tag"]).toBeUndefined();
  });

  test("shows drafts to the page's own navigation too", async () => {
    const payload = await page({ cookie }, "/en-us/care/_payload.json");
    expect([payload.headers["cache-control"], payload.body.includes("As drafted.")]).toEqual([
      "private, no-store",
      true,
    ]);
    expect((await page({}, "/en-us/care/_payload.json")).body).toContain("As published.");
  });

  test("is said by a bar in the visitor's language, which ends it", async () => {
    const { body } = await page({ cookie }, "/de-de/care");
    const [, end = ""] = /<aside data-preview[^>]*>.*?<a href="([^"]+)".*?<\/aside><div id="app">/.exec(body) ?? [];
    expect(body).toContain("Vorschau beenden");
    expect((await page()).body).not.toContain("data-preview");
    const ended = await app.inject({ url: end, headers: { cookie } });
    expect([ended.statusCode, ended.headers.location]).toEqual([302, "/de-de/care"]);
    expect(ended.cookies).toMatchObject([{ name: "firn_preview", value: "" }]);
  });

  test("needs the token, a plain hash, and leads nowhere else", async () => {
    const wrong = await app.inject("/api/content/preview?token=guess&hash=abc&to=/");
    expect([wrong.statusCode, wrong.json().errors]).toEqual([403, { token: "is not the preview token" }]);
    const hash = await app.inject("/api/content/preview?token=firn-demo-preview&hash=a.b");
    expect([hash.statusCode, Object.keys(hash.json().errors)]).toEqual([422, ["hash"]]);
    for (const to of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
      const answer = await app.inject(`/api/content/preview?token=firn-demo-preview&to=${encodeURIComponent(to)}`);
      expect(answer.headers.location).toBe("/");
    }
  });

  test("believes no cookie that it did not sign", async () => {
    const [, value = ""] = cookie.split("=");
    const [hash, until, signature] = value.split(".");
    for (const forged of [`${hash}.${Number(until) + 1}.${signature}`, `other.${until}.${signature}`, "abc", "a.b.c"]) {
      expect((await page({ cookie: `firn_preview=${forged}` })).body).toContain("As published.");
    }
  });
});

test("8 addresses at /v3 that cannot be read are refused in the protocol's words", async () => {
  for (const url of ["/v3/content_types/%E0%A4%A", `/v3/assets/${"a".repeat(3000)}`, "/v3/nowhere", "/v3"]) {
    const answer = await app.inject({ url, headers: { api_key: "firn-demo", access_token: "firn-demo-delivery" } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    const shape = { error_message: expect.any(String), error_code: expect.any(Number), errors: expect.any(Object) };
    expect([url.slice(0, 30), answer.json()]).toEqual([url.slice(0, 30), shape]);
  }
});
