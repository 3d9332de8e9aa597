import * as AppSearch from "@elastic/app-search-javascript";
import { SearchDriver } from "@elastic/search-ui";
import AppSearchAPIConnector from "@elastic/search-ui-app-search-connector";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { rack } from "#tests/support/samples/search-documents.ts";
import { indexDocuments } from "./indexing/documents.ts";
import { searchRoutes } from "./routes.ts";

/** Runs the published clients, unmodified, against a listening server. */

const database = useDatabase(({ db }) => indexDocuments(db, rack));
let app: App;
let endpointBase = "";
beforeAll(async () => {
  app = Fastify() as unknown as App;
  await app.register(
    async (scope) => searchRoutes(scope as unknown as App, { db: database.db, engine: "firn", key: "search-key" }),
    {
      prefix: "/api/as/v1/engines",
    },
  );
  endpointBase = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const here = { all: [{ locale: "en-us" }] };
const client = (searchKey = "search-key", engineName = "firn") =>
  AppSearch.createClient({ searchKey, endpointBase, engineName, cacheResponses: false });

describe("7.10 @elastic/app-search-javascript", () => {
  test("7.10 search", async () => {
    const options = {
      filters: here,
      facets: { kind: { type: "value" } },
      result_fields: { title: { raw: {}, snippet: {} } },
      page: { size: 5 },
    };
    const list = await client().search("kestral", options);
    expect(list.info.meta.page.total_results).toBe(1);
    expect(list.results[0].getRaw("title")).toBe("Kestrel");
    expect(list.results[0].getSnippet("title")).toBe("<em>Kestrel</em>");
    expect(list.info.facets.kind[0].data).toEqual([{ value: "snowboard", count: 1 }]);
  });

  test("7.10 disjunctive facets", async () => {
    const options = {
      filters: { all: [{ kind: "gloves" }] },
      facets: { kind: [{ type: "value" }] },
      disjunctiveFacets: ["kind"],
    };
    const list = await client().search("", options);
    expect(list.results).toHaveLength(1);
    expect(list.info.facets.kind[0].data).toContainEqual({ value: "snowboard", count: 2 });
  });

  test("7.10 multi_search, query_suggestion, click", async () => {
    const both = await client().multiSearch([
      { query: "kestrel", options: {} },
      { query: "pillar", options: { filters: here } },
    ]);
    expect(both.map((list: { results: unknown[] }) => list.results.length)).toEqual([1, 1]);
    const { results } = await client().querySuggestion("kest", { size: 3 });
    expect(results.documents).toEqual([{ suggestion: "kestrel" }]);
    await client().click({ query: "kestrel", documentId: "product-kestrel-en-us", requestId: "r", tags: ["t"] });
    expect(await database.db.selectFrom("search_clicks").select("clicks").execute()).toEqual([{ clicks: 1 }]);
  });

  test("8 errors have the form '[status] errors'", async () => {
    await expect(client("wrong").search("x", {})).rejects.toThrow("[401] Invalid or missing search key");
    await expect(client("search-key", "other").search("x", {})).rejects.toThrow("[404] Could not find engine");
    await expect(client().search("x", { filters: { nope: 1 } })).rejects.toThrow(
      "[400] Filters contains invalid field: nope",
    );
  });
});

describe("7.10 @elastic/search-ui with its App Search connector", () => {
  test("7.10 a search with facets, filters, pages and completions", async () => {
    const apiConnector = new AppSearchAPIConnector({
      searchKey: "search-key",
      engineName: "firn",
      endpointBase,
      cacheResponses: false,
    });
    const driver = new SearchDriver({
      apiConnector,
      trackUrlState: false,
      alwaysSearchOnInitialLoad: false,
      searchQuery: {
        filters: [{ field: "locale", values: ["en-us"], type: "all" }],
        result_fields: { title: { raw: {}, snippet: { size: 100, fallback: true } } },
        facets: {
          kind: { type: "value" },
          price: {
            type: "range",
            ranges: [
              { from: 0, to: 200, name: "low" },
              { from: 200, name: "high" },
            ],
          },
        },
        disjunctiveFacets: ["kind"],
      },
      autocompleteQuery: {
        results: { result_fields: { title: { raw: {} } }, resultsPerPage: 3 },
        suggestions: { types: { documents: { fields: ["title"] } } },
      },
    });
    driver.getActions().setSearchTerm("", { refresh: true });
    await expect.poll(() => driver.getState()).toMatchObject({ error: "", totalResults: 5, totalPages: 1 });
    driver.getActions().addFilter("kind", "helmet", "any");
    const titles = () => driver.getState().results.map((result) => result.title.raw);
    await expect.poll(titles).toEqual(["Outpost Helmet"]);
    const state = driver.getState();
    expect(state.facets.kind?.[0]?.data).toContainEqual({ value: "snowboard", count: 2 });
    expect(state.facets.price?.[0]?.data).toEqual([
      { value: { from: 0, to: 200, name: "low" }, count: 1 },
      { value: { from: 200, name: "high" }, count: 0 },
    ]);
    driver
      .getActions()
      .setSearchTerm("outp", { autocompleteResults: true, autocompleteSuggestions: true, refresh: false, debounce: 0 });
    const suggested = () => driver.getState().autocompletedSuggestions.documents?.[0];
    await expect.poll(suggested).toEqual({ suggestion: "outpost helm" });
    driver.tearDown();
  });
});
