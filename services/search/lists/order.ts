import type { SearchRequest } from "../query/schema.ts";
import { type FieldName, fields } from "../schema.ts";
import type { Language } from "./language.ts";
import type { Scored } from "./score.ts";
import { storedValues } from "./stored.ts";
import { firstOf } from "./top.ts";

/** A document among the found: which of the languages, and the place in its list. */
export type Found = { language: Language; number: number; score: number };

type Key = (one: number, at: number) => number | string | undefined;

/**
 * The places `from` to `to` in the order that is asked for; then by score, popularity and number. What is promoted comes
 * first, unless an order is asked for: whoever sorts by price wants no exceptions.
 */
export async function ordered(
  scored: readonly Scored[],
  request: SearchRequest,
  { to, promoted }: { to: number; promoted: ReadonlyMap<string, number> },
): Promise<Found[]> {
  const ends: number[] = [];
  let total = 0;
  for (const { numbers } of scored) {
    total += numbers.length;
    ends.push(total);
  }
  const sorts = await Promise.all(
    request.sort
      .flatMap(({ field }) => (field === "_score" ? [] : field))
      .map(async (field) => [field, await Promise.all(scored.map((one) => keyFor(one, field)))] as const),
  );
  const keys = new Map<string, Key[]>(sorts);
  /** Which language a place belongs to; there are at most eight. */
  const whose = (place: number) => {
    let one = 0;
    while (place >= (ends[one] as number)) one++;
    return one;
  };
  const isBefore = (a: number, b: number): boolean => {
    const [oneA, oneB] = scored.length === 1 ? [0, 0] : [whose(a), whose(b)];
    const [ownA, ownB] = [scored[oneA] as Scored, scored[oneB] as Scored];
    const atA = oneA === 0 ? a : a - (ends[oneA - 1] as number);
    const atB = oneB === 0 ? b : b - (ends[oneB - 1] as number);
    const [numberA, numberB] = [ownA.numbers[atA] as number, ownB.numbers[atB] as number];
    if (promoted.size > 0 && request.sort.length === 0) {
      const [first, second] = [placeIn(promoted, ownA, numberA), placeIn(promoted, ownB, numberB)];
      if (first !== second) return first < second;
    }
    for (const { field, direction } of request.sort) {
      const own = keys.get(field);
      const [first, second] = own
        ? [own[oneA]?.(numberA, atA), own[oneB]?.(numberB, atB)]
        : [ownA.scores[atA], ownB.scores[atB]];
      if (first === second) continue;
      // What has no value comes last, whatever the direction.
      if (first === undefined || second === undefined) return second === undefined;
      return first < second === (direction === "asc");
    }
    const by = (ownB.scores[atB] as number) - (ownA.scores[atA] as number);
    if (by !== 0) return by < 0;
    const popular = (ownB.language.popularity[numberB] ?? 0) - (ownA.language.popularity[numberA] ?? 0);
    if (popular !== 0) return popular < 0;
    return numberA === numberB ? oneA < oneB : numberA < numberB;
  };
  return firstOf(total, Math.min(to, total), isBefore).map((place) => {
    const one = whose(place);
    const own = scored[one] as Scored;
    const at = one === 0 ? place : place - (ends[one - 1] as number);
    return { language: own.language, number: own.numbers[at] as number, score: own.scores[at] as number };
  });
}

const placeIn = (promoted: ReadonlyMap<string, number>, { language }: Scored, number: number): number =>
  promoted.get(`${language.locale} ${number}`) ?? Number.MAX_SAFE_INTEGER;

async function keyFor({ language, numbers }: Scored, field: FieldName): Promise<Key> {
  if (field === "title") return (number) => language.titles[number];
  if (fields[field] !== "text") {
    const numberOf = await language.numbers(field);
    return (number) => {
      const value = numberOf(number);
      return Number.isNaN(value) ? undefined : value;
    };
  }
  const stored = await storedValues(language, field, numbers);
  return (number) => stored.get(number)?.join(" ").toLowerCase() || undefined;
}
