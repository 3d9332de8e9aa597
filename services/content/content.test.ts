import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { type InProcessClient, inProcessClient } from "./in-process.ts";
import { tagsOfChanges } from "./tags.ts";
import { deleteEntry, type EntryInput, upsertEntries } from "./writes.ts";

const database = useDatabase();
const entry = (contentType: string, uid: string, locale: string, title: string, url?: string): EntryInput => ({
  contentType,
  uid,
  locale,
  title,
  url,
  data: { said: title },
});
const publish = (...entries: EntryInput[]) => database.db.transaction().execute((trx) => upsertEntries(trx, entries));

let content: InProcessClient;

beforeAll(async () => {
  content = inProcessClient(database.db);
  await publish(
    entry("page", "about", "en-us", "About", "/about"),
    entry("page", "about", "de", "Über uns", "/about"),
    entry("page", "care", "en-us", "Care", "/care"),
    entry("page", "nur-hier", "de", "Nur hier", "/nur-hier"),
    entry("product", "kestrel", "en-us", "Kestrel", "/kestrel"),
    entry("product", "kestrel", "fr", "Kestrel fr", "/kestrel"),
    entry("product", "merlin", "en-us", "Merlin", "/merlin"),
  );
});

describe.each([
  ["page", "about", "care", "de", ["Über uns", "Care"]],
  ["product", "kestrel", "merlin", "fr", ["Kestrel fr", "Merlin"]],
])("entries of type %s", (type, first, second, locale, titles) => {
  test("7.9 are filtered by language with fallback to the default language", async () => {
    const found = await content.byUids(type, [first, second, "nobody"], locale);
    expect([...found.values()].map((one) => one.title)).toEqual(titles);
    expect(found.get(second)?.locale).toBe("en-us");
  });

  test("7.9 are listed completely, by uid", async () => {
    expect((await content.all(type, "en-us")).map((one) => one.uid)).toEqual([first, second]);
    expect((await content.all(type, "ja")).map((one) => one.uid)).toEqual([first, second]);
  });
});

test("7.9 an entry without the default language shows in its own only", async () => {
  expect((await content.all("page", "de")).map((one) => one.uid)).toContain("nur-hier");
  expect(await content.byUrl("/nur-hier", "en-us")).toBeNull();
});

test("7.9 entries are found by url", async () => {
  expect((await content.byUrl("/about", "de"))?.title).toBe("Über uns");
  expect((await content.byUrl("/merlin", "de"))?.title).toBe("Merlin");
  expect(await content.byUrl("/nowhere", "de")).toBeNull();
});

test("3.16 entries carry uid, locale, content type, title, url, version and data", async () => {
  expect(await content.byUrl("/care", "it")).toEqual({
    uid: "care",
    contentType: "page",
    locale: "en-us",
    title: "Care",
    url: "/care",
    version: 1,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { said: "Care" },
  });
});

test("a change is seen after refresh, counts a version, and an equal entry changes nothing", async () => {
  expect(await publish(entry("page", "care", "en-us", "Care", "/care"))).toBe(0);
  expect(await publish(entry("page", "care", "en-us", "Care and repair", "/care"))).toBe(1);
  expect((await content.byUrl("/care", "en-us"))?.title).toBe("Care");
  content.refresh();
  expect(await content.byUrl("/care", "en-us")).toMatchObject({ title: "Care and repair", version: 2 });
  const deleted = await database.db.transaction().execute((trx) => deleteEntry(trx, "page", "nur-hier"));
  content.refresh();
  expect([deleted, await content.byUrl("/nur-hier", "de")]).toEqual([true, null]);
});

test("7.9 a change of entries reads these alone again: new, changed and withdrawn ones are where they belong", async () => {
  const fresh = inProcessClient(database.db);
  const uidsOf = async () => (await fresh.all("page", "de")).map(({ uid }) => uid);
  const tell = (...uids: string[]) =>
    fresh.refresh(uids.flatMap((uid) => tagsOfChanges([{ contentType: "page", uid, locale: "en-us" }])));
  const before = await uidsOf();
  await publish(
    entry("page", "aardvark", "en-us", "First", "/first"),
    entry("page", "care", "en-us", "Care", "/moved"),
  );
  tell("aardvark");
  expect(await uidsOf()).toEqual(["aardvark", ...before]);
  expect((await fresh.byUrl("/first", "de"))?.uid).toBe("aardvark");
  expect((await fresh.byUids("page", ["care"], "en-us")).get("care")?.url).toBe("/care");
  tell("care");
  expect((await fresh.byUids("page", ["care"], "en-us")).get("care")?.url).toBe("/moved");
  await publish(entry("page", "care", "en-us", "Care and repair", "/care"));
  await database.db.transaction().execute((trx) => deleteEntry(trx, "page", "aardvark"));
  tell("care", "aardvark");
  expect(await uidsOf()).toEqual(before);
  expect([await fresh.byUrl("/moved", "en-us"), await fresh.byUrl("/first", "de")]).toEqual([null, null]);
});

test("a failed read is not kept", async () => {
  let isDown = true;
  const failing = new Proxy(database.db, {
    get(target, key) {
      if (isDown && key === "selectFrom") throw new Error("down");
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const shaky = inProcessClient(failing);
  await expect(shaky.all("page", "en-us")).rejects.toThrow("down");
  isDown = false;
  expect(await shaky.all("page", "en-us")).toHaveLength(2);
});

test("values that look like SQL or patterns are just values", async () => {
  expect((await content.byUids("product", ["'; drop table products --", "%", "a\0b", "\ud800"], "de")).size).toBe(0);
  expect(await content.byUrl("/a\0b", "de")).toBeNull();
});
