import type { Vocabulary, Word } from "#services/search/engine/segments/vocabulary.ts";

/** Compound words: "Snowboardjacke" is a Jacke, and "Lawine" is in "Lawinenschaufel". Pure. */

/** Languages that write several words as one. */
export const isCompounding = (locale: string): boolean => ["de", "sv", "no"].includes(locale);

/** Letters that join parts: Lawine-n-schaufel, Rettung-s-gerät. */
const joints = ["", "s", "n", "en", "es", "er", "e"];
const least = 3;
/** What a word must end with to be that, whatever stands before it. */
const leastAlone = 4;
/** A word in katakana that others are joined to. */
const leastKatakana = 3;

type Known = Pick<Vocabulary, "exact" | "withStem">;

/**
 * The known word that begins here and ends with the whole, as it is written or with another ending: the stem of
 * "Herrenschuhe" ends with that of "Schuh".
 */
function ending(word: string, stem: string, at: number, known: Known): Word | undefined {
  return known.exact(word.slice(at)) ?? (stem.length - at >= least ? known.withStem(stem.slice(at))[0] : undefined);
}

/** Ways to take a word apart into two known ones, the longest second part first. */
export function splits(word: string, stem: string, known: Known, isJoined: boolean): Word[][] {
  const found: Word[][] = [];
  for (let at = least; at <= word.length - least; at++) {
    const head = ending(word, isJoined ? stem : "", at, known);
    if (!head) continue;
    const start = word.slice(0, at);
    for (const joint of isJoined ? joints : [""]) {
      const side = joint === "" ? start : start.endsWith(joint) ? start.slice(0, -joint.length) : "";
      const first = side.length >= least ? known.exact(side) : undefined;
      if (first) found.push([first, head]);
    }
  }
  return found.slice(0, 4);
}

/**
 * A run of katakana that is several known words without a space, in as few as can be: スノーボードブーツ is a スノーボード and
 * a ブーツ. Null where it is not known throughout.
 */
export function runsOf(word: string, isKnown: (part: string) => boolean): string[] | null {
  const upTo: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    upTo[end] = null;
    for (let start = 0; start <= end - leastKatakana; start++) {
      const before = upTo[start];
      const shortest = upTo[end]?.length ?? Number.POSITIVE_INFINITY;
      if (before && before.length + 1 < shortest && isKnown(word.slice(start, end)))
        upTo[end] = [...before, word.slice(start, end)];
    }
  }
  return upTo[word.length] ?? null;
}

/** The longest known word that this one ends with: a "Skihose" is a Hose, also where nobody knows of "Ski". */
export function headOf(word: string, stem: string, known: Known): Word | undefined {
  for (let at = least; at <= word.length - leastAlone; at++) {
    const head = ending(word, stem, at, known);
    if (head) return head;
  }
  return undefined;
}

/** Known compounds by the part that was asked for: the head says what a thing is, the side only what it has to do with. */
export function compoundParts(compounds: readonly Word[], stems: readonly string[]): { heads: Word[]; sides: Word[] } {
  const long = stems.filter((stem) => stem.length >= 4);
  return {
    heads: compounds.filter(({ stem }) => long.some((end) => stem !== end && stem.endsWith(end))),
    sides: compounds.filter(({ stem }) => long.some((start) => stem !== start && stem.startsWith(start))),
  };
}
