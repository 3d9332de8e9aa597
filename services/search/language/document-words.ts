import { LRUCache } from "lru-cache";
import type { SearchableField } from "#services/search/schema.ts";
import { counted } from "./field-codes.ts";
import { bigrams, isJapanese, type Token, tokens } from "./fold.ts";

/** The words of a document's texts as the lists hold them: stems with codes that say in which fields they stand. Pure. */

/** To be counted up with every change of what documents hold, or how texts become stems and codes: an index that was made otherwise is made anew. */
export const wordRules = 4;

/** Words of one field; `isListed` false keeps them out of the vocabulary (article numbers). */
export type Part = { field: SearchableField; texts: readonly string[]; isListed: boolean; isProse?: boolean };

const maxWords = 1500;
/** Longer ones are no words. */
const maxLength = 200;

/**
 * The same names, sizes and descriptions come again and again; about 6 MB of them. A word takes some 400 bytes as a token, which
 * is twenty times its text.
 */
const known = new LRUCache<string, readonly Token[]>({
  maxSize: 6_000_000,
  sizeCalculation: (words, text) => 200 + text.length + 400 * words.length,
});
const maxKnown = 3000;

/** The words of a text, in order; nobody changes them. */
export function wordsIn(text: string): readonly Token[] {
  const before = known.get(text);
  if (before) return before;
  const found = tokens(text);
  if (text.length <= maxKnown) known.set(text, found);
  return found;
}

const wordsOf = (texts: readonly string[]): Token[] => texts.flatMap(wordsIn).slice(0, maxWords);

/** Folded → as written in lower case, of every word of these parts: what stems are looked up for. */
export function spellings(parts: readonly Part[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of parts) {
    for (const { word, parts: joined, raw } of wordsOf(part.texts)) {
      for (const one of joined ?? [word]) found.set(one, joined ? one : raw.toLowerCase());
      if (joined) found.set(word, word);
    }
  }
  return found;
}

/** Stem → code (field-codes.ts). */
export function entriesOf(parts: readonly Part[], stems: ReadonlyMap<string, string>): Map<string, number> {
  const codes = new Map<string, number>();
  for (const { field, texts, isProse } of parts) {
    const put = (stem: string) => {
      if (stem.length <= maxLength) codes.set(stem, counted(codes.get(stem) ?? 0, field));
    };
    for (const { word, parts: joined } of wordsOf(texts)) {
      if (joined) put(word);
      for (const one of joined ?? [word]) {
        if (isJapanese(one)) for (const pair of bigrams(one)) put(pair);
        // A word that says nothing elsewhere may do so in a name or a fact: a down jacket.
        else if (stems.get(one) || isProse !== true) put(stems.get(one) || one);
      }
    }
  }
  return codes;
}

/** As a column holds them, and back. Stems are letters and digits, so that a space ends one. */
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
