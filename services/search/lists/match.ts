import type { Term } from "../query/terms.ts";
import type { Alternative } from "../words/alternatives.ts";
import { type Impacts, sides } from "../words/codes.ts";
import type { Arrays } from "./bytes.ts";
import type { Language } from "./language.ts";
import { type Bits, has } from "./narrow.ts";

/** Documents of one language with what their texts tell about a question. */
export type Matched = {
  language: Language;
  numbers: Uint32Array;
  /** What the words count, 1 where each stands once in a title. */
  texts: Float32Array;
};

/** Where not all words are found: what a document must have of what the best one has. */
const leastShare = 0.7;
const mostForOneWord = 1.6;
/** Alternatives of several words that are looked at. */
const mostPhrases = 8;

export type WordLists = Map<string, Arrays[]>;

/** Stems that these terms look for. */
export const stemsIn = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap(({ levels }) => levels.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.stems))),
  ),
];

/** Room for one question at a time; everything in it is zero between two. */
type Room = {
  size: number;
  level: Float32Array;
  best: Float32Array;
  text: Float32Array;
  share: Float32Array;
  found: Uint8Array;
  inLevel: Uint32Array;
  inTerm: Uint32Array;
  all: Uint32Array;
};
let room: Room | null = null;

function roomFor(size: number): Room {
  if (room && room.size >= size) return room;
  const [floats, integers] = [() => new Float32Array(size), () => new Uint32Array(size)];
  room = {
    ...{ size, level: floats(), best: floats(), text: floats(), share: floats(), found: new Uint8Array(size) },
    ...{ inLevel: integers(), inTerm: integers(), all: integers() },
  };
  return room;
}

/**
 * The documents among `left` that have every term (`isStrict`), or most of what the best one of this language has. Terms
 * that are optional count where they are found.
 */
export function match(
  language: Language,
  asked: readonly Term[],
  lists: WordLists,
  left: Bits,
  { impacts, isStrict }: { impacts: Impacts; isStrict: boolean },
): Matched & { shares: Float32Array | null; most: number } {
  const r = roomFor(language.flags.length);
  const needed = asked.filter(({ isOptional }) => !isOptional);
  const sum = needed.reduce((total, { weight }) => total + weight, 0);
  // The rarest first: what lacks it need not be looked at again.
  const order = isStrict ? needed.toSorted((a, b) => sizeOf(a, lists) - sizeOf(b, lists)) : needed;
  let count = 0;
  for (const [nth, term] of order.entries()) {
    const found = rank(r, term, lists, impacts, (number) =>
      isStrict && nth > 0 ? r.found[number] === nth : has(left, number),
    );
    for (let at = 0; at < found; at++) {
      const number = r.inTerm[at] as number;
      if (r.found[number] === 0) r.all[count++] = number;
      r.found[number]! += 1;
      r.text[number]! += term.weight * (r.best[number] as number);
      r.share[number]! += term.weight;
      r.best[number] = 0;
    }
  }
  for (const term of asked.filter(({ isOptional }) => isOptional)) {
    const found = rank(r, term, lists, impacts, (number) => (r.found[number] as number) > 0);
    for (let at = 0; at < found; at++) {
      const number = r.inTerm[at] as number;
      r.text[number]! += term.weight * (r.best[number] as number);
      r.best[number] = 0;
    }
  }
  let most = 0;
  let kept = 0;
  const [numbers, texts, shares] = [
    new Uint32Array(count),
    new Float32Array(count),
    new Float32Array(isStrict ? 0 : count),
  ];
  for (let at = 0; at < count; at++) {
    const number = r.all[at] as number;
    if (!isStrict || r.found[number] === needed.length) {
      numbers[kept] = number;
      texts[kept] = (r.text[number] as number) / sum;
      if (!isStrict) {
        shares[kept] = r.share[number] as number;
        most = Math.max(most, r.share[number] as number);
      }
      kept += 1;
    }
    r.found[number] = 0;
    r.text[number] = 0;
    r.share[number] = 0;
  }
  return {
    language,
    numbers: numbers.subarray(0, kept),
    texts: texts.subarray(0, kept),
    shares: isStrict ? null : shares.subarray(0, kept),
    most,
  };
}

