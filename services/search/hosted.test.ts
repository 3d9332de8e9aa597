import Fastify from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { rack } from "#tests/support/samples/search-documents.ts";
import type { ShopSearch } from "./client.ts";
import { baseOf } from "./hosted.ts";
import { indexDocuments } from "./indexing/documents.ts";
import { searchRoutes } from "./routes.ts";
import { hostedEngine, ownEngine } from "./search-engine.ts";

/** The protocol's routes in another process stand in for the hosted engine. Pages must get the same results. */

const stocked = rack.map((one) => ({
  ...one,
  colour_codes: (one.colours ?? []).map((colour) => colour.toLowerCase()),
  category_uids: [`${one.kind}s`],
  ...(one.price !== undefined && { price_us: one.price }),
}));
const database = useDatabase(({ db }) => indexDocuments(db, stocked));
let app: App;
let base = "";
let calls = 0;
beforeAll(async () => {
  app = Fastify() as unknown as App;
  app.addHook("onRequest", async () => {
    calls += 1;
  });
  const settings = () => ({ db: database.db, engine: "firn", key: "search-key" });
  await app.register(async (scope) => searchRoutes(scope as unknown as App, settings()), {
    prefix: "/api/as/v1/engines",
  });
  base = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const open = (more: object = {}) => {
  const report = vi.fn();
  return { engine: hostedEngine({ base, engine: "firn", key: "search-key", ...more }, report), report };
};
const here = { locale: "en-us", region: "us" };
const ranges = [{ to: 150 }, { from: 150 }];

const questions: ShopSearch[] = [
  { ...here, query: "kestrel" },
  { ...here, query: "", types: ["product"], size: 2, page: 2, sort: "price-up" },
  {
    ...here,
    query: "",
    facets: true,
    sort: "name",
    narrowing: {
      values: { color: ["ink"], category: ["snowboards", "helmets"] },
      region: "us",
      sizes: "us",
      price: { from: 10, to: 900 },
      inStock: true,
      ranges,
    },
  },
  { ...here, query: "turns", narrowing: { values: {}, region: "us", sizes: "eu", ranges }, facets: true },
  { ...here, query: "xyzzyplugh" },
  { ...here, query: "kestrel", region: "jp" },
];

test.each(questions)("7.10 a hosted engine gives the pages what our own does: %j", async (asked) => {
  const [own, other] = await Promise.all([ownEngine(database.db).search(asked), open().engine.search(asked)]);
  expect({ ...other, requestId: "" }).toEqual({ ...own, requestId: "" });
  expect(other.requestId).toMatch(/^[\w-]{36}$/);
});

test("7.10 answers are cached per request", async () => {
  const { engine } = open();
  calls = 0;
  const ask = () => engine.search({ ...here, query: "helmet", countTypes: false });
  const [first, same] = await Promise.all([ask(), ask()]);
  expect([calls, (await ask()).requestId, same.requestId]).toEqual([1, first.requestId, first.requestId]);
  await engine.search({ ...here, query: "helmets", countTypes: false });
  expect(calls).toBe(2);
});

test("8 an engine that refuses or does not answer is reported as '[status] errors', and nothing is found", async () => {
  const cases: [object, RegExp][] = [
    [{ key: "wrong" }, /^\[401\] Invalid or missing search key$/],
    [{ engine: "other" }, /^\[404\] Could not find engine$/],
    [{ base: "http://127.0.0.1:1" }, /fetch failed/],
  ];
  for (const [settings, message] of cases) {
    const { engine, report } = open(settings);
    expect(await engine.search({ ...here, query: "kestrel", facets: true })).toMatchObject({ total: 0, results: [] });
    expect(report.mock.calls[0]?.[0].message).toMatch(message);
    // Failures are not cached.
    await engine.search({ ...here, query: "kestrel", facets: true });
    expect(report.mock.calls.length).toBe(2);
  }
});

test("3.16 a hosted engine is told what was chosen", async () => {
  const { engine, report } = open();
  await engine.click({ query: "kestrel", documentId: "product-kestrel-en-us", requestId: "r", tags: ["t"] });
  expect(report.mock.calls).toEqual([]);
  const rows = await database.db.selectFrom("search_clicks").select(["document_id", "clicks"]).execute();
  expect(rows).toEqual([{ document_id: "product-kestrel-en-us", clicks: 1 }]);
});

test("5 a host identifier stand for its host, an endpoint base for itself", () => {
  expect(baseOf("", "host-1")).toBe("https://host-1.api.swiftype.com");
  expect(baseOf("https://search.example", "host-1")).toBe("https://search.example");
  expect(baseOf("", "")).toBeNull();
});
