import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Tag } from "#platform/cache/tag.ts";

/**
 * Writes down what a transaction changes, in that transaction: when it commits, every process is told (follow.ts), and what
 * was made of these tags is made anew.
 */
export async function recordChange(trx: Transaction, tags: readonly Tag[]): Promise<void> {
  if (tags.length > 0) await sql`select record_change(${[...new Set(tags)]}::text[])`.execute(trx);
}

/** Once a day: what is older than a day and was read by everyone who works for all processes. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`
    delete from changes where at < now() - interval '1 day' and (
      transaction >= pg_snapshot_xmax(pg_current_snapshot())
      or not exists (select from change_readers where not pg_visible_in_snapshot(transaction, seen)))
  `.execute(db);
}
