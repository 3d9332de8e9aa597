import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { filledIn } from "./rules.ts";
import { contentLocales, type Entry } from "./schema.ts";

type Row = {
  uid: string;
  content_type: string;
  locale: string;
  title: string;
  url: string | null;
  version: number;
  updated_at: Date;
  data: unknown;
};

const pageSize = 1000;
const columns = ["uid", "content_type", "locale", "title", "url", "version", "updated_at", "data"] as const;

const toEntry = <Data>(row: Row): Entry<Data> => ({
  uid: row.uid,
  contentType: row.content_type,
  locale: row.locale,
  title: row.title,
  url: row.url,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  data: filledIn(row.data) as Data,
});

/** PostgreSQL text cannot hold a null byte, so a key with one matches nothing. */
const isStorable = (text: string): boolean => !text.includes("\0");

/** The table of published entries, or the view of drafts. */
export type EntryTable = "content_entries" | "content_drafts";

/** Types with about as many entries as there are products. They are read by uid; all other content fits into memory. */
export const largeTypes = ["product"] as const;

const rowsPerStep = 2000;

/**
 * Returns every entry of every small type, in all locales, by type and uid. Reads in steps, so that rows and entries
 * are never in memory all at once. Changes made meanwhile are announced, and listeners read them again. Equal strings
 * are stored once.
 */
export async function findSmallEntries(db: Db): Promise<Entry[]> {
  const entries: Entry[] = [];
  const words = new Map<string, string>();
  const once = (word: string) => words.get(word) ?? words.set(word, word).get(word) ?? word;
  for (let last: Entry | undefined; ; last = entries.at(-1)) {
    const after = [last?.contentType ?? "", last?.uid ?? "", last?.locale ?? ""];
    const rows = await db
      .selectFrom("content_entries")
      .select(columns)
      .where("content_type", "not in", [...largeTypes])
      .where(sql<boolean>`(content_type, uid, locale) > (${sql.join(after)})`)
      .orderBy("content_type")
      .orderBy("uid")
      .orderBy("locale")
      .limit(rowsPerStep)
      .execute();
    for (const row of rows) {
      const entry = toEntry<Entry["data"]>(row);
      entries.push({
        ...entry,
        contentType: once(entry.contentType),
        uid: once(entry.uid),
        locale: once(entry.locale),
        url: entry.url && once(entry.url),
        updatedAt: once(entry.updatedAt),
      });
    }
    if (rows.length < rowsPerStep) return entries;
  }
}

/** Returns these entries in every published locale. */
export async function findVersions(db: Db, keys: readonly { contentType: string; uid: string }[]): Promise<Entry[]> {
  const rows = await db
    .selectFrom("content_entries")
    .select(columns)
    .where(
      sql<boolean>`(content_type, uid) in (
        select "contentType", uid from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
          as given ("contentType" text, uid text)
      )`,
    )
    .execute();
  return rows.map((row) => toEntry<Entry["data"]>(row));
}

/** Returns entries of one type by uid, each in `locale` or else in en-us. Runs one query for any number of uids. */
export async function findEntries<Data>(
  db: Db,
  contentType: string,
  uids: readonly string[],
  locale: string,
  entries: EntryTable = "content_entries",
): Promise<Map<string, Entry<Data>>> {
  const keys = uids.filter(isStorable);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom(entries)
    .distinctOn("uid")
    .select(columns)
    .where("content_type", "=", contentType)
    .where("uid", "=", sql<string>`any(${keys}::text[])`)
    .where("locale", "in", [locale, contentLocales[0]])
    .orderBy("uid")
    .orderBy(sql`locale = ${locale}`, "desc")
    .execute();
  return new Map(rows.map((row) => [row.uid, toEntry<Data>(row)]));
}

/** Returns entries of a type in `locale` or else en-us, ordered by uid: at most `limit`, starting after `afterUid`. */
async function findEntryPage<Data>(
  db: Db,
  contentType: string,
  locale: string,
  afterUid: string,
  limit: number,
  entries: EntryTable = "content_entries",
): Promise<Entry<Data>[]> {
  const rows = await db
    .selectFrom(entries)
    .distinctOn("uid")
    .select(columns)
    .where("content_type", "=", contentType)
    .where("uid", ">", afterUid)
    .where("locale", "in", [locale, contentLocales[0]])
    .orderBy("uid")
    .orderBy(sql`locale = ${locale}`, "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => toEntry<Data>(row));
}

/** Returns all entries of a type in `locale` or else en-us, ordered by uid, read in pages. */
export async function readAll<Data>(
  db: Db,
  contentType: string,
  locale: string,
  entries: EntryTable = "content_entries",
): Promise<Entry<Data>[]> {
  const all: Entry<Data>[] = [];
  for (let after = ""; ; ) {
    const page = await findEntryPage<Data>(db, contentType, locale, after, pageSize, entries);
    all.push(...page);
    if (page.length < pageSize) return all;
    after = page.at(-1)?.uid ?? "";
  }
}

/** Returns the entry of a large type with this url, in `locale` or else en-us. */
export async function findEntryByUrl<Data>(
  db: Db,
  url: string,
  locale: string,
  entries: EntryTable = "content_entries",
): Promise<Entry<Data> | null> {
  if (!isStorable(url)) return null;
  const row = await db
    .selectFrom(entries)
    .select(columns)
    .where("url", "=", url)
    .where("locale", "in", [locale, contentLocales[0]])
    .orderBy(sql`locale = ${locale}`, "desc")
    .orderBy("content_type")
    .limit(1)
    .executeTakeFirst();
  return row ? toEntry<Data>(row) : null;
}
