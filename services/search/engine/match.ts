import type { Term } from "#services/search/engine/terms.ts";
import { type Impacts, sides } from "#services/search/language/field-codes.ts";
import type { Alternative } from "#services/search/language/thesaurus.ts";
import { type DocBits, has } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import { buffersFor, type MatchBuffers, type Scratch, scratchFor } from "./scratch.ts";
import type { Postings } from "./segments/bytes.ts";
import { PostingCursor } from "./segments/posting-cursor.ts";

/** The documents of one language that match a query: the first `count` of `results`. */
export type Matches = { language: LanguageIndex; count: number; results: MatchBuffers };

/** When not all words are found, the share of the best document's weight that a document must have. */
const leastShare = 0.7;
const mostForOneWord = 1.6;
/** The most alternatives of several words that are tried. */
const mostPhrases = 8;

export type WordLists = ReadonlyMap<string, Postings[]>;

/** Returns the stems that these terms search for. */
export const stemsIn = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms.flatMap(({ levels }) => levels.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.stems))),
  ),
];

type MatchQuery = {
  terms: readonly Term[];
  lists: WordLists;
  left: DocBits;
  impacts: Impacts;
  /** True when every term must be found; otherwise some of them suffice. */
  isStrict: boolean;
};

/** The weight of a document that has all required terms. */
export const weightOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { weight, isOptional }) => (isOptional ? sum : sum + weight), 0);

/**
 * Returns the documents among `left` that have the terms. Optional terms add to the score of documents that have them.
 */
export function match(language: LanguageIndex, slot: number, query: MatchQuery): Matches {
  const { terms, lists, left, impacts, isStrict } = query;
  const { flags } = language;
  const r = scratchFor(flags.length);
  const results = buffersFor(slot, flags.length);
  const needed = terms.filter(({ isOptional }) => !isOptional);
  const sum = weightOf(needed);
  // The rarest term comes first: documents without it need not be checked again.
  const order = isStrict ? needed.toSorted((a, b) => sizeOf(a, lists) - sizeOf(b, lists)) : needed;
  let all = 0;
  for (const [nth, term] of order.entries()) {
    const place = { left, from: isStrict && nth > 0 ? nth : -1 };
    const found = rank(r, term, lists, impacts, place);
    for (let at = 0; at < found; at++) {
      const number = r.inTerm[at] as number;
      if (r.found[number] === 0) r.all[all++] = number;
      r.found[number]! += 1;
      r.text[number]! += term.weight * (r.best[number] as number);
      r.share[number]! += term.weight;
      r.best[number] = 0;
    }
  }
  for (const term of terms.filter(({ isOptional }) => isOptional)) {
    const found = rank(r, term, lists, impacts, { left, from: -1 });
    // A rare optional word in the name of a product has a meaning (a down jacket); in the titles of texts it has none
    // ("how much").
    const isCommon = stemsIn([term]).some((stem) => language.isKnown(stem));
    for (let at = 0; at < found; at++) {
      const number = r.inTerm[at] as number;
      if (r.found[number] !== 0 && (isCommon || ((flags[number] as number) & 2) !== 0))
        r.text[number]! += term.weight * (r.best[number] as number);
      r.best[number] = 0;
    }
  }
  let count = 0;
  for (let at = 0; at < all; at++) {
    const number = r.all[at] as number;
    if (!isStrict || r.found[number] === needed.length) {
      results.docIds[count] = number;
      results.texts[count] = (r.text[number] as number) / sum;
      results.shares[count] = r.share[number] as number;
      count += 1;
    }
    r.found[number] = 0;
    r.text[number] = 0;
    r.share[number] = 0;
  }
  return { language, count, results };
}

/**
 * Returns the share of the words that a document must have, relative to the document with the largest share. Shares of
 * `enough` or more are ignored.
 */
export function leastShareOf(found: Matches, enough: number): number {
  const { shares } = found.results;
  let most = 0;
  for (let at = 0; at < found.count; at++) {
    const share = shares[at] as number;
    if (share > most && share < enough) most = share;
  }
  return leastShare * most - 1e-6;
}

/** Returns the matches that pass. The others are overwritten. */
export function filterMatches({ language, count, results }: Matches, passes: (at: number) => boolean): Matches {
  const { docIds, texts, shares } = results;
  let passed = 0;
  for (let at = 0; at < count; at++) {
    if (!passes(at)) continue;
    docIds[passed] = docIds[at] as number;
    texts[passed] = texts[at] as number;
    shares[passed] = shares[at] as number;
    passed += 1;
  }
  return { language, count: passed, results };
}

