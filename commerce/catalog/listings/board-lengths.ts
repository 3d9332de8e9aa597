/** Lengths of snowboards: lists filter them as numbers, although boards store them as size names. Pure. */

/** The attribute by which lists count and filter lengths: "length:156". */
export const lengthName = "length";

const boards = "kind:snowboard";

/** A board's length in whole centimetres from its size: "156", "158W", "159.5"; null when it is not a length. */
export function boardLength(size: string): number | null {
  const [, length] = /^(\d{2,3}(?:\.\d)?) ?(?:w|wide|cm)?$/i.exec(size.trim()) ?? [];
  const centimetres = Math.round(Number(length));
  return length && centimetres >= 70 && centimetres <= 230 ? centimetres : null;
}

/** The lengths of a board in whole centimetres, rising, from its list terms; none for other products. */
export function lengthsIn(terms: readonly string[]): number[] {
  if (!terms.includes(boards)) return [];
  const sizes = terms.filter((term) => term.startsWith("size:")).map((term) => term.slice("size:".length));
  return [...new Set(sizes.flatMap((size) => boardLength(size) ?? []))].sort((a, b) => a - b);
}

/** The terms of a listing; a board gets a term for each of its lengths. */
export function withLengths(terms: readonly string[]): readonly string[] {
  const lengths = lengthsIn(terms);
  return lengths.length === 0 ? terms : [...terms, ...lengths.map((length) => `${lengthName}:${length}`)];
}
