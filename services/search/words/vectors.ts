import { bigrams, isJapanese, type Token, tokens } from "./fold.ts";

/** Texts as PostgreSQL's tsvector, with the stems of our own words. Pure. */

export type Label = "A" | "B" | "C" | "D";

/** Words of a part of a document under one label; `isListed` false keeps them out of the vocabulary (article numbers). */
export type Part = { label: Label; texts: readonly string[]; isListed: boolean; isProse?: boolean };

const maxWords = 1500;
/** Longer ones are no words, and above 2,046 bytes PostgreSQL takes none. */
const maxLength = 200;
/** A tsvector's positions end at 16,383. */
const maxPosition = 16_000;

export const wordsOf = (texts: readonly string[]): Token[] => texts.flatMap((text) => tokens(text)).slice(0, maxWords);

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

/** The text form of a tsvector: 'kestrel':1A 'board':2A. */
export function vectorOf(parts: readonly Part[], stems: ReadonlyMap<string, string>): string {
  const places = new Map<string, string[]>();
  let position = 0;
  const put = (stem: string, label: Label, at: number) => {
    if (at > maxPosition || stem.length > maxLength) return;
    const list = places.get(stem) ?? [];
    if (list.length < 200) list.push(`${at}${label}`);
    places.set(stem, list);
  };
  for (const { label, texts, isProse } of parts) {
    const isTelling = isProse !== true;
    for (const { word, parts: joined } of wordsOf(texts)) {
      if (joined) put(word, label, position + 1);
      for (const one of joined ?? [word]) {
        if (isJapanese(one)) for (const pair of bigrams(one)) put(pair, label, ++position);
        // A word that says nothing elsewhere may do so in a name or a fact: a down jacket.
        else if (stems.get(one) || isTelling) put(stems.get(one) || one, label, ++position);
      }
      // Words of two runs are neighbours, but no phrase.
      if (isJapanese(word)) position += 1;
    }
    position += 5;
  }
  return [...places].map(([stem, list]) => `${quote(stem)}:${list.join(",")}`).join(" ");
}

/** A lexeme as tsvector and tsquery read it. */
export const quote = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
