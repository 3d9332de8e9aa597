import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";

/**
 * Every text in the content entries `which` leaves, in the drafts and as published. Texts name pictures by id with the
 * alias before it, or by address.
 */
const textsOf = (which: RawBuilder<unknown>) => sql`
  select content_type || ' ' || uid || ' ' || locale as entry, content_type, uid, title, value #>> '{}' as value
  from (select content_type, uid, locale, title, data from content_entries where ${which}
    union all select content_type, uid, locale, title, data from content_drafts where ${which}) entry,
    jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') value`;

export const contentTexts = textsOf(sql`true`);

/** What an entry names: ids of the library, or texts that may be some. */
export type EntryReference = { entry: string; id: string };
type Reader = {
  /** What these texts (columns as in `contentTexts`) name. */
  read: (texts: RawBuilder<unknown>) => Promise<EntryReference[]>;
  /** The ids of the library among everything that entries name, and those of content's own assets. */
  finish: (named: string[]) => Promise<string[]>;
};
type Entry = { stamp: string; ids: string[] };
type ContentSnapshot = { stamp: string; entries: Map<string, Entry>; ids: string[] };
const cached = new WeakMap<Db, Map<string, ContentSnapshot>>();

/**
 * The ids of the library that content names, cached under `name`. When content or the library has changed, which the
 * transaction ids of the rows show, the texts of the changed entries alone are read.
 */
export async function cachedFromContent(
  db: Db,
  alias: string,
  name: string,
  { read, finish }: Reader,
): Promise<string[]> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', (select count(*) || ':' || sum(xmin::text::bigint) from content_entries),
      (select count(*) || ':' || sum(xmin::text::bigint) from content_heads),
      (select count(*) || ':' || sum(xmin::text::bigint) from content_assets),
      (select max(updated_at) from media_assets where alias = ${alias} and kind = 'image')) as stamp`.execute(db);
  const stamp = rows[0]?.stamp ?? "";
  const reads = cached.get(db) ?? new Map<string, ContentSnapshot>();
  cached.set(db, reads);
  const key = `${name} ${alias}`;
  const last = reads.get(key);
  if (last?.stamp === stamp) return last.ids;
  const entries = await readChanged(db, last?.entries ?? new Map(), read);
  const ids = await finish([...new Set([...entries.values()].flatMap((entry) => entry.ids))]);
  reads.set(key, { stamp, entries, ids });
  return ids;
}

/** What each entry names, with those that have changed since `known` read anew. */
async function readChanged(
  db: Db,
  known: ReadonlyMap<string, Entry>,
  read: Reader["read"],
): Promise<Map<string, Entry>> {
  const { rows } = await sql<{ entry: string; stamp: string }>`
    select content_type || ' ' || uid || ' ' || locale as entry, string_agg(stamp, ' ' order by stamp) as stamp
    from (select content_type, uid, locale, 'published ' || xmin as stamp from content_entries
      union all select content_type, uid, locale, 'draft ' || xmin from content_heads) one
    group by content_type, uid, locale`.execute(db);
  const changed = rows.flatMap(({ entry, stamp }) => (known.get(entry)?.stamp === stamp ? [] : entry));
  const isFew = changed.length < rows.length / 2;
  const which = isFew ? sql`content_type || ' ' || uid || ' ' || locale = any (${changed}::text[])` : sql`true`;
  const named = changed.length === 0 ? [] : await read(textsOf(which));
  const ids = Map.groupBy(named, ({ entry }) => entry);
  return new Map(
    rows.map(({ entry, stamp }) => {
      const before = known.get(entry);
      if (before?.stamp === stamp) return [entry, before];
      return [entry, { stamp, ids: [...new Set((ids.get(entry) ?? []).map(({ id }) => id))] }];
    }),
  );
}

/** The ids of the library's pictures that content shows. */
export const findShownByContent = (db: Db, alias: string): Promise<string[]> =>
  cachedFromContent(db, alias, "pictures", {
    async read(texts) {
      const { rows } = await sql<EntryReference>`
        select distinct entry, coalesce(substring(value from ${`^(?:https?://[^/]+)?/?(?:i/)?${alias}/([^/?#.]+)`}), value) as id
        from (${texts}) texts where length(value) < 200`.execute(db);
      return rows;
    },
    async finish(named) {
      const { rows } = await sql<{ id: string }>`
        select id from media_assets where alias = ${alias} and kind = 'image' and (id = any (${named}::text[])
          or id in (select substring(path from ${`^/i/${alias}/([^/?#.]+)`}) from content_assets))`.execute(db);
      return rows.map(({ id }) => id);
    },
  });
