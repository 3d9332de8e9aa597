import { expect } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { findStock } from "#commerce/catalog/products/summaries.ts";
import type { Db } from "#database/tables.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { followForSearch } from "#discovery/indexing/follow-changes.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { hearChanges } from "#tests/support/changes.ts";
import type { TestDatabase } from "#tests/support/database.ts";

/** Puts everything that is sold on lists, as a merchant's changes do. */
export async function listAll(db: Db): Promise<number[]> {
  const ids = (await db.selectFrom("products").select("id").execute()).map(({ id }) => id);
  await db.transaction().execute((trx) => refreshListings(trx, ids));
  return ids;
}

/** Another process, which keeps what is left of products and follows what is recorded. */
export async function openReader(base: TestDatabase) {
  const cache = new TaggedCache();
  const changes = await hearChanges(base, (tags) => cache.drop(tags));
  const search = followForSearch(changes, base.db);
  const unread = `select count(*)::int as count from changes, change_readers
    where name = 'search' and not pg_visible_in_snapshot(transaction, seen)`;
  const leftIn = async (read: () => ReturnType<typeof findStock>) =>
    (await read()).flatMap(({ variants }) => variants.map(({ id, available = 0 }) => [id, shown(available)]));
  return {
    look: (ids: readonly number[]) => cache.read(`${ids}`, () => findStock(base.db, ids, "us")),
    /** What it keeps comes to say what the database does. */
    async isTrue(ids: readonly number[]): Promise<void> {
      const truth = await leftIn(() => findStock(base.db, ids, "us"));
      await expect.poll(() => leftIn(() => this.look(ids))).toEqual(truth);
    },
    /** The search index comes to say what the catalogue does, by what was recorded alone. */
    async isFound(): Promise<void> {
      await expect.poll(async () => (await base.pool.query(unread)).rows[0].count).toBe(0);
      await search.settled();
      expect(await catchUp(base.db)).toBe(false);
    },
    stop: () => changes.stop(),
  };
}

/** Nobody is told how many of many are left. */
const shown = (available: number): number | "many" => (available > 10 ? "many" : available);
