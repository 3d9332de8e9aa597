import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
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

const columns = ["uid", "content_type", "locale", "title", "url", "version", "updated_at", "data"] as const;

export const toEntry = <Data>(row: Row): Entry<Data> => ({
  uid: row.uid,
  contentType: row.content_type,
  locale: row.locale,
  title: row.title,
  url: row.url,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  data: row.data as Data,
});

/** PostgreSQL text cannot hold a null byte: such a key names nothing. */
const isStorable = (text: string): boolean => !text.includes("\0");

/** Types that are read by uid because there are as many entries as products; everything else fits into memory. */
export const largeTypes = ["product"] as const;

/** Every entry of every small type, in all locales. */
export async function findSmallEntries(db: Db): Promise<Entry[]> {
  const rows = await db
    .selectFrom("content_entries")
    .select(columns)
    .where("content_type", "not in", [...largeTypes])
    .orderBy("content_type")
    .orderBy("uid")
    .execute();
  return rows.map((row) => toEntry(row));
}

/** Entries of one type by uid, each in `locale` or else in en-us: one query for any number of uids. */
export async function findEntries<Data>(
  db: Db,
  contentType: string,
  uids: readonly string[],
  locale: string,
): Promise<Map<string, Entry<Data>>> {
  const keys = uids.filter(isStorable);
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_entries")
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

/** All entries of a large type in `locale` or else en-us, ordered by uid, `limit` at a time after `afterUid`. */
export async function findEntryPage<Data>(
  db: Db,
  contentType: string,
  locale: string,
  afterUid: string,
  limit: number,
): Promise<Entry<Data>[]> {
  const rows = await db
    .selectFrom("content_entries")
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

/** The entry of a large type with this url, in `locale` or else en-us. */
export async function findEntryByUrl<Data>(db: Db, url: string, locale: string): Promise<Entry<Data> | null> {
  if (!isStorable(url)) return null;
  const row = await db
    .selectFrom("content_entries")
    .select(columns)
    .where("url", "=", url)
    .where("locale", "in", [locale, contentLocales[0]])
    .orderBy(sql`locale = ${locale}`, "desc")
    .orderBy("content_type")
    .limit(1)
    .executeTakeFirst();
  return row ? toEntry<Data>(row) : null;
}
