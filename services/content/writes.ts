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
 * Publishes entries: new ones are added, changed ones get the next version, equal ones stay as they are. Uses one
 * statement for any number; (contentType, uid, locale) must not occur twice. Returns how many were added or changed.
 * Changes are recorded for sync and announced once, when the transaction commits.
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
  // An entry that was withdrawn and is published again, or has a draft, continues with the version after its last one.
  const { rows: changed } = await sql<Key>`
    insert into content_entries as kept (content_type, uid, locale, title, url, tags, data, version)
    select given.content_type, given.uid, given.locale, title, url, tags, data,
      greatest(past.version, head.version, 0) + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (content_type text, uid text, locale text, title text, url text, tags text[], data jsonb)
    left join content_events past
      on (past.subject, past.content_type, past.uid, past.locale)
        = ('entry', given.content_type, given.uid, given.locale)
    left join content_heads head
      on (head.content_type, head.uid, head.locale) = (given.content_type, given.uid, given.locale)
    on conflict (content_type, uid, locale) do update
      set title = excluded.title, url = excluded.url, tags = excluded.tags, data = excluded.data,
          version = greatest(kept.version + 1, excluded.version), updated_at = now(), author = excluded.author
      where (kept.title, kept.url, kept.tags, kept.data)
        is distinct from (excluded.title, excluded.url, excluded.tags, excluded.data)
    returning content_type, uid, locale, version
  `.execute(trx);
  await moveHeads(trx, changed);
  await note(trx, "entry_published", changed);
  return changed.length;
}

/** For entries with editors' versions, adds the newly published text as one more version and makes it the draft. */
async function moveHeads(trx: Transaction, keys: readonly Key[]): Promise<void> {
  await sql`
    with kept as (
      insert into content_versions
        (content_type, uid, locale, version, title, url, tags, data, author, published_at)
      select content_type, uid, locale, entry.version, title, url, tags, data, author, now()
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (content_type text, uid text, locale text)
      join content_entries entry using (content_type, uid, locale)
      join content_heads head using (content_type, uid, locale)
      returning content_type, uid, locale, version
    )
    update content_heads head set version = kept.version from kept
    where (head.content_type, head.uid, head.locale) = (kept.content_type, kept.uid, kept.locale)
  `.execute(trx);
}

/**
 * Starts the version history of published entries that only programs have written so far. A null locale means all
 * locales.
 */
export async function keepHeads(trx: Transaction, contentType: string, uid: string, locale: string | null = null) {
  const which = sql`content_type = ${contentType} and uid = ${uid} and (${locale}::text is null or locale = ${locale})`;
  await sql`
    insert into content_heads (content_type, uid, locale, version, created_at, created_by)
    select content_type, uid, locale, version, created_at, author from content_entries where ${which}
    on conflict do nothing
  `.execute(trx);
  await sql`
    insert into content_versions
      (content_type, uid, locale, version, title, url, tags, data, created_at, author, published_at)
    select content_type, uid, locale, version, title, url, tags, data, updated_at, author, updated_at
    from content_entries where ${which}
    on conflict do nothing
  `.execute(trx);
}

/** Removes an entry with its drafts and versions, in one locale or in all. Returns whether it existed. */
export async function deleteEntry(
  trx: Transaction,
  contentType: string,
  uid: string,
  locale: string | null = null,
): Promise<boolean> {
  await takeTurn(trx);
  const which = sql`content_type = ${contentType} and uid = ${uid} and (${locale}::text is null or locale = ${locale})`;
  const { rows } = await sql<Key>`
    delete from content_entries where ${which} returning content_type, uid, locale, version
  `.execute(trx);
  const heads = await sql`delete from content_heads where ${which}`.execute(trx);
  await note(trx, "entry_deleted", rows);
  return rows.length > 0 || Number(heads.numAffectedRows ?? 0) > 0;
}

/**
 * Withdraws an entry in one locale. Its draft and versions stay, and readers of that locale get the default locale
 * again. Returns whether it existed.
 */
export async function unpublishEntry(
  trx: Transaction,
  contentType: string,
  uid: string,
  locale: string,
): Promise<boolean> {
  await takeTurn(trx);
  await keepHeads(trx, contentType, uid, locale);
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
