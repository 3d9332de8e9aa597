import type { Curation } from "../curations.ts";
import type { Language } from "./language.ts";
import type { Matched } from "./match.ts";
import { type Bits, has, left } from "./narrow.ts";

/** A language with what a filter leaves of it. */
export type Place = { language: Language; left: Bits };

export type Pinned = {
  promoted: Map<string, number>;
  added: Map<Language, number[]>;
  hidden: Map<Language, Set<number>>;
};

/** What staff decided for this question, as numbers; what a filter excludes stays excluded. */
export async function pinnedOf(places: readonly Place[], { promoted, hidden }: Curation): Promise<Pinned> {
  const pinned: Pinned = { promoted: new Map(), added: new Map(), hidden: new Map() };
  if (promoted.length + hidden.length === 0) return pinned;
  for (const { language, left: own } of places) {
    const numbersOf = async (ids: readonly string[]) => {
      const bits = await left(language, { kind: "values", field: "id", values: [...ids] });
      const numbers: number[] = [];
      for (let number = 0; number < language.top; number++)
        if (has(bits, number) && has(own, number)) numbers.push(number);
      return numbers;
    };
    pinned.hidden.set(language, new Set(await numbersOf(hidden)));
    const added: number[] = [];
    for (const [place, id] of promoted.entries()) {
      for (const number of await numbersOf([id])) {
        pinned.promoted.set(`${language.locale} ${number}`, place);
        added.push(number);
      }
    }
    pinned.added.set(language, added);
  }
  return pinned;
}

export function withPinned(found: Matched, { added, hidden }: Pinned): Matched {
  const { language, numbers, texts } = found;
  const gone = hidden.get(language);
  const known = new Set(numbers);
  const more = (added.get(language) ?? []).filter((number) => !known.has(number));
  const kept = [...numbers.keys()].filter((at) => !gone?.has(numbers[at] as number));
  return {
    language,
    numbers: Uint32Array.from([...kept.map((at) => numbers[at] as number), ...more]),
    texts: Float32Array.from([...kept.map((at) => texts[at] as number), ...more.map(() => 0)]),
  };
}
