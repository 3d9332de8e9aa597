import type { Changes } from "#database/changes/follow.ts";
import type { Reader } from "#database/changes/reader.ts";
import {
  entriesIn,
  everything,
  ownFieldsTag,
  productIdsIn,
  searchTag,
  storesTag,
  synonymsTag,
} from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { catchUp, staleContent } from "#discovery/indexing/catch-up.ts";
import { touched } from "#services/search/engine/sync.ts";
import { tidy } from "#services/search/indexing/generations.ts";
import { wordRules } from "#services/search/language/document-words.ts";
import { forgetThesauri } from "#services/search/language/thesaurus.ts";
import { productsWithOwnFields } from "./sources.ts";
import { storeType } from "./store-sources.ts";
import { updateContent, updateProducts } from "./update-index.ts";

/**
 * Keeps the search index up to date: one process per database writes it, and every process learns when it changes.
 * `whole` compares all data with the index.
 */
export function followForSearch(changes: Changes, db: Db, whole: () => Promise<unknown> = () => catchUp(db)): Reader {
  changes.subscribe((tags) => {
    if (tags.includes(searchTag) || tags.includes(everything)) touched();
    if (tags.includes(synonymsTag) || tags.includes(everything)) forgetThesauri();
  });
  return changes.work("search", wordRules, async (tags) => {
    const entries = entriesIn(tags);
    if (entries === null) await whole();
    else {
      await updateProducts(db, productIdsIn(tags));
      await updateContent(db, entries);
      if (tags.has(ownFieldsTag)) await updateProducts(db, await productsWithOwnFields(db));
      if (tags.has(storesTag)) await updateContent(db, await staleContent(db, [storeType]));
    }
    await tidy(db);
  });
}
