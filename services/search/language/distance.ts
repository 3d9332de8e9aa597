import damerau from "damerau-levenshtein";
import { distance as levenshtein } from "fastest-levenshtein";

/** Typing errors that make `a` of `b`: a letter missing, added, wrong, or two swapped. Stops counting above `most`. Pure. */
export function distance(a: string, b: string, most: number): number {
  // Without swaps, which count as two errors there, the distance is cheap and rules out nearly every word.
  const errors = levenshtein(a, b);
  return Math.min(most + 1, errors < 2 || errors > most * 2 ? errors : damerau(a, b).steps);
}

/** Errors that a word of this length is forgiven. */
export const allowance = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2);
