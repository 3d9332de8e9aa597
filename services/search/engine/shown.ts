import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#database/tables.ts";
import { Outdated } from "./segments/outdated.ts";

export type Shown = { id: string; fields: Record<string, unknown> };
type Place = { locale: string; number: number };

/** Documents as results show them. A number stands for one writing of one document, so what was read stays right. */
const known = new WeakMap<Db, LRUCache<string, Shown>>();
const mostKept = 1500;

/** In the order of `places`. Whole: to take some fields out of each would cost the database more than it saves. */
export async function shown(db: Db, generation: number, places: readonly Place[]): Promise<Shown[]> {
  if (places.length === 0) return [];
  const kept = known.get(db) ?? new LRUCache<string, Shown>({ max: mostKept });
  known.set(db, kept);
  const keyOf = ({ locale, number }: Place) => `${generation} ${locale} ${number}`;
  const found = new Map<string, Shown>();
  const missing = places.filter((place) => {
    const before = kept.get(keyOf(place));
    if (before) found.set(keyOf(place), before);
    return before === undefined;
  });
  if (missing.length > 0) {
    const { rows } = await sql<Shown & Place>`
      select id, locale, number, fields from search_documents
        join unnest(${missing.map(({ locale }) => locale)}::text[], ${missing.map(({ number }) => number)}::int[])
          as wanted (locale, number) using (locale, number)
      where generation = ${generation}::int
    `.execute(db);
    for (const { id, fields, ...place } of rows) {
      found.set(keyOf(place), { id, fields });
      kept.set(keyOf(place), { id, fields });
    }
  }
  return places.map((place) => {
    const one = found.get(keyOf(place));
    // Replaced since it was found: whoever asks again finds its successor.
    if (!one) throw new Outdated();
    return one;
  });
}
