import { type RawBuilder, sql } from "kysely";
import { cachedFromContent, contentTexts } from "#commerce/catalog/office/pictures/content-texts.ts";
import type { Db } from "#database/tables.ts";
import { documentsNamedIn } from "./rules.ts";

/** Which documents of the library content entries link to. */

const naming = (texts: RawBuilder<unknown>, alias: string) => sql`(${texts}) texts
  where strpos(value, ${`/d/${alias}/`}) > 0 or starts_with(value, 'document/')`;

/** The ids named in content, whether such documents exist or not. */
export const findNamedByContent = (db: Db, alias: string): Promise<string[]> =>
  cachedFromContent(db, alias, "documents", {
    async read(texts) {
      const { rows } = await sql<{ entry: string; value: string }>`
        select distinct entry, value from ${naming(texts, alias)}`.execute(db);
      return rows.flatMap(({ entry, value }) => documentsNamedIn(value, alias).map((id) => ({ entry, id })));
    },
    async finish(named) {
      const { rows } = await sql<{ path: string }>`
        select path from content_assets where starts_with(path, ${`/d/${alias}/`})`.execute(db);
      return [...new Set([...named, ...rows.flatMap(({ path }) => documentsNamedIn(path, alias))])];
    },
  });

type Entry = { type: string; uid: string; name: string };

/** The entries that name a document, each once for all languages, in order. */
export async function findEntriesNaming(db: Db, alias: string, id: string, limit: number): Promise<Entry[]> {
  const { rows } = await sql<Entry & { value: string }>`
    select content_type as type, uid, title as name, value from ${naming(contentTexts, alias)} order by content_type, uid, title`.execute(
    db,
  );
  const entries = new Map<string, Entry>();
  for (const { value, ...entry } of rows) {
    const key = `${entry.type} ${entry.uid}`;
    if (!entries.has(key) && documentsNamedIn(value, alias).includes(id)) entries.set(key, entry);
  }
  return [...entries.values()].slice(0, limit);
}
