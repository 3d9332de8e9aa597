import type { Word } from "../lists/vocabulary.ts";

/** Compound words: "Snowboardjacke" is a Jacke, and "Lawine" is in "Lawinenschaufel". Pure. */

/** Letters that join parts: Lawine-n-schaufel, Rettung-s-gerät. */
const joints = ["", "s", "n", "en", "es", "er", "e"];
const least = 3;

/** Ways to take a word apart into two known ones, the longest second part first; both must be in the same language. */
export function splits(word: string, known: ReadonlyMap<string, Word[]>, isCompounding: boolean): Word[][] {
  const found: Word[][] = [];
  for (let at = least; at <= word.length - least; at++) {
    const heads = known.get(word.slice(at));
    if (!heads) continue;
    const start = word.slice(0, at);
    for (const joint of isCompounding ? joints : [""]) {
      const side = joint === "" ? start : start.endsWith(joint) ? start.slice(0, -joint.length) : "";
      for (const first of side.length >= least ? (known.get(side) ?? []) : []) {
        for (const head of heads) if (head.locale === first.locale) found.push([first, head]);
      }
    }
  }
  return found.slice(0, 4);
}

/** Known compounds by the part that was asked for: the head says what a thing is, the side only what it has to do with. */
export function compoundParts(compounds: readonly Word[], stems: readonly string[]): { heads: Word[]; sides: Word[] } {
  const long = stems.filter((stem) => stem.length >= 4);
  return {
    heads: compounds.filter(({ stem }) => long.some((end) => stem !== end && stem.endsWith(end))),
    sides: compounds.filter(({ stem }) => long.some((start) => stem !== start && stem.startsWith(start))),
  };
}
