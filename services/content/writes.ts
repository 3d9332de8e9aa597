import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";

export type EntryInput = {
  contentType: string;
  uid: string;
  locale: string;
  title: string;
  url?: string | null;
  data: object;
};

/**
 * Publishes entries: new ones are added, changed ones get the next version, equal ones stay as they are.
 * One statement for any number; (contentType, uid, locale) must not occur twice. Returns how many were added or changed.
 */
export async function upsertEntries(trx: Transaction, entries: readonly EntryInput[]): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = entries.map((entry) => ({
    content_type: entry.contentType,
    uid: entry.uid,
    locale: entry.locale,
    title: entry.title,
    url: entry.url ?? null,
    data: entry.data,
  }));
  const result = await sql`
    insert into content_entries as kept (content_type, uid, locale, title, url, data)
    select content_type, uid, locale, title, url, data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (content_type text, uid text, locale text, title text, url text, data jsonb)
    on conflict (content_type, uid, locale) do update
      set title = excluded.title, url = excluded.url, data = excluded.data,
          version = kept.version + 1, updated_at = now()
      where (kept.title, kept.url, kept.data) is distinct from (excluded.title, excluded.url, excluded.data)
  `.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** Withdraws an entry in all locales. Returns whether there was one. */
export async function deleteEntry(trx: Transaction, contentType: string, uid: string): Promise<boolean> {
  const result = await trx
    .deleteFrom("content_entries")
    .where("content_type", "=", contentType)
    .where("uid", "=", uid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