/** Returns all documents that pass the filter, for a query without words. */
export function everything(language: LanguageIndex, slot: number, left: DocBits): Matches {
  const results = buffersFor(slot, language.flags.length);
  let count = 0;
  for (let at = 0; at < left.length; at++) {
    for (let word = left[at] as number; word !== 0; word &= word - 1) {
      results.docIds[count] = at * 32 + (31 - Math.clz32(word & -word));
      results.texts[count++] = 0;
    }
  }
  return { language, count, results };
}

const lengthOf = (lists: readonly Postings[]) => lists.reduce((sum, { docIds }) => sum + docIds.length, 0);

function sizeOf({ levels }: Term, lists: WordLists): number {
  let size = 0;
  for (const { alternatives } of levels)
    for (const { stems } of alternatives) size += Math.min(...stems.map((stem) => lengthOf(lists.get(stem) ?? [])));
  return size;
}

/** `from` is the number of terms that a document must have so far, or -1 when it only has to be among `left`. */
type Candidates = { left: DocBits; from: number };

/** Writes a term's score in each document to `best` and the documents to `inTerm`. Returns the number of documents. */
function rank(r: Scratch, { levels }: Term, lists: WordLists, impacts: Impacts, { left, from }: Candidates): number {
  const { level, best, found, inLevel, inTerm } = r;
  const { mask, known } = impacts;
  const isLeft = (number: number) => (from < 0 ? has(left, number) : found[number] === from);
  let terms = 0;
  let inside = 0;
  const settle = (quality: number) => {
    for (let at = 0; at < inside; at++) {
      const number = inLevel[at] as number;
      const value = quality * Math.min(level[number] as number, mostForOneWord);
      level[number] = 0;
      if (best[number] === 0) inTerm[terms++] = number;
      if (value > (best[number] as number)) best[number] = value;
    }
    inside = 0;
  };
  for (const { quality, alternatives } of levels) {
    for (const { stems } of alternatives) {
      if (stems.length > 1) continue;
      for (const { docIds, codes } of lists.get(stems[0] ?? "") ?? []) {
        for (let at = 0; at < docIds.length; at++) {
          const number = docIds[at] as number;
          if (from < 0 ? !(((left[number >>> 5] as number) >>> (number & 31)) & 1) : found[number] !== from) continue;
          const code = codes[at] as number;
          if ((code & mask) === 0) continue;
          const impact = known[code] as number;
          if (level[number] === 0) inLevel[inside++] = number;
          level[number]! += impact === 0 ? impacts.of(code) : impact;
        }
      }
    }
    settle(quality);
    for (const one of alternatives.filter(({ stems }) => stems.length > 1).slice(0, mostPhrases)) {
      matchPhrase(one, lists, impacts, isLeft, (number, value) => {
        if (level[number] === 0) inLevel[inside++] = number;
        level[number]! += value;
      });
      settle(quality);
    }
  }
  return terms;
}

/**
 * Calls `take` with each document among `left` that has all these words, and with the score. Scores are computed within
 * one side (names or details).
 */
function matchPhrase(
  { stems, isPhrase }: Alternative,
  lists: WordLists,
  impacts: Impacts,
  isLeft: (number: number) => boolean,
  take: (number: number, value: number) => void,
): void {
  const all = stems.map((stem) => lists.get(stem) ?? []);
  const least = all.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0] ?? [];
  const codes = new Uint16Array(all.length);
  for (const { docIds } of least) {
    const readers = all.map((some) => some.map((one) => new PostingCursor(one)));
    for (let at = 0; at < docIds.length; at++) {
      const number = docIds[at] as number;
      if (!isLeft(number)) continue;
      let hasAll = true;
      for (let nth = 0; nth < readers.length && hasAll; nth++) {
        codes[nth] = codeIn(readers[nth] as PostingCursor[], number) & impacts.mask;
        hasAll = codes[nth] !== 0;
      }
      if (hasAll) take(number, Math.max(1e-9, countOf(codes, impacts, isPhrase === true)));
    }
  }
}

function countOf(codes: Uint16Array, impacts: Impacts, isPhrase: boolean): number {
  let value = 0;
  for (const { mask } of sides) {
    let product = 1;
    for (const code of codes) product *= (code & mask) === 0 ? 0 : impacts.heaviest(code & mask);
    if (product === 0) continue;
    // In a phrase, the first part stands for all. Combining the parts would turn many weak matches into a strong one.
    value += isPhrase ? impacts.of((codes[0] as number) & mask) : product ** (1 / codes.length);
  }
  return value;
}

/** Returns the code of this document, or 0 when it is not in the lists. */
function codeIn(readers: readonly PostingCursor[], number: number): number {
  for (const reader of readers) {
    const code = reader.codeOf(number);
    if (code !== 0) return code;
  }
  return 0;
}
