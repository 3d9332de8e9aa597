import pg from "pg";
import { expect, test, vi } from "vitest";
import { listenForChanges } from "#platform/changes.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();

test("a committed change is heard, and a lost connection drops everything", async () => {
  const heard: string[][] = [];
  const settings = { host: database.host, user: "firn", database: database.name };
  const changes = await listenForChanges(settings, openLog("silent"), (tags) => heard.push(tags));
  await database.pool.query("select pg_notify('firn_changed', $1)", ['["product:1"]']);
  await vi.waitFor(() => expect(heard).toEqual([["product:1"]]));
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen firn_changed' and datname = $1",
    [database.name],
  );
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(["*"]), { timeout: 5000 });
  await changes.stop();
});

test("a database that is away for a while is listened to once afterwards, however often it refused", async () => {
  const settings = { host: database.host, user: "firn", database: database.name };
  const other = new pg.Client({ ...settings, database: "postgres" });
  await other.connect();
  const heard: string[][] = [];
  const changes = await listenForChanges(settings, openLog("silent"), (tags) => heard.push(tags));
  const listeners = "from pg_stat_activity where query = 'listen firn_changed' and datname = $1";
  await other.query(`alter database ${database.name} allow_connections false`);
  await other.query(`select pg_terminate_backend(pid) ${listeners}`, [database.name]);
  await new Promise((later) => setTimeout(later, 2200));
  await other.query(`alter database ${database.name} allow_connections true`);
  await vi.waitFor(() => expect(heard).toEqual([["*"]]), { timeout: 5000 });
  await new Promise((later) => setTimeout(later, 1200));
  expect(heard).toEqual([["*"]]);
  const { rows } = await other.query(`select count(*)::int as count ${listeners}`, [database.name]);
  expect(rows).toEqual([{ count: 1 }]);
  await changes.stop();
  await other.end();
});
