import { fromFirstLetter } from "#platform/first-letter.ts";
import type { SearchRequest } from "#services/search/query/schema.ts";
import { type FieldName, fields, storedFields } from "#services/search/schema.ts";
import type { LanguageIndex } from "./language-index.ts";
import type { Matches } from "./match.ts";
import type { PinnedResults } from "./pinned.ts";
import { firstOf } from "./top.ts";

/** A document among the found: what is kept of an answer. */
export type FoundDocument = { locale: string; number: number; score: number };

export type SortKey = (number: number) => number | string | undefined;

/** What documents of a language are sorted by; fields that only the documents know come in `stored`. */
export async function sortKey(
  language: LanguageIndex,
  field: FieldName,
  stored?: ReadonlyMap<number, string[]>,
): Promise<SortKey> {
  if (field === "title") return (number) => fromFirstLetter(language.titles.of(number));
  if (isStored(field)) return (number) => stored?.get(number)?.join(" ").toLowerCase() || undefined;
  const numbers = await language.numbers(field);
  return (number) => {
    const value = numbers.of(number);
    return Number.isNaN(value) ? undefined : value;
  };
}

/** Texts are sorted by what the documents hold. */
export const isStored = (field: FieldName): boolean =>
  field !== "title" && (storedFields.includes(field) || fields[field] === "text");

type Order = {
  sort: SearchRequest["sort"];
  keys: ReadonlyMap<string, readonly SortKey[]>;
  pinned: readonly (PinnedResults | null)[];
};

/**
 * The first of what was found in the order that is asked for; then by score, popularity and number. What is promoted comes
 * first, unless an order is asked for: whoever sorts by price wants no exceptions.
 */
export function firstFound(found: readonly Matches[], order: Order, limit: number): FoundDocument[] {
  const own = found.map((one, slot) => {
    const isBefore = before(one, one, order, slot, slot);
    const places = firstOf(one.count, Math.min(limit, one.count), isBefore);
    return places.map((at) => ({ slot, at }));
  });
  // Of several languages the first of each, put in order together.
  const all = own.length === 1 ? (own[0] ?? []) : own.flat();
  if (own.length > 1) {
    all.sort((a, b) => {
      const [one, other] = [found[a.slot] as Matches, found[b.slot] as Matches];
      return before(one, other, order, a.slot, b.slot)(a.at, b.at) ? -1 : 1;
    });
  }
  return all.slice(0, limit).map(({ slot, at }) => {
    const { language, results } = found[slot] as Matches;
    return { locale: language.locale, number: results.numbers[at] as number, score: results.scores[at] as number };
  });
}

/** Whether place a of one list comes before place b of the other. */
function before(
  one: Matches,
  other: Matches,
  { sort, keys, pinned }: Order,
  slotOne: number,
  slotOther: number,
): (a: number, b: number) => boolean {
  const [scoresA, scoresB] = [one.results.scores, other.results.scores];
  const [numbersA, numbersB] = [one.results.numbers, other.results.numbers];
  const last = (a: number, b: number): boolean => {
    const by = (scoresB[b] as number) - (scoresA[a] as number);
    if (by !== 0) return by < 0;
    const [numberA, numberB] = [numbersA[a] as number, numbersB[b] as number];
    const popular = (other.language.popularity[numberB] ?? 0) - (one.language.popularity[numberA] ?? 0);
    if (popular !== 0) return popular < 0;
    return numberA === numberB ? slotOne < slotOther : numberA < numberB;
  };
  const isPinned = sort.length === 0 && pinned.some(Boolean);
  if (sort.length === 0 && !isPinned) return last;
  const placeIn = (slot: number, number: number) => pinned[slot]?.promoted.get(number) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) => {
    const [numberA, numberB] = [numbersA[a] as number, numbersB[b] as number];
    if (isPinned) {
      const [first, second] = [placeIn(slotOne, numberA), placeIn(slotOther, numberB)];
      if (first !== second) return first < second;
    }
    for (const { field, direction } of sort) {
      const own = keys.get(field);
      const [first, second] = own
        ? [own[slotOne]?.(numberA), own[slotOther]?.(numberB)]
        : [scoresA[a] as number, scoresB[b] as number];
      if (first === second) continue;
      // What has no value comes last, whatever the direction.
      if (first === undefined || second === undefined) return second === undefined;
      return first < second === (direction === "asc");
    }
    return last(a, b);
  };
}
