import pg from "pg";
import { expect, test } from "vitest";
import { locks } from "#database/locks.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openChanges } from "./follow.ts";
import { forgetOldChanges, recordChange } from "./record.ts";
import { categoriesTag, everything, productTag, storesTag } from "./tags.ts";

const database = useDatabase();
const settings = () => ({ host: database.host, user: "firn", database: database.name });
const open = () => openChanges(settings(), openLog("silent"));
const record = (...tags: Tag[]) => database.db.transaction().execute((trx) => recordChange(trx, tags));
const count = async (table: string) =>
  (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

/** Ends the connections over which processes listen. */
const cut = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database where datname = $1 and locktype = 'advisory' and objid = $2",
    [database.name, locks.followers],
  );

test("every process hears what was committed, and nothing of what was rolled back", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  const heard: Tag[][] = [[], []];
  one.subscribe((tags) => heard[0]?.push(...tags));
  other.subscribe((tags) => heard[1]?.push(...tags));
  const failed = database.db.transaction().execute(async (trx) => {
    await recordChange(trx, [storesTag]);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  await record(productTag(1));
  await expect.poll(() => heard).toEqual([[productTag(1)], [productTag(1)]]);
  await Promise.all([one.stop(), other.stop()]);
});

test("a transaction that commits after a later one is not missed", async () => {
  const changes = await open();
  const heard: Tag[] = [];
  changes.subscribe((tags) => heard.push(...tags));
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = database.db.transaction().execute(async (trx) => {
    await recordChange(trx, [productTag(2)]);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await record(productTag(3));
  await expect.poll(() => heard).toEqual([productTag(3)]);
  gate.resolve();
  await slow;
  await expect.poll(() => heard).toEqual([productTag(3), productTag(2)]);
  await changes.stop();
});

test("what was recorded while the database was away is heard once afterwards", async () => {
  const other = new pg.Client({ ...settings(), database: "postgres" });
  await other.connect();
  const changes = await open();
  const heard: Tag[][] = [];
  changes.subscribe((tags) => void heard.push([...tags]));
  await other.query(`alter database ${database.name} allow_connections false`);
  await cut();
  await record(productTag(4), categoriesTag);
  await record(productTag(4));
  await other.query(`alter database ${database.name} allow_connections true`);
  await expect.poll(() => heard.map((tags) => tags.sort())).toEqual([[categoriesTag, productTag(4)]]);
  await changes.stop();
  await other.end();
});

test("one process works for all; the next goes on where a killed one stopped", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  const done: string[] = [];
  const worker = (name: string) => async (tags: ReadonlySet<Tag>) => void done.push(`${name} ${[...tags].sort()}`);
  const readers = [one.work("counted", 1, worker("one")), other.work("counted", 1, worker("other"))];
  await expect.poll(() => done).toHaveLength(1);
  const [first = ""] = done[0]?.split(" ") ?? [];
  expect(done).toEqual([`${first} ${everything}`]);
  await record(productTag(5));
  await expect.poll(() => done.at(-1)).toBe(`${first} ${productTag(5)}`);
  await (first === "one" ? one : other).stop();
  await record(productTag(6));
  const second = first === "one" ? "other" : "one";
  await expect.poll(() => done.at(-1)).toBe(`${second} ${productTag(6)}`);
  await Promise.all([one.stop(), other.stop(), ...readers.map((reader) => reader.settled())]);
  expect(done).toHaveLength(3);

  const later = await open();
  await record(productTag(7));
  await later.work("counted", 1, worker("later")).settled();
  await expect.poll(() => done.at(-1)).toBe(`later ${productTag(7)}`);
  await later.stop();
  const newer = await open();
  newer.work("counted", 2, worker("newer"));
  await expect.poll(() => done.at(-1)).toBe(`newer ${everything}`);
  await newer.stop();
});

test("work that fails is done again", async () => {
  const changes = await open();
  const tries: Tag[][] = [];
  changes.work("failing", 1, async (tags) => {
    tries.push([...tags]);
    if (tries.length === 2) throw new Error("for once");
  });
  await expect.poll(() => tries).toEqual([[everything]]);
  await record(productTag(8));
  const twice = [[everything], [productTag(8)], [productTag(8)]];
  await expect.poll(() => tries).toEqual(twice);
  await changes.stop();
});

test("what is old and was read by everyone is forgotten", async () => {
  await database.pool.query("delete from change_readers");
  await record(productTag(9));
  await database.pool.query("update changes set at = at - interval '2 days'");
  await database.pool.query("insert into change_readers (name, version, seen) values ('slow', 1, '10:10:')");
  await forgetOldChanges(database.db);
  expect(await count("changes")).toBeGreaterThan(0);
  await database.pool.query("update change_readers set seen = pg_current_snapshot()");
  await forgetOldChanges(database.db);
  expect(await count("changes")).toBe(0);
});

test("a database that was restored elsewhere begins with everything", async () => {
  await database.pool.query(
    "insert into change_readers (name, version, seen) values ('moved', 1, '900000000:900000000:')",
  );
  const changes = await open();
  const done: Tag[][] = [];
  changes.work("moved", 1, async (tags) => void done.push([...tags]));
  await record(productTag(10));
  await expect.poll(() => done[0]).toEqual([everything]);
  await changes.stop();
});
