import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";
import { toDeliveryError } from "./problem.ts";
import { withinTime } from "./select.ts";

const database = useDatabase();
let app: App;

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
});

const headers = { api_key: keys.apiKey, access_token: keys.deliveryToken };
const get = (path: string, more: object = {}) => app.inject({ url: `/v3/${path}`, headers, ...more });
const post = (path: string, payload: object) =>
  app.inject({
    method: "POST",
    url: `/v3/${path}`,
    headers: { ...headers, "content-type": "application/json" },
    payload,
  });

const errorShape = { error_message: expect.any(String), error_code: expect.any(Number), errors: expect.any(Object) };

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

describe("8 a request that makes no sense is told so in the protocol's words:", () => {
  const entries = "content_types/product/entries";
  const filter = (query: unknown) => `${entries}?query=${encodeURIComponent(JSON.stringify(query))}`;

  test.each([
    `${entries}?limit=-1`,
    `${entries}?limit=ten`,
    `${entries}?skip=1.5`,
    `${entries}?locale=xx`,
    `${entries}?environment=elsewhere`,
    `${entries}?query=%7B`,
    `${entries}?query=[]`,
    `${entries}?query=%E0%A4%A`,
    `${entries}?a[b][c][d][e][f][g][h][i][j]=1`,
    `${entries}?asc=a..b`,
    filter({ title: { $like: "x" } }),
    filter({ $not: { title: "x" } }),
    filter({ $or: [] }),
    filter({ $or: "x" }),
    filter({ title: { $in: "x" } }),
    filter({ title: { $in: [{ a: 1 }] } }),
    filter({ price: { $gt: { a: 1 } } }),
    filter({ price: { $gt: null } }),
    filter({ created_at: { $gt: "soon" } }),
    filter({ title: { $exists: "maybe" } }),
    filter({ title: { $regex: "(" } }),
    filter({ title: { $regex: "*" } }),
    filter({ title: { $regex: 1 } }),
    filter({ title: { $regex: "a", $options: "q" } }),
    filter({ title: { $options: "i" } }),
    filter({ title: "a\0b" }),
    filter({ "a\0b": 1 }),
    filter({ title: "\ud800" }),
    filter({ category: { $in_query: "x" } }),
    filter({ "taxonomies.terrain": { $near: "park" } }),
    filter({ "taxonomies.terrain": { $below: "park", levels: "all" } }),
    filter(Array.from({ length: 30 }).reduce((inside) => ({ $and: [inside] }), {}) ?? {}),
    `${entries}/no%00body`,
    "stacks/sync",
    "stacks/sync?init=true&type=entry_lost",
    "stacks/sync?init=true&start_from=soon",
    "stacks/sync?sync_token=made.up",
    "sync?pagination_token=",
  ])("%s", async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json()]).toEqual([422, errorShape]);
  });

  test.each([
    ["content_types/nothing/entries", 118],
    ["content_types/nothing/entries/kestrel", 118],
    ["content_types/nothing", 118],
    ["content_types/product/entries/nobody", 141],
    ["assets/nothing", 145],
    ["global_fields/nothing", 118],
    ["environments/elsewhere", 141],
    ["taxonomies/nothing/terms", 404],
    ["nothing/here", 404],
  ])("%s is %i", async (path, code) => {
    const answer = await get(path);
    expect(answer.json()).toEqual({ ...errorShape, error_code: code });
    expect(answer.statusCode).toBeOneOf([404, 422]);
  });

  test.each(["((a{1,250}){1,250}){1,250}", "(a{1,200}){1,200}", "a{70}{70}(b{60}){60}", "(?:(?:(?:a?){99}){99}){9}b"])(
    "a pattern that needs too much memory: %s",
    async (pattern) => {
      const answer = await get(filter({ title: { $regex: pattern } }));
      expect([answer.statusCode, answer.json()]).toEqual([422, errorShape]);
    },
  );

  test("a question that takes the database too long is stopped", async () => {
    const slow = withinTime(database.db, (trx) => sql`select pg_sleep(60)`.execute(trx));
    const error = await slow.catch((thrown) => toDeliveryError(thrown));
    expect(error).toMatchObject({ status: 422, body: { errors: { query: ["takes too long"] } } });
  });
});

test("7.9 whatever is asked, the answer is an answer", async () => {
  const name = fc.constantFrom(
    "title",
    "tags",
    "created_at",
    "uid",
    "regions",
    "blocks.size",
    "taxonomies.terrain",
    "",
    "a.0",
  );
  const operators = [
    "$in",
    "$nin",
    "$ne",
    "$lt",
    "$exists",
    "$regex",
    "$options",
    "$in_query",
    "$below",
    "levels",
    "$or",
  ];
  const { filter } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: "binary" }),
      tie("operation"),
      tie("filter"),
    ),
    operation: fc.dictionary(fc.constantFrom(...operators), tie("value"), { maxKeys: 3 }),
    filter: fc.dictionary(fc.oneof(name, fc.constantFrom("$or", "$and"), fc.string()), tie("value"), { maxKeys: 3 }),
  }));
  const property = fc.asyncProperty(filter, fc.string({ unit: "binary" }), async (query, order) => {
    const body = { _method: "GET", environment: "production", query, asc: order, include: [order], only: query };
    const answer = await post("content_types/product/entries", body);
    // Names that would change the prototype of every object are refused before the body is parsed.
    const isPoison = /"(__proto__|constructor)"/.test(JSON.stringify(body));
    expect(answer.statusCode).toBeOneOf(isPoison ? [200, 400, 422] : [200, 422]);
    if (answer.statusCode === 422) expect(answer.json()).toEqual(errorShape);
  });
  await fc.assert(property, { numRuns: 150 });
});
