import type { Db } from "#database/tables.ts";
import { bigrams, isJapanese, tokens } from "./fold.ts";
import { stemsOf } from "./stems.ts";

/** An alternative for a word: all of these stems. With `isPhrase`, they are the letter pairs of one word. */
export type Alternative = { stems: string[]; isPhrase?: boolean };

export const japanese = (word: string): Alternative => ({ stems: bigrams(word), isPhrase: true });

/** Returns the stems of a text as one alternative. */
export async function alternativeOf(db: Db, locale: string, text: string): Promise<Alternative> {
  const spelled = tokens(text).flatMap(({ word, parts, raw }) =>
    parts ? parts.map((part) => [part, part] as const) : [[word, raw.toLowerCase()] as const],
  );
  const words = spelled.map(([word]) => word);
  const stems = await stemsOf(db, locale, new Map(spelled));
  return isJapanese(text) ? japanese(words.join("")) : { stems: words.flatMap((word) => stems.get(word) || []) };
}

type Thesaurus = Map<string, Alternative[]>;
let made = new WeakMap<Db, Map<string, Promise<Thesaurus>>>();

/** Call this when the shop's own synonyms have changed (the tag "search-words"). */
export function forgetThesauri(): void {
  made = new WeakMap();
}

/** Stem (several are joined by a space) → its synonyms. Built once per language. */
export function thesaurusOf(db: Db, locale: string): Promise<Thesaurus> {
  const known = made.get(db) ?? new Map<string, Promise<Thesaurus>>();
  made.set(db, known);
  const before = known.get(locale);
  if (before) return before;
  const making = make(db, locale);
  known.set(locale, making);
  making.catch(() => known.delete(locale));
  return making;
}

async function make(db: Db, locale: string): Promise<Thesaurus> {
  const thesaurus: Thesaurus = new Map();
  const rows = await db
    .selectFrom("search_synonyms")
    .select("words")
    .where("locale", "=", locale)
    .orderBy("position")
    .execute();
  for (const { words } of rows) {
    const group: Alternative[] = [];
    for (const text of words) group.push(await alternativeOf(db, locale, text.trim()));
    for (const one of group) {
      const key = keyOf(one);
      const others = group.filter((other) => other !== one && other.stems.length > 0);
      thesaurus.set(key, [...(thesaurus.get(key) ?? []), ...others]);
    }
  }
  return thesaurus;
}

export const keyOf = ({ stems }: Alternative): string => stems.join(" ");
