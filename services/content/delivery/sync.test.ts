import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { deleteAsset, deleteContentType, upsertAssets } from "#services/content/model-writes.ts";
import { deleteEntry, type EntryInput, unpublishEntry, upsertEntries } from "#services/content/writes.ts";
import { recorded } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample, keys, openDelivery } from "#tests/support/samples/content-delivery.ts";

const database = useDatabase();
let app: App;

beforeAll(async () => {
  await fillSample(database.db);
  app = await openDelivery(database.db);
});

type Item = {
  type: string;
  content_type_uid: string;
  event_at: string;
  data: Record<string, unknown> & { uid: string };
};
type Page = {
  items: Item[];
  skip: number;
  limit: number;
  total_count: number;
  pagination_token?: string;
  sync_token?: string;
};

async function sync(params: Record<string, string>): Promise<Page> {
  const search = new URLSearchParams({ environment: "production", ...params });
  const headers = { api_key: keys.apiKey, access_token: keys.deliveryToken };
  const answer = await app.inject({ url: `/v3/stacks/sync?${search}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function syncAll(params: Record<string, string>): Promise<{ items: Item[]; token: string }> {
  const items: Item[] = [];
  for (let page = await sync(params); ; page = await sync({ pagination_token: page.pagination_token ?? "" })) {
    expect([page.skip, page.limit, Boolean(page.pagination_token) !== Boolean(page.sync_token)]).toEqual([
      items.length,
      100,
      true,
    ]);
    items.push(...page.items);
    expect(page.total_count).toBeGreaterThanOrEqual(items.length);
    if (page.sync_token) return { items, token: page.sync_token };
  }
}

const page = (uid: string, title: string, locale = "en-us"): EntryInput => ({
  contentType: "page",
  uid,
  locale,
  title,
  data: {},
});
const publish = (...entries: EntryInput[]) => database.db.transaction().execute((trx) => upsertEntries(trx, entries));
const remove = (type: string, uid: string) => database.db.transaction().execute((trx) => deleteEntry(trx, type, uid));
const told = (items: Item[]) => items.map(({ type, data }) => `${type} ${data.uid}`);

test("7.9 a first sync gives everything that is published, page by page", async () => {
  const { items } = await syncAll({ init: "true" });
  const types = Map.groupBy(items, ({ type }) => type);
  expect([types.get("entry_published")?.length, types.get("asset_published")?.length]).toEqual([242, 2]);
  expect(items.find(({ data }) => data.uid === "kestrel")).toMatchObject({
    content_type_uid: "product",
    event_at: expect.stringMatching(/Z$/),
    data: { price: 549, _version: 1, created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  const asset = { type: "asset_published", content_type_uid: "sys_assets", data: { filename: "ridge.jpg" } };
  expect(items.find(({ data }) => data.uid === "ridge")).toMatchObject(asset);
});

test("7.9 the filter is remembered, and only changes come later", async () => {
  const { items, token } = await syncAll({ init: "true", content_type_uid: "page", locale: "en-us" });
  expect(items).toHaveLength(230);
  await publish(page("page-001", "Changed"), page("new", "New"), page("new", "Neu", "de"), page("gone", "Gone"));
  await publish({ ...page("other", "Other"), contentType: "product" });
  await remove("page", "gone");
  await remove("page", "page-002");
  await database.db.transaction().execute((trx) => unpublishEntry(trx, "page", "page-003", "en-us"));
  const changes = await syncAll({ sync_token: token });
  expect(told(changes.items)).toEqual([
    "entry_published page-001",
    "entry_published new",
    "entry_deleted gone",
    "entry_deleted page-002",
    "entry_unpublished page-003",
  ]);
  expect((await syncAll({ sync_token: changes.token })).items).toEqual([]);
  await remove("product", "other");
});

test("7.9 what changes while pages are turned comes with the next sync", async () => {
  const first = await sync({ init: "true", content_type_uid: "page" });
  const [seen] = first.items;
  await remove("page", seen?.data.uid ?? "");
  await publish(page("late", "Late"));
  const second = await sync({ pagination_token: first.pagination_token ?? "" });
  const third = await sync({ pagination_token: second.pagination_token ?? "" });
  const next = await syncAll({ sync_token: third.sync_token ?? "" });
  expect(told(next.items)).toEqual([`entry_deleted ${seen?.data.uid}`, "entry_published late"]);
});

test("7.9 types and a date narrow a sync", async () => {
  const deleted = await syncAll({ init: "true", type: "entry_deleted,entry_unpublished" });
  expect(new Set(deleted.items.map(({ type }) => type))).toEqual(new Set(["entry_deleted", "entry_unpublished"]));
  expect((await syncAll({ init: "true", start_from: "2999-01-01" })).items).toEqual([]);
  expect((await syncAll({ init: "true", start_date: "2020-01-01T00:00:00.000Z" })).items.length).toBeGreaterThan(200);
});

test("7.9 assets and types are told of too", async () => {
  const { token } = await syncAll({ init: "true" });
  await database.db.transaction().execute(async (trx) => {
    const facts = { contentType: "image/jpeg", fileSize: 1, path: "/i/firn/x" };
    await upsertAssets(trx, [{ uid: "x", title: "X", filename: "x.jpg", ...facts }]);
    await deleteAsset(trx, "logo");
    await deleteContentType(trx, "header");
  });
  const { items } = await syncAll({ sync_token: token });
  expect(told(items)).toEqual(["asset_published x", "asset_deleted logo", "content_type_deleted header"]);
});

test("7.9 an entry that comes back goes on counting, and a token of another kind is refused", async () => {
  await publish(page("phoenix", "One"));
  await publish(page("phoenix", "Two"));
  await remove("page", "phoenix");
  await publish(page("phoenix", "Three"));
  const { items, token } = await syncAll({ init: "true", content_type_uid: "page", start_from: "2020-01-01" });
  expect(items.find(({ data }) => data.uid === "phoenix")?.data._version).toBe(3);
  const headers = { api_key: keys.apiKey, access_token: keys.deliveryToken };
  const answer = await app.inject({ url: `/v3/sync?pagination_token=${token}`, headers });
  expect([answer.statusCode, answer.json().error_code]).toEqual([422, 141]);
});

test("7.9 writers take turns, so that no reader can overtake a change", async () => {
  const { token } = await syncAll({ init: "true" });
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const first = database.db.transaction().execute(async (trx) => {
    await upsertEntries(trx, [page("slow", "Slow")]);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  const second = publish(page("quick", "Quick"));
  const during = await syncAll({ sync_token: token });
  gate.resolve();
  await Promise.all([first, second]);
  const after = await syncAll({ sync_token: during.token });
  expect([told(during.items), told(after.items)]).toEqual([[], ["entry_published slow", "entry_published quick"]]);
});

test("changes are announced once per call, and not when nothing changed", async () => {
  const before = (await recorded(database)).length;
  await publish(page("a", "A"), page("b", "B"), { ...page("c", "C"), contentType: "banner" });
  await publish(page("a", "A"));
  await remove("page", "a");
  expect((await recorded(database)).slice(before).map((tags) => tags.sort())).toEqual([
    [
      "content-list:banner:en-us",
      "content-list:page:en-us",
      "content:?",
      "content:banner:c:en-us",
      "content:page:a:en-us",
      "content:page:b:en-us",
    ],
    ["content-list:page:en-us", "content:?", "content:page:a:en-us"],
  ]);
});
