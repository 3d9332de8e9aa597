import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Tag } from "#platform/cache/tag.ts";

/**
 * Records the tags of a change inside its transaction. On commit every process is notified (follow.ts), and cached or
 * derived data with these tags is renewed.
 */
export async function recordChange(trx: Transaction, tags: readonly Tag[]): Promise<void> {
  if (tags.length > 0) await sql`select record_change(${[...new Set(tags)]}::text[])`.execute(trx);
}

/** Runs once a day: deletes changes older than a day that every shared reader has processed. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`
    delete from changes where at < now() - interval '1 day' and (
      transaction >= pg_snapshot_xmax(pg_current_snapshot())
      or not exists (select from change_readers where not pg_visible_in_snapshot(transaction, seen)))
  `.execute(db);
}
