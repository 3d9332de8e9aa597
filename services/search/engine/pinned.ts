import type { Curation } from "#services/search/tuning.ts";
import { bitsOf, has } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import { filterMatches, type Matches } from "./match.ts";

/** Staff's decisions for a query in one language: promoted documents by position, and hidden ones. */
export type PinnedResults = { promoted: ReadonlyMap<number, number>; hidden: ReadonlySet<number> };

export async function pinnedOf(language: LanguageIndex, { promoted, hidden }: Curation): Promise<PinnedResults | null> {
  if (promoted.length + hidden.length === 0) return null;
  const docIdsOf = async (ids: readonly string[]) => {
    const bits = await bitsOf(language, { kind: "values", field: "id", values: [...ids] });
    return Array.from({ length: language.top }, (_, number) => number).filter((number) => has(bits, number));
  };
  const places = new Map<number, number>();
  for (const [place, id] of promoted.entries()) for (const number of await docIdsOf([id])) places.set(number, place);
  return { promoted: places, hidden: new Set(await docIdsOf(hidden)) };
}

/** Adds the promoted documents that pass the filter to the matches, and removes the hidden ones. */
export function withPinned(found: Matches, pinned: PinnedResults, isLeft: (number: number) => boolean): Matches {
  const { docIds, texts } = found.results;
  const shown = filterMatches(found, (at) => !pinned.hidden.has(docIds[at] as number));
  const known = new Set(docIds.subarray(0, shown.count));
  let { count } = shown;
  for (const number of pinned.promoted.keys()) {
    if (known.has(number) || !isLeft(number)) continue;
    docIds[count] = number;
    texts[count] = 0;
    count += 1;
  }
  return { ...shown, count };
}
