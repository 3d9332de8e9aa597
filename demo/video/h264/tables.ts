/** Codes of transform coefficients (ITU-T H.264, tables 9-5 and 9-7 to 9-10): each a length in bits and a value. */

export type Code = readonly [length: number, value: number];

const pair = (lengths: readonly number[], values: readonly number[]): Code[] =>
  lengths.map((length, index) => [length, values[index] ?? 0]);

/** By how many blocks around have coefficients: 0 or 1, 2 or 3, 4 to 7. By 4 × coefficients + trailing ones. */
const tokenLengths = [
  [
    1, 0, 0, 0, 6, 2, 0, 0, 8, 6, 3, 0, 9, 8, 7, 5, 10, 9, 8, 6, 11, 10, 9, 7, 13, 11, 10, 8, 13, 13, 11, 9, 13, 13, 13,
    10, 14, 14, 13, 11, 14, 14, 14, 13, 15, 15, 14, 14, 15, 15, 15, 14, 16, 15, 15, 15, 16, 16, 16, 15, 16, 16, 16, 16,
    16, 16, 16, 16,
  ],
  [
    2, 0, 0, 0, 6, 2, 0, 0, 6, 5, 3, 0, 7, 6, 6, 4, 8, 6, 6, 4, 8, 7, 7, 5, 9, 8, 8, 6, 11, 9, 9, 6, 11, 11, 11, 7, 12,
    11, 11, 9, 12, 12, 12, 11, 12, 12, 12, 11, 13, 13, 13, 12, 13, 13, 13, 13, 13, 14, 13, 13, 14, 14, 14, 13, 14, 14,
    14, 14,
  ],
  [
    4, 0, 0, 0, 6, 4, 0, 0, 6, 5, 4, 0, 6, 5, 5, 4, 7, 5, 5, 4, 7, 5, 5, 4, 7, 6, 6, 4, 7, 6, 6, 4, 8, 7, 7, 5, 8, 8, 7,
    6, 9, 8, 8, 7, 9, 9, 8, 8, 9, 9, 9, 8, 10, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
  ],
];
const tokenValues = [
  [
    1, 0, 0, 0, 5, 1, 0, 0, 7, 4, 1, 0, 7, 6, 5, 3, 7, 6, 5, 3, 7, 6, 5, 4, 15, 6, 5, 4, 11, 14, 5, 4, 8, 10, 13, 4, 15,
    14, 9, 4, 11, 10, 13, 12, 15, 14, 9, 12, 11, 10, 13, 8, 15, 1, 9, 12, 11, 14, 13, 8, 7, 10, 9, 12, 4, 6, 5, 8,
  ],
  [
    3, 0, 0, 0, 11, 2, 0, 0, 7, 7, 3, 0, 7, 10, 9, 5, 7, 6, 5, 4, 4, 6, 5, 6, 7, 6, 5, 8, 15, 6, 5, 4, 11, 14, 13, 4,
    15, 10, 9, 4, 11, 14, 13, 12, 8, 10, 9, 8, 15, 14, 13, 12, 11, 10, 9, 12, 7, 11, 6, 8, 9, 8, 10, 1, 7, 6, 5, 4,
  ],
  [
    15, 0, 0, 0, 15, 14, 0, 0, 11, 15, 13, 0, 8, 12, 14, 12, 15, 10, 11, 11, 11, 8, 9, 10, 9, 14, 13, 9, 8, 10, 9, 8,
    15, 14, 13, 13, 11, 14, 10, 12, 15, 10, 13, 12, 11, 14, 9, 12, 8, 10, 13, 8, 13, 7, 9, 12, 9, 12, 11, 10, 5, 8, 7,
    6, 1, 4, 3, 2,
  ],
];
const tokens = tokenLengths.map((lengths, index) => pair(lengths, tokenValues[index] ?? []));
const colourTokens = pair(
  [2, 0, 0, 0, 6, 1, 0, 0, 6, 6, 3, 0, 6, 7, 7, 6, 6, 8, 8, 7],
  [1, 0, 0, 0, 7, 1, 0, 0, 4, 6, 1, 0, 3, 3, 2, 5, 2, 3, 2, 0],
);

