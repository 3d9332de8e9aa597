import type { Db } from "#database/tables.ts";
import { withIndex } from "./engine/sync.ts";
import { fields } from "./schema.ts";
import { ownEngine } from "./search-engine.ts";
import { phrasesOf } from "./suggestions/phrases.ts";

/** The number of bytes to read of each language's longest lists. */
const bytesOfWords = 8 * 1024 * 1024;

/**
 * Reads what most queries in these places need before the first one arrives. With a hundred thousand products this
 * takes seconds for each language, and here no visitor waits for it.
 */
export async function warmSearch(db: Db, places: readonly { locale: string; region: string }[]): Promise<void> {
  const engine = ownEngine(db);
  for (const place of places) await engine.search({ ...place, query: "", facets: true });
  await withIndex(db, ({ view }) => phrasesOf(view));
  for (const locale of new Set(places.map((place) => place.locale)))
    await withIndex(db, async ({ view, languages }) => {
      const [language] = await languages([locale]);
      for (const field of Object.keys(fields).filter((name) => name.startsWith("price_")))
        await language?.numericField(field);
      await view.readLongest(locale, bytesOfWords);
    });
}
