import type { Db } from "#database/tables.ts";
import type { LanguageIndex } from "#services/search/engine/language-index.ts";
import type { Word } from "#services/search/engine/segments/vocabulary.ts";
import { isJapanese, isKatakana, type Token } from "#services/search/language/fold.ts";
import { stemsOf } from "#services/search/language/stems.ts";
import { japanese, keyOf } from "#services/search/language/thesaurus.ts";
import { isCompounding, runsOf, splits } from "./compounds.ts";

/** Looks up a query's words in the vocabulary of one language, all at once. */

/** "muetze" is "mutze" in the index, where "ü" became "u". */
export const variants = (word: string): string[] => (/[aou]e/.test(word) ? [word.replaceAll(/([aou])e/g, "$1")] : []);

/**
 * Returns the stems of these words. Words of the vocabulary have their stems there; others are looked up in the
 * database. "" is a stop word.
 */
export async function stemsIn(
  db: Db,
  { locale, vocabulary }: LanguageIndex,
  asked: readonly Token[],
): Promise<Map<string, string>> {
  const spelled = asked.flatMap(({ word, parts, raw }) => [
    [word, parts ? word : raw.toLowerCase()] as const,
    ...(parts ?? []).map((part) => [part, part] as const),
  ]);
  // "för" is a stop word, although "for" may be a word of the vocabulary.
  const unclear = spelled.filter(([word, raw]) => raw !== word || !vocabulary.exact(word));
  const stems = await stemsOf(db, locale, new Map(unclear));
  for (const [word] of spelled) {
    const known = vocabulary.exact(word);
    if (known && stems.get(word) !== "") stems.set(word, known.stem);
  }
  return stems;
}

/**
 * Splits compounds that no document contains into their parts: "Splitboardbindung" finds a Bindung for a splitboard,
 * even when no text uses the compound. The parts' stems are added.
 */
export function apart(
  { locale, vocabulary }: LanguageIndex,
  asked: readonly Token[],
  stems: Map<string, string>,
  hasSynonyms: (key: string) => boolean,
): Token[] {
  return asked.flatMap((token) => {
    const { word, parts } = token;
    const stem = stems.get(word) || word;
    if (parts || vocabulary.exact(word) || vocabulary.withStem(stem).length > 0) return token;
    if (isKatakana(word)) {
      const isKnown = (part: string) => vocabulary.exact(part) !== undefined || hasSynonyms(keyOf(japanese(part)));
      if (hasSynonyms(keyOf(japanese(word)))) return token;
      return runsOf(word, isKnown)?.map((part) => ({ ...token, word: part, raw: part })) ?? token;
    }
    if (!isCompounding(locale) || hasSynonyms(stem)) return token;
    // A typing error ("snowbord") is more likely than a table (bord) in the snow.
    if (vocabulary.corrections(word).some(({ errors }) => errors <= 1)) return token;
    const [first] = splits(word, stem, vocabulary, true);
    for (const part of first ?? []) stems.set(part.word, part.stem);
    return first?.map((part) => ({ ...token, word: part.word, raw: part.word })) ?? token;
  });
}

/**
 * Returns the stems of this word together with each neighbour, the form in which synonyms of several words are stored.
 */
export function phraseKeys(words: readonly Token[], index: number, stems: ReadonlyMap<string, string>): string[] {
  const at = (place: number) => {
    const word = words[place]?.word;
    return word ? stems.get(word) || word : undefined;
  };
  const [before, own, after] = [at(index - 1), at(index), at(index + 1)];
  return [before && `${before} ${own}`, after && `${own} ${after}`].filter((key) => key !== undefined);
}

type Lookup = { words: string[]; stems: string[]; start: string | null; ends: string[] };

export function lookupOf(
  locale: string,
  words: readonly Token[],
  stems: ReadonlyMap<string, string>,
  isOpen: boolean,
): Lookup {
  const latin = words.filter(({ word }) => !isJapanese(word));
  const single = latin.map(({ word }) => word);
  const pairs = single.slice(1).map((word, index) => `${single[index]}${word}`);
  const last = words.at(-1);
  const isLong = (stem: string) => stem.length >= 4 && stem.length <= 30;
  const own = [...new Set(single.flatMap((word) => stems.get(word) || []))];
  return {
    words: [
      ...new Set([...single, ...single.flatMap(variants), ...latin.flatMap(({ parts }) => parts ?? []), ...pairs]),
    ],
    stems: own,
    start: isOpen && last && !last.parts && last.word.length >= 2 && !isJapanese(last.word) ? last.word : null,
    ends: isCompounding(locale) ? own.filter(isLong) : [],
  };
}

const mostCompounds = 120;
/**
 * How many completions a word with two, three or four letters may have. A visitor who has typed two letters means none
 * of them in particular.
 */
const mostStarted = [12, 24, 40];
const startedBy = (start: string): number => mostStarted[Math.min(start.length, 4) - 2] ?? 0;

/** Returns everything that the vocabulary has for these. */
export function lookUp({ vocabulary }: LanguageIndex, { words, stems, start, ends }: Lookup) {
  const exact = new Set<Word>();
  for (const word of words) {
    const known = vocabulary.exact(word);
    if (known) exact.add(known);
  }
  for (const stem of stems) for (const word of vocabulary.withStem(stem)) exact.add(word);
  return {
    exact: [...exact],
    started: start ? vocabulary.startingWith(start, startedBy(start)) : [],
    compound: ends.length > 0 ? vocabulary.compoundsOf(ends, mostCompounds) : [],
  };
}
