import damerau from "damerau-levenshtein";
import { distance as levenshtein } from "fastest-levenshtein";

/**
 * Returns the number of typing errors between `a` and `b`: a letter missing, added, wrong, or two swapped. Stops
 * counting above `most`. Pure.
 */
export function distance(a: string, b: string, most: number): number {
  // The Levenshtein distance counts a swap as two errors, but it is cheap and rules out nearly every word.
  const errors = levenshtein(a, b);
  return Math.min(most + 1, errors < 2 || errors > most * 2 ? errors : damerau(a, b).steps);
}

/** The number of errors allowed in a word of this length. */
export const allowance = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2);
