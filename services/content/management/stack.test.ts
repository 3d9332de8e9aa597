import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#database/tables.ts";
import { upsertEntries } from "#services/content/writes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillSample } from "#tests/support/samples/content-delivery.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { createEntry, updateEntry } from "./actions.ts";
import { saveEnvironment } from "./model.ts";
import { carryOut } from "./publishing.ts";
import { exportStack } from "./stack.ts";
import { importStack } from "./stack-import.ts";

const from = useDatabase();
const to = useDatabase();
const folder = useTempFolder("stack");

beforeAll(async () => {
  await fillSample(from.db);
  const { db } = from;
  await saveEnvironment(db, "production", "staging", null);
  const key = { contentType: "header", uid: "new", locale: "en-us" };
  const press = { db, jobs: { send: async () => undefined }, live: "production" };
  const order = { ...key, action: "publish" as const, locales: ["en-us"], version: null, author: "eva" };
  await createEntry(db, key.contentType, key.locale, { uid: "new", title: "One" }, "eva");
  await carryOut(press, { ...order, environments: ["production"] });
  await updateEntry(db, key, { title: "Two" }, "eva");
  await carryOut(press, { ...order, environments: ["staging"] });
  await updateEntry(db, key, { title: "Three" }, "eva");
});

const tables = async (db: Db) => ({
  shown: await db
    .selectFrom("content_entries")
    .select(["content_type", "uid", "locale", "title", "url", "tags", "data"])
    .orderBy("content_type")
    .orderBy("uid")
    .orderBy("locale")
    .execute(),
  assets: await db.selectFrom("content_assets").select(["uid", "path", "width", "tags"]).orderBy("uid").execute(),
  terms: await db.selectFrom("content_terms").select(["taxonomy", "uid", "parent"]).orderBy("uid").execute(),
  types: await db.selectFrom("content_types").select(["uid", "schema", "options"]).orderBy("uid").execute(),
});

test("7.9 a whole stack goes out as files and comes in elsewhere as it was, drafts and environments too", async () => {
  // Sample entries that their types do not allow are not tested here.
  await from.db.deleteFrom("content_types").where("uid", "in", ["product", "header"]).execute();
  const counts = await exportStack(from.db, folder);
  expect(await importStack(to.db, folder, "eva")).toEqual({ ok: true, value: counts });
  expect(await tables(to.db)).toEqual(await tables(from.db));
  const draft = await to.db.selectFrom("content_drafts").select("title").where("uid", "=", "new").execute();
  const staged = await to.db
    .selectFrom("content_publications as there")
    .innerJoin("content_versions as kept", (join) =>
      join.onRef("kept.uid", "=", "there.uid").onRef("kept.version", "=", "there.version"),
    )
    .select(["there.environment", "kept.title"])
    .execute();
  expect([draft, staged]).toEqual([[{ title: "Three" }], [{ environment: "staging", title: "Two" }]]);
});

test("7.9 the same again changes nothing, and goes out the same", async () => {
  const before = await tables(to.db);
  const versions = () =>
    to.db
      .selectFrom("content_entries")
      .select((all) => all.fn.sum("version").as("sum"))
      .execute();
  const sum = await versions();
  expect((await importStack(to.db, folder, "eva")).ok).toBe(true);
  expect([await tables(to.db), await versions()]).toEqual([before, sum]);
});

test("8 a file with mistakes brings nothing in, and they are named by file, place and field", async () => {
  await exportStack(from.db, folder);
  const types = [{ uid: "page", title: "Page", schema: [{ uid: "number", display_name: "N", data_type: "text" }] }];
  await writeFile(join(folder, "content_types.json"), JSON.stringify(types));
  const outcome = await importStack(to.db, folder, "eva");
  expect(outcome).toMatchObject({
    ok: false,
    problem: { fields: { "entries/page.json.0.draft.number": "is not a text." } },
  });
  const fixed = { contentType: "banner", uid: "boards-banner", locale: "en-us", title: "Changed", data: {} };
  await to.db.transaction().execute((trx) => upsertEntries(trx, [fixed]));
  await importStack(to.db, folder, "eva");
  const kept = await to.db.selectFrom("content_entries").select("title").where("uid", "=", "boards-banner").execute();
  expect(kept).toEqual([{ title: "Changed" }]);
  expect(JSON.parse(await readFile(join(folder, "environments.json"), "utf8"))).toEqual(["staging"]);
});
