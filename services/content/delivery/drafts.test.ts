import type { AddressInfo } from "node:net";
import delivery from "@contentstack/delivery-sdk";
import contentstack from "contentstack";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";

const database = useDatabase();
let app: App;
let port = 0;

const kestrel = "content_types/story/entries/kestrel-tale";
const editor = { api_key: keys.apiKey, authorization: keys.managementToken };
const reader = { api_key: keys.apiKey, access_token: keys.deliveryToken };
const preview = { api_key: keys.apiKey, preview_token: keys.previewToken, live_preview: "abc123" };
const get = async (path: string, headers: object = reader) =>
  (await app.inject({ url: `/v3/${path}`, headers: { ...headers } })).json();
const change = (method: "POST" | "PUT", path: string, payload: object) =>
  app.inject({ method, url: `/v3/${path}`, headers: editor, payload });

const embedded =
  '<p>See <a class="embedded-entry" data-sys-entry-uid="merlin" data-sys-content-type-uid="product" sys-style-type="link">it</a></p><img data-sys-asset-uid="ridge" src="/i/firn/ridge" />';
const tree = {
  type: "doc",
  attrs: {},
  children: [
    { type: "reference", attrs: { type: "entry", "entry-uid": "osprey", "content-type-uid": "product" }, children: [] },
    { type: "reference", attrs: { type: "entry", "entry-uid": "nobody", "content-type-uid": "product" }, children: [] },
    { type: "a", attrs: { url: "java\nscript:x()", onclick: "x()" }, children: [{ text: "it" }] },
  ],
};

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
  const schema = [
    { uid: "title", data_type: "text", mandatory: true },
    { uid: "body", data_type: "text", field_metadata: { allow_rich_text: true } },
    { uid: "tree", data_type: "json", field_metadata: { allow_json_rte: true } },
    { uid: "hero", data_type: "reference", reference_to: ["story"] },
  ];
  await change("POST", "content_types", { content_type: { uid: "story", title: "Story", schema } });
  const entry = { uid: "kestrel-tale", title: "One", body: embedded, tree };
  await change("POST", "content_types/story/entries", { entry });
  await change("POST", `${kestrel}/publish`, { entry: { environments: ["production"], locales: ["en-us"] } });
  await change("PUT", kestrel, { entry: { title: "Two" } });
  const hero = [{ uid: "kestrel-tale", _content_type_uid: "story" }];
  await change("POST", "content_types/story/entries", { entry: { uid: "only-draft", title: "Only a draft", hero } });
});
afterAll(() => app.close());

describe("7.9 live preview", () => {
  test("answers drafts, with filters and references, to whoever holds the preview token", async () => {
    expect((await get(`${kestrel}?live_preview=abc123`, preview)).entry.title).toBe("Two");
    const query = encodeURIComponent(JSON.stringify({ hero: { $in_query: { title: "Two" } } }));
    const found = await get(`content_types/story/entries?include[]=hero&query=${query}`, preview);
    expect(found.entries).toMatchObject([{ uid: "only-draft", hero: [{ title: "Two" }] }]);
    expect((await get("content_types/page/entries?include_count=true", preview)).count).toBe(230);
    const management = { ...editor, live_preview: "abc123" };
    expect((await get(`${kestrel}?environment=production`, management)).entry.title).toBe("Two");
  });

  test("needs a hash and the right token; without a hash everything goes as usual", async () => {
    expect((await get(`${kestrel}?live_preview=abc123`)).entry.title).toBe("One");
    for (const live_preview of ["", "init"]) {
      expect((await get(kestrel, { ...reader, ...preview, live_preview })).entry.title).toBe("One");
    }
    const guess = { ...reader, ...preview, preview_token: "guess" };
    expect(await get(kestrel, guess)).toMatchObject({
      error_code: 105,
      errors: { preview_token: [expect.any(String)] },
    });
    const answer = await app.inject({ method: "PUT", url: `/v3/${kestrel}`, headers: preview, payload: { entry: {} } });
    expect(answer.statusCode).toBe(403);
  });

  test.each([
    ["a preview token", { preview_token: keys.previewToken }],
    ["a management token", { management_token: keys.managementToken }],
  ])("is what contentstack 3 gets with %s and a hash", async (_name, token) => {
    const stack = contentstack.Stack({
      api_key: keys.apiKey,
      delivery_token: keys.deliveryToken,
      environment: "production",
      live_preview: { enable: true, host: `127.0.0.1:${port}`, ...token },
    } as never);
    stack.setHost("127.0.0.1");
    stack.setProtocol("http" as never);
    stack.setPort(port as never);
    const read = () => stack.ContentType("story").Entry("kestrel-tale").toJSON().fetch();
    expect(await read()).toMatchObject({ title: "One" });
    stack.livePreviewQuery({ live_preview: "abc123", content_type_uid: "story" } as never);
    expect(await read()).toMatchObject({ title: "Two" });
  });
});

