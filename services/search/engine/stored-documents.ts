import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#database/tables.ts";
import { Outdated } from "./segment-reader.ts";

export type StoredDocument = { id: string; fields: Record<string, unknown> };
type DocumentKey = { locale: string; number: number };

/**
 * Stored documents for results. A number stands for one version of a document, so cached documents never become
 * outdated.
 */
const caches = new WeakMap<Db, LRUCache<string, StoredDocument>>();
const mostCached = 1500;

/**
 * Returns documents in the order of `places`. Whole documents are read: selecting single fields would cost the database
 * more than it saves.
 */
export async function readDocuments(
  db: Db,
  generation: number,
  places: readonly DocumentKey[],
): Promise<StoredDocument[]> {
  if (places.length === 0) return [];
  const cache = caches.get(db) ?? new LRUCache<string, StoredDocument>({ max: mostCached });
  caches.set(db, cache);
  const keyOf = ({ locale, number }: DocumentKey) => `${generation} ${locale} ${number}`;
  const found = new Map<string, StoredDocument>();
  const missing = places.filter((place) => {
    const before = cache.get(keyOf(place));
    if (before) found.set(keyOf(place), before);
    return before === undefined;
  });
  if (missing.length > 0) {
    const { rows } = await sql<StoredDocument & DocumentKey>`
      select id, locale, number, fields from search_documents
        join unnest(${missing.map(({ locale }) => locale)}::text[], ${missing.map(({ number }) => number)}::int[])
          as wanted (locale, number) using (locale, number)
      where generation = ${generation}::int
    `.execute(db);
    for (const { id, fields, ...place } of rows) {
      found.set(keyOf(place), { id, fields });
      cache.set(keyOf(place), { id, fields });
    }
  }
  return places.map((place) => {
    const one = found.get(keyOf(place));
    // The document was replaced since it was found. A new search finds its successor.
    if (!one) throw new Outdated();
    return one;
  });
}
