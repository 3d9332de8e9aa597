import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#database/tables.ts";
import { Outdated } from "./segment-reader.ts";

export type StoredDocument = { id: string; fields: Record<string, unknown> };
type Place = { locale: string; number: number };

/** Documents as results show them. A number stands for one writing of one document, so what was read stays right. */
const caches = new WeakMap<Db, LRUCache<string, StoredDocument>>();
const mostCached = 1500;

/** In the order of `places`. Whole: to take some fields out of each would cost the database more than it saves. */
export async function readDocuments(db: Db, generation: number, places: readonly Place[]): Promise<StoredDocument[]> {
  if (places.length === 0) return [];
  const cache = caches.get(db) ?? new LRUCache<string, StoredDocument>({ max: mostCached });
  caches.set(db, cache);
  const keyOf = ({ locale, number }: Place) => `${generation} ${locale} ${number}`;
  const found = new Map<string, StoredDocument>();
  const missing = places.filter((place) => {
    const before = cache.get(keyOf(place));
    if (before) found.set(keyOf(place), before);
    return before === undefined;
  });
  if (missing.length > 0) {
    const { rows } = await sql<StoredDocument & Place>`
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
    // Replaced since it was found: whoever asks again finds its successor.
    if (!one) throw new Outdated();
    return one;
  });
}
