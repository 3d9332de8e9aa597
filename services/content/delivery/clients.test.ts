import type { AddressInfo } from "node:net";
import delivery, { QueryOperation, TaxonomyQueryOperation } from "@contentstack/delivery-sdk";
import contentstack from "contentstack";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";

/** Runs the protocol's own client packages, unchanged, against the routes on a real port. */

const database = useDatabase();
let app: App;
let port = 0;

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

type FoundEntry = Record<string, unknown> & { uid: string; locale: string; title: string };
type Nav = FoundEntry & { link: { banner: FoundEntry[] } };
type Header = FoundEntry & { main_nav: Nav[] };

describe("7.9 contentstack 3", () => {
  const connect = (change: object = {}) => {
    const settings = { api_key: keys.apiKey, delivery_token: keys.deliveryToken, environment: "production", ...change };
    const stack = contentstack.Stack(settings as contentstack.Config);
    stack.setHost("127.0.0.1");
    stack.setProtocol("http" as never);
    stack.setPort(port as never);
    return stack;
  };
  const failure = (call: PromiseLike<unknown>): Promise<object> =>
    Promise.resolve(call).then(
      () => ({}),
      (error) => error,
    );

  test("reads the header by language with its references", async () => {
    const query = connect().ContentType("header").Query().language("de").includeFallback();
    const [entries] = await query.includeReference(["main_nav", "main_nav.link.banner"]).toJSON().find();
    const [header] = entries as [Header];
    expect(header.main_nav.map(({ title, locale }) => [title, locale])).toEqual([
      ["Bretter", "de"],
      ["Boots", "en-us"],
    ]);
    expect(header.main_nav[0]?.link.banner[0]).toMatchObject({ title: "Powder", _content_type_uid: "banner" });
    const notPublished = [{ uid: "not-published", _content_type_uid: "banner" }];
    expect(header.main_nav[1]?.link.banner).toEqual(notPublished);
  });

  test("gets what only the language itself has when it asks without fallback", async () => {
    const query = connect().ContentType("header").Query().language("de").includeReference("main_nav");
    const [[header]] = (await query.toJSON().find()) as [[Header]];
    expect(header.main_nav.map(({ title }) => title)).toEqual(["Bretter", undefined]);
    const [products] = await connect().ContentType("product").Query().language("de").toJSON().find();
    expect(products).toEqual([]);
  });

  test("gets entries, their type and their count, in that order", async () => {
    const query = connect().ContentType("product").Query().includeContentType().includeCount();
    const [entries, type, count] = await query.regex("title", "^h", "i").limit(1).toJSON().find();
    expect(entries).toHaveLength(1);
    expect([type.uid, type.schema[0].uid, count]).toEqual(["product", "title", 1]);
    expect(await connect().ContentType("product").Query().count().toJSON().find()).toEqual([4]);
  });

  test("chooses fields of entries and of their references", async () => {
    const { ContentType } = connect();
    const stack = connect();
    const query = ContentType.call(stack, "product")
      .Query()
      .containedIn("uid", ["kestrel"])
      .includeReference("category");
    const [[product]] = await query.only(["title", "category"]).only("category", ["level"]).toJSON().find();
    const category = [{ uid: "dear", _content_type_uid: "category", level: 2 }];
    expect(product).toEqual({ uid: "kestrel", title: "Kestrel", category });
    const entry = await stack.ContentType("product").Entry("kestrel").except(["price", "ACL"]).toJSON().fetch();
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(["uid", "title", "regions"]));
    expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(["price"]));
  });

  test("combines queries, and follows references in them", async () => {
    const type = connect().ContentType("product");
    const cheap = type.Query().lessThan("price", 460);
    const either = type.Query().or(cheap, type.Query().where("title", "Osprey")).ascending("uid");
    const [entries] = await either.toJSON().find();
    expect(entries.map(({ uid }: FoundEntry) => uid)).toEqual(["merlin", "osprey"]);
    const dear = connect().ContentType("category").Query().where("level", 2);
    const [dearOnes] = await connect().ContentType("product").Query().referenceIn("category", dear).toJSON().find();
    expect(dearOnes).toHaveLength(2);
    const first = await connect().ContentType("product").Query().tags(["sale"]).search("mer").toJSON().findOne();
    expect(first.uid).toBe("merlin");
  });

  test("reads types, assets and entries by taxonomy", async () => {
    const { content_types: types } = (await connect().getContentTypes({})) as { content_types: FoundEntry[] };
    expect(types.map(({ uid }) => uid)).toEqual(["header", "product"]);
    expect(await connect().ContentType("header").fetch()).toMatchObject({ content_type: { title: "Header" } });
    const asset = await connect().Assets("ridge").toJSON().fetch();
    expect(asset).toMatchObject({ file_size: "12345", url: `http://127.0.0.1:${port}/i/firn/ridge` });
    const [assets] = await connect().Assets().Query().where("title", "Logo").toJSON().find();
    expect(assets).toMatchObject([{ uid: "logo" }]);
    const terms = (connect() as unknown as { Taxonomies(): contentstack.Query }).Taxonomies();
    const [entries] = await (terms as unknown as { equalAndBelow(key: string, term: string): contentstack.Query })
      .equalAndBelow("taxonomies.terrain", "jump")
      .toJSON()
      .find();
    expect(entries).toMatchObject([{ uid: "kestrel", _content_type_uid: "product" }]);
  });

  test("8 is told what is missing", async () => {
    const message = "The requested entry doesn't exist.";
    const shape = { error_message: expect.any(String), errors: expect.any(Object), statusText: expect.any(String) };
    const entry = connect().ContentType("product").Entry("nobody").toJSON().fetch();
    expect(await failure(entry)).toMatchObject({ ...shape, error_code: 141, status: 422, error_message: message });
    const type = connect().ContentType("nothing").Query().toJSON().find();
    expect(await failure(type)).toMatchObject({ ...shape, error_code: 118 });
    expect(await failure(connect().Assets("nothing").toJSON().fetch())).toMatchObject({ ...shape, error_code: 145 });
    const stranger = connect({ api_key: "other" }).ContentType("product").Query().toJSON().find();
    expect(await failure(stranger)).toMatchObject({ ...shape, error_code: 109, status: 412 });
    const thief = connect({ delivery_token: "other" }).ContentType("product").Query().toJSON().find();
    expect(await failure(thief)).toMatchObject({ ...shape, error_code: 105, status: 403 });
  });

  test("turns the pages of a sync itself", async () => {
    const { items, pagination_token } = await connect().sync({ init: true, content_type_uid: "page" } as never);
    expect([items.length, typeof pagination_token]).toEqual([100, "string"]);
    const second = await connect().sync({ pagination_token });
    const third = await connect().sync({ pagination_token: second.pagination_token });
    expect([third.items.length, third.total_count, typeof third.sync_token]).toEqual([30, 230, "string"]);
    expect((await connect().sync({ sync_token: third.sync_token })).items).toEqual([]);
  });
});

