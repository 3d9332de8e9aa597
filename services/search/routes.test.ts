import { describe, expect, test } from "vitest";
import { rack } from "#tests/support/samples/search-documents.ts";
import { here, useSearchRoutes } from "#tests/support/samples/search-routes.ts";
import { indexDocuments } from "./indexing/documents.ts";
import type { SearchDocument } from "./schema.ts";

const { database, post, find } = useSearchRoutes();

describe("7.10 search answers", () => {
  test("7.10 a search has results, meta and no facets that were not asked for, with and without .json", async () => {
    for (const path of ["firn/search", "firn/search.json"]) {
      const { status, body } = await post(path, { query: "kestrel", filters: here });
      expect(status).toBe(200);
      expect(body.meta).toMatchObject({
        alerts: [],
        warnings: [],
        engine: { name: "firn", type: "default" },
        page: { current: 1, size: 10, total_pages: 1, total_results: 1 },
      });
      expect(body.meta.request_id).toMatch(/^[\w-]{36}$/);
      expect(body.results[0]).toMatchObject({
        id: { raw: "product-kestrel-en-us" },
        title: { raw: "Kestrel" },
        price: { raw: 499.95 },
        _meta: { engine: "firn" },
      });
    }
  });

  test("7.10 what is asked again is told again, under a new number, until something changes", async () => {
    const asked = { query: "kestrel", filters: here, facets: { colours: { type: "value" } } };
    const [first, again] = [await find(asked), await find(asked)];
    expect(again).toEqual({ ...first, meta: { ...first.meta, request_id: again.meta.request_id } });
    expect(again.meta.request_id).not.toBe(first.meta.request_id);
    const kestrel = rack.find(({ uid }) => uid === "kestrel") as SearchDocument;
    await indexDocuments(database.db, [{ ...kestrel, price: 1 }]);
    expect((await find(asked)).results[0].price.raw).toBe(1);
    await indexDocuments(database.db, [kestrel]);
    expect((await find(asked)).results).toEqual(first.results);
  });

  test("7.10 nothing found is an empty list", async () => {
    expect((await find({ query: "xyzzyplugh" })).results).toEqual([]);
    expect((await find({ query: "!!! ???" })).results).toEqual([]);
  });

  test("7.10 an empty query is everything, sold out last", async () => {
    const { uids, meta } = await find({ query: "", filters: { all: [{ locale: "en-us" }, { kind: "snowboard" }] } });
    expect(uids).toEqual(["kestrel", "whiteout"]);
    expect(meta.page.total_results).toBe(2);
  });

  test("9.3 pages: size 0 to 1000, current to 100", async () => {
    const { uids, meta } = await find({ query: "", filters: here, page: { size: 2, current: 2 } });
    expect(uids).toHaveLength(2);
    expect(meta.page).toEqual({ current: 2, size: 2, total_pages: 3, total_results: 5 });
    expect((await find({ query: "", page: { size: 0 } })).results).toEqual([]);
    for (const page of [{ size: 1001 }, { size: -1 }, { current: 0 }, { current: 101 }, { size: "2" }, { pages: 2 }]) {
      expect((await post("firn/search", { query: "", page })).status).toBe(400);
    }
  });
});

describe("3.16 filters", () => {
  const cases: [string, unknown, string[]][] = [
    ["a value", { kind: "snowboard" }, ["kestrel", "whiteout"]],
    ["a list is an or", { kind: ["helmet", "gloves"] }, ["pillar-glove", "outpost-helmet"]],
    ["from is included, to is not", { price: { from: 89.5, to: 499.95 } }, ["pillar-glove", "outpost-helmet"]],
    ["an open range", { price: { from: 499.95 } }, ["kestrel", "whiteout"]],
    ["dates", { updated_at: { to: "2026-07-01" } }, ["pillar-glove"]],
    ["a number", { price: 150 }, ["outpost-helmet"]],
    ["a boolean", { in_stock: false }, ["whiteout"]],
    ["none", { none: [{ kind: "snowboard" }, { kind: "gloves" }] }, ["outpost-helmet", "helmets"]],
    [
      "nested",
      { any: [{ all: [{ kind: "snowboard" }, { none: [{ colours: "Glacier" }] }] }, { kind: "gloves" }] },
      ["whiteout", "pillar-glove"],
    ],
    ["regions", { all: [{ regions_include: "ca" }, { none: [{ "regions.exclude": "us" }] }, { kind: "gloves" }] }, []],
    ["excluded region", { none: [{ regions_exclude: "ca" }] }, ["kestrel", "whiteout", "outpost-helmet", "helmets"]],
    ["stack and environment", { all: [{ stack: "firn" }, { environment: "staging" }] }, []],
    [
      "all with any of nothing is no restriction",
      { all: [{ any: [] }] },
      ["kestrel", "whiteout", "pillar-glove", "outpost-helmet", "helmets"],
    ],
    [
      "the interface's shape",
      { all: [{ any: [{ kind: ["gloves", "helmet"] }] }, { all: [{ price: { from: 100, to: 200 } }] }] },
      ["outpost-helmet"],
    ],
  ];
  test.each(cases)("3.16 %s", async (_, filters, expected) => {
    const { uids, meta } = await find({ query: "", filters: { all: [{ locale: "en-us" }, filters] } });
    expect([...uids].sort()).toEqual([...expected].sort());
    expect(meta.page.total_results).toBe(expected.length);
  });
});

