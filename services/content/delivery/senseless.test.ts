import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useContentRequests } from "#tests/support/suites/content-requests.ts";
import { toDeliveryError } from "./problem.ts";
import { withinTime } from "./select.ts";

const { database, get, post, errorShape } = useContentRequests();

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