describe("7.9 version", () => {
  test("gives readers what was published, of what is published, and editors everything", async () => {
    expect((await get(`${kestrel}?version=1`)).entry).toMatchObject({ title: "One", _version: 1 });
    expect(await get(`${kestrel}?version=2`)).toMatchObject({ error_code: 141 });
    expect((await get(`${kestrel}?version=1`, editor)).entry.title).toBe("One");
    expect((await get(`${kestrel}?version=2`, preview)).entry.title).toBe("Two");
    expect(await get(`${kestrel}?version=x`)).toMatchObject({ errors: { version: [expect.any(String)] } });
    await change("POST", `${kestrel}/publish`, { entry: { environments: ["production"], locales: ["en-us"] } });
    expect((await get(`${kestrel}?version=1`)).entry).toMatchObject({ title: "One", _version: 1 });
    expect((await get(`${kestrel}?version=2`)).entry).toMatchObject({ title: "Two", _version: 2 });
  });

  test("of an asset is the one there is", async () => {
    expect((await get("assets/ridge?version=1")).asset.uid).toBe("ridge");
    expect(await get("assets/ridge?version=2")).toMatchObject({ error_code: 145 });
  });
});

test("7.9 include_embedded_items brings what rich texts hold, as HTML or as nodes", async () => {
  const { entry } = await get(`${kestrel}?include_embedded_items[]=BASE`);
  expect(entry._embedded_items).toMatchObject({
    body: [
      { uid: "merlin", title: "Merlin", _content_type_uid: "product" },
      { uid: "ridge", filename: "ridge.jpg", _content_type_uid: "sys_assets" },
    ],
    tree: [{ uid: "osprey", title: "Osprey", _content_type_uid: "product" }],
  });
  expect(entry.tree.children[2]).toEqual({ type: "a", attrs: {}, children: [{ text: "it" }] });
  expect(await get(kestrel)).not.toHaveProperty("entry._embedded_items");
});

describe("7.9 delivery-sdk 5", () => {
  const connect = (more: object = {}) => {
    const { apiKey, deliveryToken, environment } = keys;
    const stack = delivery.stack({ apiKey, deliveryToken, environment, host: "127.0.0.1", port, ...more });
    stack.getClient().defaults.baseURL = `http://127.0.0.1:${port}/v3`;
    return stack;
  };

  test("gets embedded items and the asset fields it asks for", async () => {
    const entry = await connect().contentType("story").entry("kestrel-tale").includeEmbeddedItems().fetch<object>();
    expect(entry).toHaveProperty("_embedded_items.body");
    const asset = connect().asset("ridge").assetFields("user_defined_fields", "visual_markups");
    expect(await asset.fetch<object>()).toMatchObject({ uid: "ridge", user_defined_fields: {}, visual_markups: [] });
    expect(await connect().asset("ridge").fetch<object>()).not.toHaveProperty("user_defined_fields");
  });

  test("8 is told of a wrong token at once, in our words", async () => {
    const call = connect({ deliveryToken: "other" }).contentType("story").entry("kestrel-tale").fetch();
    await expect(call).rejects.toMatchObject({ error_code: 105, error_message: expect.stringContaining("token") });
  });
});

test("7.9 an answer that would take too long is given up before clients stop waiting, in the protocol's words", async () => {
  const slow = await openDelivery(database.db, undefined, 150);
  const holder = await database.pool.connect();
  await holder.query("begin; lock table content_entries in access exclusive mode");
  const answer = await slow.inject({ url: `/v3/${kestrel}`, headers: reader });
  await holder.query("rollback");
  holder.release();
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { error_message: expect.any(String), error_code: 503, errors: {} },
  ]);
});