/** How many coefficients, and how many of the last are ±1. `around`: −1 for the flat part of colours. */
export function tokenOf(around: number, coefficients: number, ones: number): Code {
  const at = 4 * coefficients + ones;
  if (around < 0) return colourTokens[at] as Code;
  if (around >= 8) return [6, coefficients === 0 ? 3 : ((coefficients - 1) << 2) | ones];
  return tokens[around < 2 ? 0 : around < 4 ? 1 : 2]?.[at] as Code;
}

/** How many zeros stand before the last coefficient, by the number of coefficients less one. */
export const zerosBefore: readonly Code[][] = [
  pair([1, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9], [1, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 1]),
  pair([3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 6, 6], [7, 6, 5, 4, 3, 5, 4, 3, 2, 3, 2, 3, 2, 1, 0]),
  pair([4, 3, 3, 3, 4, 4, 3, 3, 4, 5, 5, 6, 5, 6], [5, 7, 6, 5, 4, 3, 4, 3, 2, 3, 2, 1, 1, 0]),
  pair([5, 3, 4, 4, 3, 3, 3, 4, 3, 4, 5, 5, 5], [3, 7, 5, 4, 6, 5, 4, 3, 3, 2, 2, 1, 0]),
  pair([4, 4, 4, 3, 3, 3, 3, 3, 4, 5, 4, 5], [5, 4, 3, 7, 6, 5, 4, 3, 2, 1, 1, 0]),
  pair([6, 5, 3, 3, 3, 3, 3, 3, 4, 3, 6], [1, 1, 7, 6, 5, 4, 3, 2, 1, 1, 0]),
  pair([6, 5, 3, 3, 3, 2, 3, 4, 3, 6], [1, 1, 5, 4, 3, 3, 2, 1, 1, 0]),
  pair([6, 4, 5, 3, 2, 2, 3, 3, 6], [1, 1, 1, 3, 3, 2, 2, 1, 0]),
  pair([6, 6, 4, 2, 2, 3, 2, 5], [1, 0, 1, 3, 2, 1, 1, 1]),
  pair([5, 5, 3, 2, 2, 2, 4], [1, 0, 1, 3, 2, 1, 1]),
  pair([4, 4, 3, 3, 1, 3], [0, 1, 1, 2, 1, 3]),
  pair([4, 4, 2, 1, 3], [0, 1, 1, 1, 1]),
  pair([3, 3, 1, 2], [0, 1, 1, 1]),
  pair([2, 2, 1], [0, 1, 1]),
  pair([1, 1], [0, 1]),
];
export const colourZerosBefore: readonly Code[][] = [
  pair([1, 2, 3, 3], [1, 1, 1, 0]),
  pair([1, 2, 2], [1, 1, 0]),
  pair([1, 1], [1, 0]),
];

/** How many zeros stand before this coefficient, by the number of zeros that are left less one. */
export const runsBefore: readonly Code[][] = [
  pair([1, 1], [1, 0]),
  pair([1, 2, 2], [1, 1, 0]),
  pair([2, 2, 2, 2], [3, 2, 1, 0]),
  pair([2, 2, 2, 3, 3], [3, 2, 1, 1, 0]),
  pair([2, 2, 3, 3, 3, 3], [3, 2, 3, 2, 1, 0]),
  pair([2, 3, 3, 3, 3, 3, 3], [3, 0, 1, 3, 2, 5, 4]),
  pair([3, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11], [7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
];

/** Which blocks of a macroblock that is taken from the last picture have coefficients, by how often that happens. */
const patterns = [
  0, 16, 1, 2, 4, 8, 32, 3, 5, 10, 12, 15, 47, 7, 11, 13, 14, 6, 9, 31, 35, 37, 42, 44, 33, 34, 36, 40, 39, 43, 45, 46,
  17, 18, 20, 24, 19, 21, 26, 28, 23, 27, 29, 30, 22, 25, 38, 41,
];
export const patternCode = (pattern: number): number => patterns.indexOf(pattern);
