import type { Curation } from "#services/search/tuning.ts";
import type { Language } from "./language.ts";
import { keep, type Matched } from "./match.ts";
import { bitsOf, has } from "./narrow.ts";

/** What staff decided for a question, in one language: what stands first, by its place, and what is not found. */
export type Pinned = { promoted: ReadonlyMap<number, number>; hidden: ReadonlySet<number> };

export async function pinnedOf(language: Language, { promoted, hidden }: Curation): Promise<Pinned | null> {
  if (promoted.length + hidden.length === 0) return null;
  const numbersOf = async (ids: readonly string[]) => {
    const bits = await bitsOf(language, { kind: "values", field: "id", values: [...ids] });
    return Array.from({ length: language.top }, (_, number) => number).filter((number) => has(bits, number));
  };
  const places = new Map<number, number>();
  for (const [place, id] of promoted.entries()) for (const number of await numbersOf([id])) places.set(number, place);
  return { promoted: places, hidden: new Set(await numbersOf(hidden)) };
}

/** What was found with what is promoted, as far as a filter leaves it, and without what is hidden. */
export function withPinned(found: Matched, pinned: Pinned, isLeft: (number: number) => boolean): Matched {
  const { numbers, texts } = found.results;
  const kept = keep(found, (at) => !pinned.hidden.has(numbers[at] as number));
  const known = new Set(numbers.subarray(0, kept.count));
  let { count } = kept;
  for (const number of pinned.promoted.keys()) {
    if (known.has(number) || !isLeft(number)) continue;
    numbers[count] = number;
    texts[count] = 0;
    count += 1;
  }
  return { ...kept, count };
}
