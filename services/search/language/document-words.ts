import { LRUCache } from "lru-cache";
import type { SearchableField } from "#services/search/schema.ts";
import { counted } from "./field-codes.ts";
import { bigrams, isJapanese, type Token, tokens } from "./fold.ts";

/**
 * The words of a document's texts as the lists store them: stems with codes for the fields in which they occur. Pure.
 */

/**
 * Increase this with every change to the content of documents or to how texts become stems and codes. An index built
 * with another value is rebuilt.
 */
export const wordRules = 5;

/** The words of one field. With `isListed` false they stay out of the vocabulary (article numbers). */
export type FieldTexts = { field: SearchableField; texts: readonly string[]; isListed: boolean; isProse?: boolean };

const maxWords = 1500;
/** The longest stem. Anything longer is not a word. */
const maxLength = 200;

/**
 * The same names, sizes and descriptions occur repeatedly. The cache holds about 6 MB. As a token, a word takes about
 * 400 bytes, twenty times its text.
 */
const known = new LRUCache<string, readonly Token[]>({
  maxSize: 6_000_000,
  sizeCalculation: (words, text) => 200 + text.length + 400 * words.length,
});
const maxKnown = 3000;

/** Returns the words of a text, in order. The result is shared and must not be changed. */
export function wordsIn(text: string): readonly Token[] {
  const before = known.get(text);
  if (before) return before;
  const found = tokens(text);
  if (text.length <= maxKnown) known.set(text, found);
  return found;
}

const wordsOf = (texts: readonly string[]): Token[] => texts.flatMap(wordsIn).slice(0, maxWords);

/** Maps every folded word of these texts to its lower-case spelling, from which stems are looked up. */
export function spellings(fieldTexts: readonly FieldTexts[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { texts } of fieldTexts) {
    for (const { word, parts: joined, raw } of wordsOf(texts)) {
      for (const one of joined ?? [word]) found.set(one, joined ? one : raw.toLowerCase());
      if (joined) found.set(word, word);
    }
  }
  return found;
}

/** Stem → code (field-codes.ts). */
export function entriesOf(fieldTexts: readonly FieldTexts[], stems: ReadonlyMap<string, string>): Map<string, number> {
  const codes = new Map<string, number>();
  for (const { field, texts, isProse } of fieldTexts) {
    const put = (stem: string) => {
      if (stem.length <= maxLength) codes.set(stem, counted(codes.get(stem) ?? 0, field));
    };
    for (const { word, parts: joined } of wordsOf(texts)) {
      if (joined) put(word);
      for (const one of joined ?? [word]) {
        if (isJapanese(one)) for (const pair of bigrams(one)) put(pair);
        // A stop word may have a meaning in a name or a fact: a down jacket.
        else if (stems.get(one) || isProse !== true) put(stems.get(one) || one);
      }
    }
  }
  return codes;
}

/** Writes and reads entries as a column stores them. Stems consist of letters and digits, so a space ends one. */
export const writeEntries = (entries: ReadonlyMap<string, number>): string =>
  [...entries].map(([stem, code]) => `${stem} ${code}`).join("\n");

export function readEntries(text: string, take: (stem: string, code: number) => void): void {
  for (let start = 0; start < text.length; ) {
    const space = text.indexOf(" ", start);
    const newline = text.indexOf("\n", space);
    const end = newline < 0 ? text.length : newline;
    take(text.slice(start, space), Number(text.slice(space + 1, end)));
    start = end + 1;
  }
}
