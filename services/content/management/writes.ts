import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { noteEvents, takeTurn } from "#services/content/events.ts";
import { keepHeads } from "#services/content/writes.ts";
import type { EntryKey } from "./reads.ts";
import type { EntryText } from "./rules.ts";

export type LogLine = {
  author: string;
  action:
    | ("created" | "updated" | "rolled_back" | "deleted" | "published" | "unpublished" | "planned" | "cancelled")
    | ("type_saved" | "type_deleted" | "asset_saved" | "asset_deleted" | "imported");
  contentType: string;
  uid: string;
  locale?: string | null;
  version?: number | null;
  environment?: string | null;
};

export async function writeLog(trx: Transaction, lines: readonly LogLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ contentType, ...line }) => ({ ...line, content_type: contentType }));
  await trx.insertInto("content_log").values(rows).execute();
}

/**
 * Saves the next version of an entry in a locale as its draft. Readers do not see it. Returns its version number, which
 * continues after all versions ever published under this uid.
 */
export async function saveDraft(trx: Transaction, key: EntryKey, text: EntryText, author: string): Promise<number> {
  const { contentType, uid, locale } = key;
  await takeTurn(trx);
  await keepHeads(trx, contentType, uid, locale);
  const { rows } = await sql<{ version: number }>`
    insert into content_heads as head (content_type, uid, locale, version, created_by)
    select ${contentType}::text, ${uid}::text, ${locale}::text, coalesce(max(version), 0) + 1, ${author}::text
    from content_events where subject = 'entry' and content_type = ${contentType} and uid = ${uid} and locale = ${locale}
    on conflict (content_type, uid, locale) do update set version = greatest(head.version + 1, excluded.version)
    returning version
  `.execute(trx);
  const version = rows[0]?.version ?? 1;
  const { title, url, tags, data } = text;
  await trx
    .insertInto("content_versions")
    .values({ content_type: contentType, uid, locale, version, title, url, tags, data: JSON.stringify(data), author })
    .execute();
  return version;
}

type Release = { contentType: string; uid: string; locales: readonly string[]; version: number | null; author: string };

/** The versions to publish: the requested one, or each locale's draft. */
const chosen = ({ contentType, uid, locales, version }: Release) => sql`
  from content_versions kept join content_heads head using (content_type, uid, locale)
  where content_type = ${contentType} and uid = ${uid} and locale = any(${locales}::text[])
    and kept.version = coalesce(${version}::integer, head.version)`;

type PublishedVersion = { locale: string; version: number };

/** Publishes versions in the environment that this shop reads. Returns those that changed for readers. */
export async function publishHere(trx: Transaction, release: Release): Promise<PublishedVersion[]> {
  const { contentType, uid } = release;
  const { rows } = await sql<PublishedVersion>`
    insert into content_entries as shown
      (content_type, uid, locale, title, url, tags, data, version, author, created_at, updated_at)
    select content_type, uid, locale, title, url, tags, data, kept.version, ${release.author}::text, head.created_at, now()
    ${chosen(release)}
    on conflict (content_type, uid, locale) do update
      set title = excluded.title, url = excluded.url, tags = excluded.tags, data = excluded.data,
          version = excluded.version, author = excluded.author, updated_at = excluded.updated_at
      where shown.version <> excluded.version
    returning locale, version
  `.execute(trx);
  await sql`
    update content_versions kept set published_at = coalesce(published_at, now())
    from content_entries shown
    where shown.content_type = ${contentType} and shown.uid = ${uid}
      and (kept.content_type, kept.uid, kept.locale, kept.version)
        = (shown.content_type, shown.uid, shown.locale, shown.version)
      and kept.published_at is null
  `.execute(trx);
  await noteEvents(
    trx,
    rows.map((row) => ({ type: "entry_published", contentType, uid, ...row })),
  );
  return rows;
}

/** Publishes versions in another environment. Returns them. */
export async function publishThere(
  trx: Transaction,
  environment: string,
  release: Release,
): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    insert into content_publications (environment, content_type, uid, locale, version, author)
    select ${environment}::text, content_type, uid, locale, kept.version, ${release.author}::text
    ${chosen(release)}
    on conflict (environment, content_type, uid, locale) do update
      set version = excluded.version, author = excluded.author, at = now()
    returning locale, version
  `.execute(trx);
  return rows;
}

/** Withdraws an entry from another environment. Returns the locales in which it was published there. */
export async function unpublishThere(
  trx: Transaction,
  environment: string,
  { contentType, uid }: Pick<EntryKey, "contentType" | "uid">,
  locales: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`
    delete from content_publications
    where environment = ${environment} and content_type = ${contentType} and uid = ${uid}
      and locale = any(${locales}::text[])
    returning locale
  `.execute(trx);
  return rows.map(({ locale }) => locale);
}