/** Of what was found in all languages, what has most of the words. */
export function mostTelling(found: readonly ReturnType<typeof match>[]): Matched[] {
  const most = Math.max(0, ...found.map((one) => one.most));
  return found.map(({ language, numbers, texts, shares }) => {
    if (!shares) return { language, numbers, texts };
    const kept = [...numbers.keys()].filter((at) => (shares[at] as number) >= leastShare * most - 1e-6);
    return {
      language,
      numbers: Uint32Array.from(kept, (at) => numbers[at] as number),
      texts: Float32Array.from(kept, (at) => texts[at] as number),
    };
  });
}

const sizeOf = ({ levels }: Term, lists: WordLists): number =>
  levels.reduce(
    (sum, { alternatives }) =>
      sum +
      alternatives.reduce(
        (most, { stems }) => most + Math.min(...stems.map((stem) => lengthOf(lists.get(stem) ?? []))),
        0,
      ),
    0,
  );
const lengthOf = (lists: readonly Arrays[]) => lists.reduce((sum, { numbers }) => sum + numbers.length, 0);

/** Puts what a term counts in each document into `best`, and the documents into `inTerm`; answers how many there are. */
function rank(
  r: Room,
  { levels }: Term,
  lists: WordLists,
  impacts: Impacts,
  isWanted: (number: number) => boolean,
): number {
  const { mask } = impacts;
  const { level, best, inLevel, inTerm } = r;
  let terms = 0;
  for (const { quality, alternatives } of levels) {
    let found = 0;
    const add = (number: number, value: number) => {
      if (level[number] === 0) inLevel[found++] = number;
      level[number]! += value;
    };
    const settle = () => {
      for (let at = 0; at < found; at++) {
        const number = inLevel[at] as number;
        const value = quality * Math.min(level[number] as number, mostForOneWord);
        level[number] = 0;
        if (best[number] === 0) inTerm[terms++] = number;
        if (value > (best[number] as number)) best[number] = value;
      }
      found = 0;
    };
    for (const { stems } of alternatives) {
      if (stems.length > 1) continue;
      for (const { numbers, codes } of lists.get(stems[0] ?? "") ?? []) {
        for (let at = 0; at < numbers.length; at++) {
          const code = codes[at] as number;
          const number = numbers[at] as number;
          if ((code & mask) !== 0 && isWanted(number)) add(number, impacts.of(code));
        }
      }
    }
    settle();
    for (const one of alternatives.filter(({ stems }) => stems.length > 1).slice(0, mostPhrases)) {
      together(one, lists, impacts, (number, value) => isWanted(number) && add(number, value));
      settle();
    }
  }
  return terms;
}

/** Documents that have all these words, and what that counts: what is on one side belongs together. */
function together(
  { stems, isPhrase }: Alternative,
  lists: WordLists,
  impacts: Impacts,
  take: (number: number, value: number) => void,
): void {
  const all = stems.map((stem) => lists.get(stem) ?? []);
  const least = all.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? [];
  for (const number of least.flatMap(({ numbers }) => [...numbers])) {
    const codes = all.map((of) => codeIn(of, number));
    if (codes.some((code) => (code & impacts.mask) === 0)) continue;
    let value = 0;
    for (const { mask } of sides) {
      const own = codes.map((code) => code & mask & impacts.mask);
      if (own.some((code) => code === 0)) continue;
      // Of a phrase its first part stands for all: ranks of several would make many weak places one strong one.
      if (isPhrase) value += impacts.of(own[0] ?? 0);
      else value += own.reduce((product, code) => product * impacts.heaviest(code), 1) ** (1 / own.length);
    }
    take(number, Math.max(value, 1e-9));
  }
}

/** The code of this document; 0 where it is not in the lists. */
function codeIn(lists: readonly Arrays[], number: number): number {
  for (const { numbers, codes } of lists) {
    let [low, high] = [0, numbers.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = numbers[middle] as number;
      if (found === number) return codes[middle] as number;
      if (found < number) low = middle + 1;
      else high = middle - 1;
    }
  }
  return 0;
}
