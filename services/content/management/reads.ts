import { type Selectable, sql } from "kysely";
import type { Db, Tables } from "#database/tables.ts";
import type { EntryRow } from "#services/content/delivery/shape.ts";
import { type ContentField, contentLocales } from "#services/content/schema.ts";

/** An entry in one locale. */
export type EntryKey = { contentType: string; uid: string; locale: string };

/** Returns the fields of a content type and of all global fields. Null when the type does not exist. */
export async function findSchema(db: Db, type: string) {
  const rows = await db
    .selectFrom("content_types")
    .select(["uid", "schema", "options", "is_global_field"])
    .where((where) => where.or([where("uid", "=", type), where("is_global_field", "=", true)]))
    .execute();
  const found = rows.find(({ uid, is_global_field }) => uid === type && !is_global_field);
  if (!found) return null;
  const globals = new Map<string, ContentField[]>(
    rows.filter((row) => row.is_global_field).map(({ uid, schema }) => [uid, schema]),
  );
  return { schema: found.schema, options: found.options, globals };
}

/** Returns an entry's draft in the locale, else in the default locale, else in the first other locale by name. */
export async function findDraft(db: Db, { contentType, uid, locale }: EntryKey): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select * from content_drafts
    where content_type = ${contentType} and uid = ${uid}
    order by locale = ${locale} desc, locale = ${contentLocales[0]} desc, locale
    limit 1
  `.execute(db);
  return rows[0];
}

export async function findLocales(db: Db, contentType: string, uid: string): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`
    select locale from content_drafts where content_type = ${contentType} and uid = ${uid} order by locale
  `.execute(db);
  return rows.map(({ locale }) => locale);
}

/** Finds another entry of the type with this value in this field. Returns its uid. `value` is JSON. */
export async function findTwin(db: Db, key: EntryKey, field: string, value: unknown): Promise<string | undefined> {
  const { contentType, uid, locale } = key;
  const held = field === "title" || field === "url" ? sql`to_jsonb(${sql.ref(field)})` : sql`data -> ${field}`;
  const { rows } = await sql<{ uid: string }>`
    select uid from content_drafts
    where content_type = ${contentType} and locale = ${locale} and uid <> ${uid}
      and ${held} = ${JSON.stringify(value)}::jsonb
    limit 1
  `.execute(db);
  return rows[0]?.uid;
}

export type VersionRow = Selectable<Tables["content_versions"]>;

/**
 * Returns the versions of an entry in a locale, newest first. An entry that only programs wrote has its published
 * version only.
 */
export async function findVersions(db: Db, key: EntryKey, skip: number, limit: number): Promise<VersionRow[]> {
  const { contentType, uid, locale } = key;
  const { rows } = await sql<VersionRow>`
    select content_type, uid, locale, version, title, url, tags, data, created_at, author, published_at
    from content_versions where content_type = ${contentType} and uid = ${uid} and locale = ${locale}
    union all
    select content_type, uid, locale, version, title, url, tags, data, updated_at, author, updated_at
    from content_entries entry where content_type = ${contentType} and uid = ${uid} and locale = ${locale}
      and not exists (
        select from content_heads head
        where (head.content_type, head.uid, head.locale) = (entry.content_type, entry.uid, entry.locale)
      )
    order by version desc limit ${limit} offset ${skip}
  `.execute(db);
  return rows;
}

/** Returns one version of an entry that editors have changed. */
export const findVersion = (db: Db, key: EntryKey, version: number): Promise<VersionRow | undefined> =>
  db
    .selectFrom("content_versions")
    .selectAll()
    .where("content_type", "=", key.contentType)
    .where("uid", "=", key.uid)
    .where("locale", "=", key.locale)
    .where("version", "=", version)
    .executeTakeFirst();

export type Publication = EntryKey & { environment: string; version: number; at: Date; author: string };

/** Returns where entries of a type are published, and in which version. Runs one query for all entries. */
export async function findPublications(
  db: Db,
  live: string,
  contentType: string,
  uids: readonly string[],
): Promise<Publication[]> {
  const { rows } = await sql<Publication>`
    select ${live}::text as environment, content_type as "contentType", uid, locale, version, updated_at as at, author
    from content_entries where content_type = ${contentType} and uid = any(${uids}::text[])
    union all
    select environment, content_type, uid, locale, version, at, author
    from content_publications where content_type = ${contentType} and uid = any(${uids}::text[])
    order by environment, locale
  `.execute(db);
  return rows;
}

/** Returns an entry's schedules, soonest first. */
export const findSchedules = (db: Db, contentType: string, uid: string) =>
  db
    .selectFrom("content_schedules")
    .selectAll()
    .where("content_type", "=", contentType)
    .where("uid", "=", uid)
    .orderBy("due_at")
    .orderBy("locale")
    .execute();

export type LogRow = Selectable<Tables["content_log"]>;

/** Returns the log of changes, newest first, for one entry or for everything. */
export function findLog(db: Db, about: { contentType?: string; uid?: string }, skip: number, limit: number) {
  let query = db.selectFrom("content_log").selectAll().orderBy("number", "desc").limit(limit).offset(skip);
  if (about.contentType) query = query.where("content_type", "=", about.contentType);
  if (about.uid) query = query.where("uid", "=", about.uid);
  return query.execute();
}

/** Returns the names of all environments except the one that this shop reads. */
export async function findEnvironments(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("content_environments").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name);
}
