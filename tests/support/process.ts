import { openChanges } from "#database/changes/follow.ts";
import type { Tables } from "#database/tables.ts";
import { followForSearch } from "#discovery/indexing/follow-changes.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { openLog } from "#platform/log.ts";
import { openAppWithCaches } from "./app.ts";
import type { TestDatabase } from "./database.ts";

/** A second process over a test's database, with its own connections, and caches that follow recorded changes. */
export async function openProcess({ host, name }: Pick<TestDatabase, "host" | "name">) {
  const settings = { host, user: "firn", database: name };
  const pool = openPool(settings, 5, () => undefined);
  const db = openDatabase<Tables>(pool);
  const { app, content, caches } = await openAppWithCaches(db);
  const changes = await openChanges(settings, openLog("silent"));
  changes.subscribe((tags) => content.refresh(tags));
  for (const cache of caches) changes.subscribe((tags) => cache.drop(tags));
  const search = followForSearch(changes, db);
  return {
    app,
    db,
    search,
    async stop() {
      await changes.stop();
      await app.close();
      await pool.end();
    },
  };
}
