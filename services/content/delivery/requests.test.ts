import { describe, expect, test } from "vitest";
import { useContentRequests } from "#tests/support/suites/content-requests.ts";

const { get, post, errorShape } = useContentRequests();

describe("7.9 requests are POSTs with _method GET in the body:", () => {
  const query = { uid: { $in: ["kestrel", "osprey"] } };
  const params = {
    locale: "de",
    include_fallback: true,
    include_count: true,
    include: ["category"],
    asc: "uid",
    limit: 1,
  };
  const only = { BASE: ["title", "category"], category: ["level"] };

  test.each([
    ["flat", { _method: "GET", environment: "production", ...params, only, query }],
    [
      "flat with a filter as text",
      { _method: "GET", environment: "production", ...params, only, query: JSON.stringify(query) },
    ],
    ["nested", { _method: "GET", query: { environment: "production", ...params, only, query } }],
  ])("%s", async (_form, body) => {
    const answer = await post("content_types/product/entries/", body);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        entries: [
          { uid: "kestrel", title: "Kestrel", category: [{ uid: "dear", _content_type_uid: "category", level: 2 }] },
        ],
        count: 2,
      },
    ]);
  });

  test.each([
    "content_types",
    "content_types/product",
    "content_types/product/entries/kestrel",
    "assets",
    "assets/ridge",
    "taxonomies",
    "taxonomies/terrain",
    "taxonomies/terrain/terms",
    "taxonomies/terrain/terms/jump",
    "taxonomies/entries",
    "environments",
    "environments/production",
    "global_fields",
    "global_fields/seo",
  ])("%s answers as to GET, with and without a slash at the end", async (path) => {
    const read = await get(`${path}?environment=production`);
    const posted = await post(`${path}/`, { _method: "GET", query: { environment: "production" } });
    expect([read.statusCode, read.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(posted.json()).toEqual(read.json());
  });

  test.each([[{}], [{ _method: "PATCH" }], [{ _method: "DELETE" }]])("others are refused: %j", async (body) => {
    const answer = await post("content_types/product/entries", body);
    expect([answer.statusCode, answer.json()]).toEqual([405, errorShape]);
  });
});

test("7.9 an entry has the protocol's fields and its own beside them", async () => {
  const { entry } = (await get("content_types/product/entries/kestrel?include_metadata=true")).json();
  const stamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(entry).toEqual({
    uid: "kestrel",
    title: "Kestrel",
    url: "/p/kestrel",
    locale: "en-us",
    tags: ["new"],
    ACL: {},
    _version: 1,
    _in_progress: false,
    created_at: stamp,
    updated_at: stamp,
    created_by: "firn",
    updated_by: "firn",
    publish_details: { environment: "production", locale: "en-us", time: stamp, user: "firn" },
    _metadata: {},
    regions: ["us", "ca"],
    price: 549,
    note: "Ä 100% dry",
    cat_ids_bc: { us: 549 },
    blocks: [{ kind: "text", size: { width: 549 } }, { kind: "picture" }],
    category: [{ uid: "dear", _content_type_uid: "category" }],
    taxonomies: [{ taxonomy_uid: "terrain", term_uid: "kicker" }],
  });
});

test("7.9 types show their fields, global fields theirs when asked", async () => {
  const path = "content_types/product?include_global_field_schema=true";
  const { content_type: type } = (await get(path)).json();
  expect(type.schema[1]).toMatchObject({ reference_to: "seo", schema: [{ uid: "seo_title" }] });
  const list = (await get("content_types/product/entries?include_schema=true&limit=1")).json();
  expect(list.schema.map((field: { uid: string }) => field.uid)).toEqual(["title", "seo"]);
  const { content_types: types } = (await get("content_types/?only_last_activity=true")).json();
  expect(types[1].last_activity.environments[0].details[0]).toMatchObject({ locale: "en-us" });
});

test("7.9 terms know their parents", async () => {
  const { terms } = (await get("taxonomies/terrain/terms")).json();
  const shown = terms.map((term: Record<string, unknown>) => [term.uid, term.parent_uid, term.depth]);
  expect(shown).toEqual([
    ["park", null, 1],
    ["jump", "park", 2],
    ["kicker", "jump", 3],
    ["powder", null, 1],
  ]);
});
