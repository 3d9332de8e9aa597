import { describe, expect, test } from "vitest";
import { useSearchRoutes } from "#tests/support/samples/search-routes.ts";

const { post } = useSearchRoutes();

describe("8 search errors", () => {
  const cases: [string, unknown, string][] = [
    ["filters", { query: "", filters: { colour: "x" } }, "Filters contains invalid field: colour"],
    ["nested filters", { query: "", filters: { all: [{ any: [{ x: 1 }] }] } }, "Filters contains invalid field: x"],
    ["facets", { query: "", facets: { x: { type: "value" } } }, "Facets contains invalid field: x"],
    ["sort", { query: "", sort: { x: "asc" } }, "Sort contains invalid field: x"],
    ["result fields", { query: "", result_fields: { x: { raw: {} } } }, "Result fields contains invalid field: x"],
    ["search fields", { query: "", search_fields: { x: {} } }, "Search fields contains invalid field: x"],
    ["a missing query", {}, "Missing required parameter: query"],
    ["inherited names", { query: "", filters: { constructor: "x" } }, "Filters contains invalid field: constructor"],
  ];
  test.each(cases)("8 %s: what is wrong is named", async (_, body, error) => {
    expect(await post("firn/search", body)).toMatchObject({ status: 400, body: { errors: [error] } });
  });

  test("8 wrong shapes are 400, never our fault", async () => {
    const wrong = [
      null,
      [],
      "x",
      1,
      { query: 1 },
      { query: "", filters: [] },
      { query: "", filters: { all: {} } },
      { query: "", filters: { price: { from: "a" } } },
      { query: "", filters: { title: { from: 1 } } },
      { query: "", filters: { kind: null } },
      { query: "", filters: { kind: Array.from({ length: 2001 }, (_, at) => `kind ${at}`) } },
      { query: "", facets: [] },
      { query: "", facets: { kind: {} } },
      { query: "", facets: { price: { type: "range", ranges: [] } } },
      { query: "", facets: { kind: { type: "value", size: 251 } } },
      { query: "", sort: { price: "up" } },
      { query: "", group: {} },
      { query: "", boosts: { kind: { type: "proximity" } } },
      { query: "", analytics: { tags: 1 } },
      { query: "", precision: 12 },
      { query: "", unknown: 1 },
    ];
    for (const body of wrong) {
      const { status, body: answer } = await post("firn/search", body);
      expect([status, Array.isArray(answer.errors)], JSON.stringify(body)).toEqual([400, true]);
    }
    expect((await post("firn/search", "{")).status).toBe(400);
  });

  test("8 odd texts are answered, and quickly", async () => {
    const odd = [
      "\0",
      "a".repeat(10_000),
      "snow ".repeat(2000),
      "' | & ! ( ) :* <->",
      "%_\\",
      "\ud800",
      "💂".repeat(300),
      "ゴ".repeat(5000),
      "kestrel:A",
      "-1e400",
    ];
    for (const query of odd) {
      expect((await post("firn/search", { query, filters: { title: query.slice(0, 900) } })).status).toBe(200);
      expect((await post("firn/search", { query, search_fields: { title: {} } })).status).toBe(200);
      expect((await post("firn/query_suggestion", { query })).status).toBe(200);
    }
  });

  test("8 keys and engines", async () => {
    for (const authorization of ["", "Bearer x", "k"])
      expect(await post("firn/search", { query: "" }, { authorization })).toMatchObject({
        status: 401,
        body: { errors: [expect.any(String)] },
      });
    expect(await post("other/search", { query: "" })).toMatchObject({
      status: 404,
      body: { errors: [expect.any(String)] },
    });
    expect((await post("firn/nothing", { query: "" })).body.errors).toHaveLength(1);
  });
});
