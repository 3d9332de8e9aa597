import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";
import { keys, openDelivery } from "#tests/support/samples/content-delivery.ts";
import type { ContentClient } from "./client.ts";
import { draftClient } from "./draft-client.ts";
import { httpClient } from "./hosted/http-client.ts";
import { inProcessClient } from "./in-process.ts";
import { upsertContentTypes } from "./model-writes.ts";
import { type EntryInput, upsertEntries } from "./writes.ts";

/** The behaviour that every content client guarantees, in process and over HTTP. */

const database = useDatabase();
let app: App;
let host = "";

const entry = (uid: string, locale: string, title: string, data: object = {}, contentType = "page"): EntryInput => {
  const url = contentType === "product" ? `/p/${uid}` : `/${uid}`;
  return { contentType, uid, locale, title, url, data };
};
const many = Array.from({ length: 230 }, (_, number) =>
  entry(`n-${String(number).padStart(3, "0")}`, "en-us", `Number ${number}`, { number }, "number"),
);
const banner = { link: { title: "Öl & Wachs", banner: [{ uid: "powder", _content_type_uid: "banner" }] }, shown: true };

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    const schema = [{ uid: "title", display_name: "Title", data_type: "text" as const }];
    const options = { is_page: true };
    await upsertContentTypes(trx, [
      { uid: "page", title: "Page", schema, options: { ...options, url_prefix: "/" } },
      { uid: "product", title: "Product", schema, options: { ...options, url_prefix: "/p/" } },
      { uid: "empty", title: "Empty", schema },
      { uid: "number", title: "Number", schema },
    ]);
    await upsertEntries(trx, [
      entry("about", "en-us", "About", { regions: ["us"] }),
      entry("about", "de", "Über uns", { regions: ["eu"] }),
      entry("care", "en-us", "Care", banner),
      entry(
        "emptied",
        "en-us",
        "Emptied",
        { hero: null, tiles: [{ title: "Boots", text: null }], count: 0 },
        "product",
      ),
      entry("nur-hier", "de", "Nur hier", { regions: [] }),
      entry("kestrel", "en-us", "Kestrel", {}, "product"),
      entry("kestrel", "fr", "Crécerelle", {}, "product"),
      ...many,
    ]);
  });
  app = await openDelivery(database.db);
  await app.listen({ port: 0, host: "127.0.0.1" });
  host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const log = openLog("silent");
const { apiKey, deliveryToken, environment } = keys;
const preview = { token: keys.previewToken, hash: "abc" };

const clients: [string, () => ContentClient][] = [
  ["in process", () => inProcessClient(database.db)],
  ["in process, with drafts", () => draftClient(database.db)],
  ["over HTTP", () => httpClient({ host, apiKey, deliveryToken, environment }, log)],
  ["over HTTP, from its cache", () => httpClient({ host, apiKey, deliveryToken, environment, cachePolicy: 1 }, log)],
  ["over HTTP, with drafts", () => httpClient({ host, apiKey, deliveryToken, environment, preview }, log)],
];

describe.each(clients)("7.9 content %s", (_name, open) => {
  const titles = (entries: Iterable<{ title: string }>) => [...entries].map(({ title }) => title);

  test("comes by language with fallback to en-us, ordered by uid", async () => {
    const content = open();
    expect(titles(await content.all("page", "de"))).toEqual(["Über uns", "Care", "Nur hier"]);
    expect(titles(await content.all("page", "de"))).toEqual(["Über uns", "Care", "Nur hier"]);
    expect(titles(await content.all("page", "en-us"))).toEqual(["About", "Care"]);
    expect(await content.all("empty", "de")).toEqual([]);
  });

  test("comes by region: what names the region, or none", async () => {
    const content = open();
    expect(titles(await content.all("page", "de", ["eu"]))).toEqual(["Über uns", "Care", "Nur hier"]);
    expect(titles(await content.all("page", "de", ["us"]))).toEqual(["Care", "Nur hier"]);
    expect(titles(await content.all("page", "en-us", ["us", "ca"]))).toEqual(["About", "Care"]);
  });

  test("comes completely, though in pages of 100", async () => {
    expect((await open().all<{ number: number }>("number", "ja")).map(({ data }) => data.number)).toEqual(
      many.map((_, number) => number),
    );
  });

  test("is found by uid, without what does not exist", async () => {
    const content = open();
    const found = await content.byUids("product", ["kestrel", "nobody", "a\0b", "'; drop"], "fr");
    expect([titles(found.values()), found.get("kestrel")?.locale]).toEqual([["Crécerelle"], "fr"]);
    const all = await content.byUids("number", many.map(({ uid }) => uid).reverse(), "en-us");
    expect(all.size).toBe(230);
    expect((await content.byUids("number", [], "en-us")).size).toBe(0);
  });

  test("is found by its address", async () => {
    const content = open();
    expect((await content.byUrl("/about", "de"))?.title).toBe("Über uns");
    expect((await content.byUrl("/p/kestrel", "de"))?.contentType).toBe("product");
    expect(await content.byUrl("/nur-hier", "en-us")).toBeNull();
    expect(await content.byUrl("/no\0where", "en-us")).toBeNull();
  });

  test("has nothing in place of what an editor has emptied", async () => {
    const emptied = await open().byUrl("/p/emptied", "en-us");
    expect(emptied?.data).toEqual({ tiles: [{ title: "Boots" }], count: 0 });
    expect(Object.keys(emptied?.data ?? {}).sort()).toEqual(["count", "tiles"]);
  });

  test("carries uid, locale, content type, title, url, version and its fields", async () => {
    const updatedAt = expect.stringMatching(/^\d{4}-.*Z$/);
    const head = { uid: "care", contentType: "page", locale: "en-us", title: "Care", url: "/care", version: 1 };
    expect(await open().byUrl("/care", "it")).toEqual({ ...head, updatedAt, data: banner });
  });
});
