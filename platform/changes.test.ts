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
