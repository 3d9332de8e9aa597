import { fromFirstLetter } from "#platform/first-letter.ts";
import type { SearchRequest } from "#services/search/engine/request.ts";
import { type FieldName, fields, storedFields } from "#services/search/schema.ts";
import type { LanguageIndex } from "./language-index.ts";
import type { Matches } from "./match.ts";
import type { PinnedResults } from "./pinned.ts";
import { firstOf } from "./top.ts";

/** A found document, as kept in an answer. */
export type FoundDocument = { locale: string; number: number; score: number };

export type SortKey = (number: number) => number | string | undefined;

/**
 * Returns the value that documents of a language are sorted by. Values of fields that are only in the stored documents
 * come in `stored`.
 */
export async function sortKey(
  language: LanguageIndex,
  field: FieldName,
  stored?: ReadonlyMap<number, string[]>,
): Promise<SortKey> {
  if (field === "title") return (number) => fromFirstLetter(language.titles.of(number));
  if (isStored(field)) return (number) => stored?.get(number)?.join(" ").toLowerCase() || undefined;
  const values = await language.numericField(field);
  return (number) => {
    const value = values.of(number);
    return Number.isNaN(value) ? undefined : value;
  };
}

/** Texts are sorted by the values in the stored documents. */
export const isStored = (field: FieldName): boolean =>
  field !== "title" && (storedFields.includes(field) || fields[field] === "text");

type Order = {
  sort: SearchRequest["sort"];
  keys: ReadonlyMap<string, readonly SortKey[]>;
  pinned: readonly (PinnedResults | null)[];
};

/**
 * Returns the first found documents in the requested order, then by score, popularity and number. Promoted documents
 * come first, unless an order is requested: a list sorted by price should have no exceptions.
 */
export function firstFound(found: readonly Matches[], order: Order, limit: number): FoundDocument[] {
  const own = found.map((one, slot) => {
    const isBefore = before(one, one, order, slot, slot);
    const places = firstOf(one.count, Math.min(limit, one.count), isBefore);
    return places.map((at) => ({ slot, at }));
  });
  // With several languages, the first documents of each are merged.
  const all = own.length === 1 ? (own[0] ?? []) : own.flat();
  if (own.length > 1) {
    all.sort((a, b) => {
      const [one, other] = [found[a.slot] as Matches, found[b.slot] as Matches];
      return before(one, other, order, a.slot, b.slot)(a.at, b.at) ? -1 : 1;
    });
  }
  return all.slice(0, limit).map(({ slot, at }) => {
    const { language, results } = found[slot] as Matches;
    return { locale: language.locale, number: results.docIds[at] as number, score: results.scores[at] as number };
  });
}

/** Whether position a of one list comes before position b of the other. */
function before(
  one: Matches,
  other: Matches,
  { sort, keys, pinned }: Order,
  slotOne: number,
  slotOther: number,
): (a: number, b: number) => boolean {
  const [scoresA, scoresB] = [one.results.scores, other.results.scores];
  const [docIdsA, docIdsB] = [one.results.docIds, other.results.docIds];
  const last = (a: number, b: number): boolean => {
    const by = (scoresB[b] as number) - (scoresA[a] as number);
    if (by !== 0) return by < 0;
    const [docIdA, docIdB] = [docIdsA[a] as number, docIdsB[b] as number];
    const popular = (other.language.popularity[docIdB] ?? 0) - (one.language.popularity[docIdA] ?? 0);
    if (popular !== 0) return popular < 0;
    return docIdA === docIdB ? slotOne < slotOther : docIdA < docIdB;
  };
  const isPinned = sort.length === 0 && pinned.some(Boolean);
  if (sort.length === 0 && !isPinned) return last;
  const placeIn = (slot: number, number: number) => pinned[slot]?.promoted.get(number) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => {
    const [docIdA, docIdB] = [docIdsA[a] as number, docIdsB[b] as number];
    if (isPinned) {
      const [first, second] = [placeIn(slotOne, docIdA), placeIn(slotOther, docIdB)];
      if (first !== second) return first < second;
    }
    for (const { field, direction } of sort) {
      const own = keys.get(field);
      const [first, second] = own
        ? [own[slotOne]?.(docIdA), own[slotOther]?.(docIdB)]
        : [scoresA[a] as number, scoresB[b] as number];
      if (first === second) continue;
      // Documents without a value come last, in both directions.
      if (first === undefined || second === undefined) return second === undefined;
      return first < second === (direction === "asc");
    }
    return last(a, b);
  };
}
