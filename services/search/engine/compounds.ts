import type { Vocabulary, Word } from "#services/search/engine/segments/vocabulary.ts";

/** Compound words: a "Snowboardjacke" is a Jacke, and "Lawine" is part of "Lawinenschaufel". Pure. */

/** Languages that write several words as one. */
export const isCompounding = (locale: string): boolean => ["de", "sv", "no"].includes(locale);

/** Letters that join parts: Lawine-n-schaufel, Rettung-s-gerät. */
const joints = ["", "s", "n", "en", "es", "er", "e"];
const least = 3;
/** The shortest ending that decides what a word means, regardless of what comes before it. */
const leastAlone = 4;
/** The shortest katakana word that may be part of a compound. */
const leastKatakana = 3;

type KnownWords = Pick<Vocabulary, "exact" | "withStem">;

/**
 * Returns the known word that starts at this position and ends with the word, as written or with another ending: the
 * stem of "Herrenschuhe" ends with the stem of "Schuh".
 */
function ending(word: string, stem: string, at: number, known: KnownWords): Word | undefined {
  return known.exact(word.slice(at)) ?? (stem.length - at >= least ? known.withStem(stem.slice(at))[0] : undefined);
}

/** Returns the ways to split a word into two known ones, those with the longest second part first. */
export function splits(word: string, stem: string, known: KnownWords, isJoined: boolean): Word[][] {
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
 * Splits a run of katakana into as few known words as possible: スノーボードブーツ is スノーボード and ブーツ. Null when a part is
 * unknown.
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

/** Returns the longest known word at the end of this one: a "Skihose" is a Hose, even when "Ski" is unknown. */
export function headOf(word: string, stem: string, known: KnownWords): Word | undefined {
  for (let at = least; at <= word.length - leastAlone; at++) {
    const head = ending(word, stem, at, known);
    if (head) return head;
  }
  return undefined;
}

/**
 * Groups known compounds by the position of the searched word. As the head it says what a thing is; as the side it says
 * only what the thing relates to.
 */
export function compoundParts(compounds: readonly Word[], stems: readonly string[]): { heads: Word[]; sides: Word[] } {
  const long = stems.filter((stem) => stem.length >= 4);
  return {
    heads: compounds.filter(({ stem }) => long.some((end) => stem !== end && stem.endsWith(end))),
    sides: compounds.filter(({ stem }) => long.some((start) => stem !== start && stem.startsWith(start))),
  };
}