describe("3.16 facets, fields, order", () => {
  test("3.16 counts of values and of ranges", async () => {
    const ranges = [{ from: 0, to: 150, name: "low" }, { from: 150 }];
    const facets = {
      colours: { type: "value", name: "shade", size: 2 },
      price: [{ type: "range", ranges }],
      kind: { type: "value", sort: { value: "desc" } },
    };
    const { facets: found } = await find({ query: "", filters: here, facets });
    expect(found).toEqual({
      colours: [
        {
          type: "value",
          name: "shade",
          data: [
            { value: "Ink", count: 3 },
            { value: "Black", count: 1 },
          ],
        },
      ],
      price: [
        {
          type: "range",
          data: [
            { from: 0, to: 150, name: "low", count: 1 },
            { from: 150, count: 3 },
          ],
        },
      ],
      kind: [
        {
          type: "value",
          data: [
            { value: "snowboard", count: 2 },
            { value: "helmet", count: 1 },
            { value: "gloves", count: 1 },
          ],
        },
      ],
    });
  });

  test("3.16 a size of 0 still counts", async () => {
    const { results, facets } = await find({
      query: "",
      filters: { all: [{ any: [] }] },
      page: { size: 0 },
      facets: { locale: { type: "value" } },
      record_analytics: false,
      analytics: { tags: ["Facet-Only"] },
    });
    expect(results).toEqual([]);
    expect(facets.locale[0].data[0]).toEqual({ value: "en-us", count: 5 });
  });

  test("3.16 raw and snippet, safe as HTML", async () => {
    const result_fields = {
      title: { raw: { size: 3 } },
      description: { snippet: { size: 200 } },
      colours: { snippet: {} },
      uid: { snippet: { fallback: true } },
    };
    const { results } = await find({ query: "kestrel", filters: here, result_fields });
    expect(results[0].title).toEqual({ raw: "Kes" });
    expect(results[0].description.snippet).toBe(
      "A board for &lt;everything&gt; &amp; more. The <em>Kestrel</em> turns.",
    );
    expect(results[0].colours.snippet).toBeNull();
    expect(Object.keys(results[0]).sort()).toEqual(["_meta", "colours", "description", "id", "title", "uid"]);
  });

  test("3.16 sorting by fields", async () => {
    expect((await find({ query: "", filters: here, sort: { price: "asc" } })).uids).toEqual([
      "pillar-glove",
      "outpost-helmet",
      "kestrel",
      "whiteout",
      "helmets",
    ]);
    expect((await find({ query: "board", filters: here, sort: [{ kind: "asc" }, { title: "desc" }] })).uids).toEqual([
      "whiteout",
      "kestrel",
    ]);
  });

  test("3.16 search fields narrow and weigh", async () => {
    expect((await find({ query: "powder", filters: here, search_fields: { title: {} } })).uids).toEqual([]);
    expect(
      (await find({ query: "powder", filters: here, search_fields: { title: { weight: 2 }, description: {} } })).uids,
    ).toEqual(["whiteout"]);
  });

  test("3.16 boosts and groups", async () => {
    const boosts = {
      kind: [{ type: "value", value: "gloves", operation: "multiply", factor: 10 }],
      price: { type: "functional", function: "logarithmic", operation: "add", factor: 0.01 },
    };
    expect((await find({ query: "", filters: here, boosts })).uids[0]).toBe("pillar-glove");
    const grouped = await find({ query: "", filters: here, group: { field: "kind" } });
    expect(grouped.meta.page.total_results).toBe(4);
    expect(grouped.results.find((one: { _group_key: string }) => one._group_key === "snowboard")._group).toHaveLength(
      2,
    );
  });
});

describe("7.10 the other calls", () => {
  test("7.10 multi_search answers a bare list in order", async () => {
    const { body } = await post("firn/multi_search.json", {
      queries: [{ query: "kestrel" }, { query: "helmet", filters: here }],
    });
    expect(body.map((answer: { results: { uid: { raw: string } }[] }) => answer.results[0]?.uid.raw)).toEqual([
      "kestrel",
      "outpost-helmet",
    ]);
    const wrong = await post("firn/multi_search", { queries: [{ query: "" }, {}] });
    expect(wrong).toMatchObject({
      status: 400,
      body: [{ errors: [] }, { errors: ["Missing required parameter: query"] }],
    });
    expect((await post("firn/multi_search", { queries: Array(11).fill({ query: "" }) })).status).toBe(400);
  });

  test("7.10 query_suggestion completes titles", async () => {
    const { body } = await post("firn/query_suggestion", {
      query: "outp",
      size: 5,
      types: { documents: { fields: ["title"] } },
    });
    expect(body.results.documents).toEqual([{ suggestion: "outpost helm" }, { suggestion: "outpost helmet" }]);
    expect(
      (await post("firn/query_suggestion", { query: "gla", types: { documents: { fields: ["colours"] } } })).body
        .results.documents,
    ).toEqual([{ suggestion: "glacier" }]);
    expect((await post("firn/query_suggestion", { query: "x", types: { documents: { fields: ["x"] } } })).status).toBe(
      400,
    );
  });

  test("7.10 a click is counted and has no body", async () => {
    const click = { query: "kestrel", document_id: "product-kestrel-en-us", request_id: "r", tags: [] };
    expect(await post("firn/click", click)).toMatchObject({ status: 200, text: "" });
    expect(await post("firn/click.json", click)).toMatchObject({ status: 200, text: "" });
    expect(await post("firn/click", { ...click, document_id: "none" })).toMatchObject({ status: 200 });
    expect(await database.db.selectFrom("search_clicks").select(["document_id", "clicks"]).execute()).toEqual([
      { document_id: "product-kestrel-en-us", clicks: 2 },
    ]);
    expect((await post("firn/click", {})).status).toBe(400);
  });
});
