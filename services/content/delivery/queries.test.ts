import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";

const database = useDatabase();
let app: App;

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
});

const headers = { api_key: keys.apiKey, access_token: keys.deliveryToken };

async function ask(path: string, params: Record<string, string> = {}) {
  const search = new URLSearchParams({ environment: "production", ...params });
  const answer = await app.inject({ url: `/v3/${path}?${search}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function uidsOf(query: object, params: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await ask("content_types/product/entries", {
    query: JSON.stringify(query),
    asc: "uid",
    ...params,
  });
  expect([status, body.error_message]).toEqual([200, undefined]);
  return body.entries.map((entry: { uid: string }) => entry.uid);
}

const all = ["heron", "kestrel", "merlin", "osprey"];

describe("7.9 filters choose entries:", () => {
  test.each<[string, object, string[]]>([
    ["none", {}, all],
    ["a text", { title: "Kestrel" }, ["kestrel"]],
    ["a number", { price: 449 }, ["merlin"]],
    ["several fields", { price: 549, title: "Merlin" }, []],
    ["null is missing or null", { note: null }, ["merlin", "osprey"]],
    ["a list holds a value", { regions: "us" }, ["kestrel", "merlin"]],
    ["a list is the same", { regions: ["us", "ca"] }, ["kestrel"]],
    ["tags", { tags: "sale" }, ["heron", "merlin"]],
    ["one of several tags", { tags: ["new", "sale"] }, ["heron", "kestrel", "merlin"]],
    ["a dotted path", { "cat_ids_bc.us": 649 }, ["osprey"]],
    ["a dotted path through a list", { "blocks.size.width": { $gt: 500 } }, ["kestrel", "osprey"]],
    ["a place in a list", { "blocks.0.kind": "text", "blocks.1.kind": { $ne: "text" } }, all],
    ["a reference's uid", { "category.uid": "dear" }, ["kestrel", "osprey"]],
    ["an object is the same", { cat_ids_bc: { us: 499 } }, ["heron"]],
    ["$in", { uid: { $in: ["heron", "osprey", "nobody"] } }, ["heron", "osprey"]],
    ["$in of numbers", { price: { $in: [449, 549] } }, ["kestrel", "merlin"]],
    ["$in with null", { note: { $in: [null, "wet\nsnow"] } }, ["heron", "merlin", "osprey"]],
    ["$in of nothing", { price: { $in: [] } }, []],
    ["$in as one client sends it twice encoded", { price: { $in: { 0: 449, 1: 649 } } }, ["merlin", "osprey"]],
    ["$nin", { regions: { $nin: ["us"] } }, ["heron", "osprey"]],
    ["$nin of nothing", { price: { $nin: [] } }, all],
    ["$ne", { price: { $ne: 449 } }, ["heron", "kestrel", "osprey"]],
    ["$ne of a field that is missing", { unknown: { $ne: 1 } }, all],
    ["$lt and $gte", { price: { $gte: 449, $lt: 549 } }, ["heron", "merlin"]],
    ["$lte and $gt", { price: { $gt: 449, $lte: 549 } }, ["heron", "kestrel"]],
    ["numbers and texts do not compare", { price: { $gt: "1" } }, []],
    ["times", { created_at: { $gt: "2020-01-01T00:00:00.000Z" }, updated_at: { $lt: "2020-01-01" } }, []],
    ["the version", { _version: 1 }, all],
    ["$exists", { note: { $exists: true } }, ["heron", "kestrel"]],
    ["$exists: false", { note: { $exists: false } }, ["merlin", "osprey"]],
    ["$exists of a column", { url: { $exists: true } }, all],
    ["$regex", { title: { $regex: "^[KM]e" } }, ["kestrel", "merlin"]],
    ["$regex with $options", { title: { $regex: "^HE", $options: "i" } }, ["heron"]],
    ["$regex with options inside", { title: { $regex: "(?i)REY$" } }, ["osprey"]],
    ["$regex in lists", { regions: { $regex: "^c" } }, ["kestrel"]],
    ["$regex on lines", { note: { $regex: "^snow$", $options: "m" } }, ["heron"]],
    ["$regex without lines", { note: { $regex: "wet.snow" } }, []],
    ["$regex over lines", { note: { $regex: "wet.snow", $options: "s" } }, ["heron"]],
    ["$or beside a field", { $or: [{ price: 449 }, { price: 549 }], regions: "ca" }, ["kestrel"]],
    ["$or of one field", { $or: [{ "cat_ids_bc.us": 449 }, { "cat_ids_bc.us": 649 }] }, ["merlin", "osprey"]],
    ["$and of $or", { $and: [{ $or: [{ uid: "heron" }, { uid: "merlin" }] }, { tags: "new" }] }, ["merlin"]],
    ["$in_query", { category: { $in_query: { level: 2 } } }, ["kestrel", "osprey"]],
    ["$nin_query", { category: { $nin_query: { level: 2 } } }, ["heron", "merlin"]],
    ["$in_query in $in_query", { category: { $in_query: { parent: { $in_query: { uid: "dear" } } } } }, all],
    ["a term", { "taxonomies.terrain": "park" }, ["merlin"]],
    ["terms", { "taxonomies.terrain": { $in: ["park", "powder"] } }, ["merlin", "osprey"]],
    ["$eq_below", { "taxonomies.terrain": { $eq_below: "park" } }, ["kestrel", "merlin"]],
    ["$below", { "taxonomies.terrain": { $below: "park" } }, ["kestrel"]],
    ["$below as far as levels say", { "taxonomies.terrain": { $below: "park", levels: 1 } }, []],
    ["$eq_above", { "taxonomies.terrain": { $eq_above: "kicker" } }, ["kestrel", "merlin"]],
    ["$above", { "taxonomies.terrain": { $above: "kicker" } }, ["merlin"]],
    ["any term", { "taxonomies.terrain": { $exists: true } }, ["kestrel", "merlin", "osprey"]],
    ["no term", { "taxonomies.terrain": { $exists: false } }, ["heron"]],
    ["values that look like SQL", { title: "'; drop table products --", "a'b": { $in: ["')"] } }, []],
    ["names of the language", { __proto__x: 1, constructor: 2, "toString.length": 3 }, []],
  ])("%s", async (_name, query, uids) => {
    expect(await uidsOf(query)).toEqual(uids);
  });
});

describe("7.9 lists", () => {
  test.each<[Record<string, string>, string[]]>([
    [{ asc: "price" }, ["merlin", "heron", "kestrel", "osprey"]],
    [{ asc: "cat_ids_bc.us", skip: "1", limit: "2" }, ["heron", "kestrel"]],
    [{ asc: "uid", typeahead: "100%" }, ["kestrel"]],
    [{ asc: "uid", typeahead: "MER" }, ["merlin"]],
    [{ asc: "uid", "tags[]": "sale" }, ["heron", "merlin"]],
  ])("are ordered, cut and searched: %j", async (params, uids) => {
    expect(await uidsOf({}, params)).toEqual(uids);
  });

  test("say how many there are, beside one page or alone", async () => {
    const { body } = await ask("content_types/page/entries", { include_count: "true", limit: "3", skip: "5" });
    expect([body.count, body.entries.length]).toEqual([230, 3]);
    const counted = await ask("content_types/page/entries", { count: "true", query: '{"number":{"$lt":7}}' });
    expect(counted.body).toEqual({ entries: 7 });
    expect((await ask("content_types/page/entries", { limit: "500" })).body.entries).toHaveLength(100);
  });

  test("9.3 pages of 100 entries are fetched until all are loaded", async () => {
    const seen = new Set<string>();
    for (let skip = 0; skip < 300; skip += 100) {
      const { body } = await ask("content_types/page/entries", { skip: String(skip) });
      for (const { uid } of body.entries) seen.add(uid);
    }
    expect(seen.size).toBe(230);
  });

  test("by taxonomy cover every type and name it", async () => {
    const query = JSON.stringify({ "taxonomies.terrain": { $eq_below: "park" } });
    const { body } = await ask("taxonomies/entries", { query, asc: "uid", include_count: "true" });
    expect(body).toMatchObject({
      entries: [
        { uid: "kestrel", _content_type_uid: "product" },
        { uid: "merlin", _content_type_uid: "product" },
      ],
      count: 2,
    });
  });

  test("of assets are filtered like entries", async () => {
    const found = async (query: object) =>
      (await ask("assets", { query: JSON.stringify(query) })).body.assets.map((asset: { uid: string }) => asset.uid);
    expect(await found({ title: "Logo" })).toEqual(["logo"]);
    expect(await found({ tags: "scene" })).toEqual(["ridge"]);
    expect(await found({ filename: { $regex: "^ridge" }, content_type: "image/jpeg" })).toEqual(["ridge"]);
    expect(await found({ unknown: 1 })).toEqual([]);
  });

  test.each(["content_types/product/entries", "assets"])("of %s are filtered by all that they show", async (path) => {
    const list = async (query: object) => {
      const { status, body } = await ask(path, { query: JSON.stringify(query), include_dimension: "true" });
      expect([status, body.error_message]).toEqual([200, undefined]);
      return (body.entries ?? body.assets) as Record<string, unknown>[];
    };
    const [one = {}] = await list({});
    const uids = async (query: object) => (await list(query)).map(({ uid }) => uid);
    for (const [name, value] of leaves(one)) {
      expect([name, await uids({ [name]: value })]).toEqual([name, expect.arrayContaining([one.uid])]);
      expect([name, await uids({ [name]: { $ne: value } })]).toEqual([name, expect.not.arrayContaining([one.uid])]);
    }
    const { time } = one.publish_details as { time: string };
    expect(await uids({ "publish_details.time": { $gte: time } })).toContain(one.uid);
    expect(await uids({ "publish_details.time": { $gt: time }, uid: one.uid })).toEqual([]);
  });

  test("100 uids in one $or are a plain question", async () => {
    const $or = Array.from({ length: 100 }, (_, number) => ({ uid: `page-${String(number).padStart(3, "0")}` }));
    const { body } = await ask("content_types/page/entries", { query: JSON.stringify({ $or }) });
    expect(body.entries).toHaveLength(100);
  });
});

/** Returns dotted names and values of all scalar values in an answer, without lists. */
function leaves(shown: object, before = ""): [string, unknown][] {
  return Object.entries(shown).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [];
    if (typeof value === "object" && value !== null) return leaves(value, `${before}${key}.`);
    return [[before + key, value]];
  });
}