describe("7.9 delivery-sdk 5", () => {
  const connect = () => {
    const { apiKey, deliveryToken, environment } = keys;
    const stack = delivery.stack({ apiKey, deliveryToken, environment, host: "127.0.0.1", port });
    // The client uses https for every host; the test server has none.
    stack.getClient().defaults.baseURL = `http://127.0.0.1:${port}/v3`;
    return stack;
  };

  test("reads the header by language with its references", async () => {
    const query = connect().contentType("header").entry().locale("de").includeFallback();
    const { entries } = await query.includeReference("main_nav", "main_nav.link.banner").find<Header>();
    expect(entries?.[0]?.main_nav[0]?.link.banner[0]?.title).toBe("Powder");
  });

  test("chooses fields, pages and counts", async () => {
    const query = connect().contentType("product").entry().only(["title", "price"]).orderByDescending("price");
    const found = await query.includeCount().skip(1).limit(2).find<FoundEntry>();
    expect(found.entries?.map((entry) => Object.keys(entry).sort())).toEqual(Array(2).fill(["price", "title", "uid"]));
    expect([found.count, found.entries?.[0]?.uid]).toEqual([4, "kestrel"]);
    const one = await connect().contentType("product").entry("heron").except("price").fetch<FoundEntry>();
    expect([one.uid, "price" in one, "regions" in one]).toEqual(["heron", false, true]);
  });

  test("combines queries, also encoded twice", async () => {
    const entries = () => connect().contentType("product").entry();
    const inside = connect().contentType("category").entry().query().equalTo("level", 1);
    expect((await entries().query().whereIn("category", inside).find()).entries).toHaveLength(2);
    const query = entries().query().containedIn("uid", ["kestrel", "merlin"]).tags(["sale"]);
    expect((await query.find<FoundEntry>(true)).entries?.map(({ uid }) => uid)).toEqual(["merlin"]);
    const either = entries().query().or(entries().query().exists("note"), entries().query().equalTo("price", 649));
    expect((await either.find()).entries).toHaveLength(3);
    const regex = entries().query().where("title", QueryOperation.EQUALS, "Kestrel");
    expect((await regex.find()).entries).toHaveLength(1);
  });

  test("reads types, global fields, assets and entries by taxonomy", async () => {
    expect((await connect().contentType().find<FoundEntry>()).content_types).toHaveLength(2);
    expect(await connect().contentType("product").fetch<FoundEntry>()).toMatchObject({ title: "Product" });
    expect(await connect().globalField("seo").fetch<FoundEntry>()).toMatchObject({ title: "Search engines" });
    expect((await connect().globalField().find<FoundEntry>()).global_fields).toHaveLength(1);
    expect((await connect().asset().includeCount().find<FoundEntry>()).count).toBe(2);
    const asset = await connect().asset("ridge").includeDimension().relativeUrls().fetch<FoundEntry>();
    expect(asset).toMatchObject({ dimension: { width: 896, height: 504 } });
    const terms = connect().taxonomy().where("taxonomies.terrain", TaxonomyQueryOperation.EQ_BELOW, "park");
    expect((await terms.find()).entries).toHaveLength(2);
  });

  test("follows the pages of a sync", async () => {
    const { items, sync_token } = await connect().sync({ contentTypeUid: "page", startDate: "2020-01-01" }, true);
    expect([items.length, typeof sync_token]).toEqual([230, "string"]);
    expect((await connect().sync({ syncToken: sync_token ?? "" })).items).toEqual([]);
  });

  test("8 is told what is missing", async () => {
    const missing = connect().contentType("product").entry("nobody").fetch();
    await expect(missing).rejects.toMatchObject({
      error_code: 141,
      error_message: "The requested entry doesn't exist.",
    });
  });
});
