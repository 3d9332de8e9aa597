import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/**
 * Every text in content, in the drafts and as published. Texts name pictures by id with the alias before it, or by
 * address.
 */
export const contentTexts = sql`
  select content_type, uid, title, value #>> '{}' as value
  from (select content_type, uid, title, data from content_entries
    union all select content_type, uid, title, data from content_drafts) entry,
    jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') value`;

type Read = { stamp: string; ids: string[] };
const cached = new WeakMap<Db, Map<string, Read>>();

/**
 * Caches, under `name`, the result of `read`, which reads all texts of content. It is read again only when content or
 * the library has changed, which the transaction ids of the rows show.
 */
export async function cachedFromContent(
  db: Db,
  alias: string,
  name: string,
  read: () => Promise<string[]>,
): Promise<string[]> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', (select count(*) || ':' || sum(xmin::text::bigint) from content_entries),
      (select count(*) || ':' || sum(xmin::text::bigint) from content_heads),
      (select count(*) || ':' || sum(xmin::text::bigint) from content_assets),
      (select max(updated_at) from media_assets where alias = ${alias} and kind = 'image')) as stamp`.execute(db);
  const stamp = rows[0]?.stamp ?? "";
  const reads = cached.get(db) ?? new Map<string, Read>();
  cached.set(db, reads);
  const key = `${name} ${alias}`;
  const last = reads.get(key);
  if (last?.stamp === stamp) return last.ids;
  const ids = await read();
  reads.set(key, { stamp, ids });
  return ids;
}

/** The ids of the library's pictures that content shows. */
export const findShownByContent = (db: Db, alias: string): Promise<string[]> =>
  cachedFromContent(db, alias, "pictures", () => readPictures(db, alias));

async function readPictures(db: Db, alias: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct a.id from (
      select coalesce(substring(value from ${`^(?:https?://[^/]+)?/?(?:i/)?${alias}/([^/?#.]+)`}), value) as id
      from (${contentTexts}) texts where length(value) < 200
      union select substring(path from ${`^/i/${alias}/([^/?#.]+)`}) from content_assets
    ) named join media_assets a on a.alias = ${alias} and a.kind = 'image' and a.id = named.id`.execute(db);
  return found.rows.map(({ id }) => id);
}
