import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type EventType, noteEvents, takeTurn } from "./events.ts";

export type EntryInput = {
  contentType: string;
  uid: string;
  locale: string;
  title: string;
  url?: string | null;
  tags?: string[];
  data: object;
};

type Key = { content_type: string; uid: string; locale: string; version: number };

/**
 * Publishes entries: new ones are added, changed ones get the next version, equal ones stay as they are.
 * One statement for any number; (contentType, uid, locale) must not occur twice. Returns how many were added or changed.
 * What changed is noted for sync and announced once, when the transaction commits.
 */
export async function upsertEntries(trx: Transaction, entries: readonly EntryInput[]): Promise<number> {
  if (entries.length === 0) return 0;
  await takeTurn(trx);
  const rows = entries.map((entry) => ({
    content_type: entry.contentType,
    uid: entry.uid,
    locale: entry.locale,
    title: entry.title,
    url: entry.url ?? null,
    tags: entry.tags ?? [],
    data: entry.data,
  }));
  // An entry that was withdrawn and comes back goes on with the version after its last one.
  const { rows: changed } = await sql<Key>`
    insert into content_entries as kept (content_type, uid, locale, title, url, tags, data, version)
    select given.content_type, given.uid, given.locale, title, url, tags, data, coalesce(past.version, 0) + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (content_type text, uid text, locale text, title text, url text, tags text[], data jsonb)
    left join content_events past
      on (past.subject, past.content_type, past.uid, past.locale)
        = ('entry', given.content_type, given.uid, given.locale)
    on conflict (content_type, uid, locale) do update
      set title = excluded.title, url = excluded.url, tags = excluded.tags, data = excluded.data,
          version = kept.version + 1, updated_at = now()
      where (kept.title, kept.url, kept.tags, kept.data)
        is distinct from (excluded.title, excluded.url, excluded.tags, excluded.data)
    returning content_type, uid, locale, version
  `.execute(trx);
  await note(trx, "entry_published", changed);
  return changed.length;
}

/** Withdraws an entry in all locales. Returns whether there was one. */
export async function deleteEntry(trx: Transaction, contentType: string, uid: string): Promise<boolean> {
  await takeTurn(trx);
  const { rows } = await sql<Key>`
    delete from content_entries where content_type = ${contentType} and uid = ${uid}
    returning content_type, uid, locale, version
  `.execute(trx);
  await note(trx, "entry_deleted", rows);
  return rows.length > 0;
}

/** Withdraws an entry in one locale; readers of that locale get the default one again. Returns whether there was one. */
export async function unpublishEntry(
  trx: Transaction,
  contentType: string,
  uid: string,
  locale: string,
): Promise<boolean> {
  await takeTurn(trx);
  const { rows } = await sql<Key>`
    delete from content_entries where content_type = ${contentType} and uid = ${uid} and locale = ${locale}
    returning content_type, uid, locale, version
  `.execute(trx);
  await note(trx, "entry_unpublished", rows);
  return rows.length > 0;
}

const note = (trx: Transaction, type: EventType, keys: readonly Key[]) =>
  noteEvents(
    trx,
    keys.map((key) => ({
      type,
      contentType: key.content_type,
      uid: key.uid,
      locale: key.locale,
      version: key.version,
    })),
  );
