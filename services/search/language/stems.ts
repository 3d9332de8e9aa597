import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { isJapanese } from "./fold.ts";

/**
 * PostgreSQL's Snowball dictionaries by locale. Japanese has none: its words become bigrams, and foreign words stay
 * whole.
 */
const dictionaries: Readonly<Record<string, string>> = {
  "en-us": "english_stem",
  de: "german_stem",
  fr: "french_stem",
  es: "spanish_stem",
  it: "italian_stem",
  sv: "swedish_stem",
  no: "norwegian_stem",
};

/** Locale → word, as written and folded when that differs → stem. Building an index needs the same words repeatedly. */
const known = new Map<string, Map<string, string>>();
const mostKnown = 20_000;

/**
 * Words that the dictionary confuses with others, and the stem to use instead: "hombros" (shoulders) is not "hombres".
 */
const apart = new Map([
  ["es hombro", "hombro"],
  ["es hombros", "hombro"],
]);

const keyOf = (raw: string, word: string): string => (raw === word ? word : `${raw} ${word}`);

/**
 * Returns the stem of each word in this language, "" for stop words ("the", "für"). `words` maps folded words to their
 * lower-case spelling, because stop words are recognised by their accents.
 */
export async function stemsOf(
  db: Db,
  locale: string,
  words: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const stems = new Map<string, string>();
  const missing: [string, string][] = [];
  const dictionary = dictionaries[locale];
  const own = known.get(locale) ?? new Map<string, string>();
  known.set(locale, own);
  for (const [word, raw] of words) {
    const before = apart.get(`${locale} ${word}`) ?? own.get(keyOf(raw, word));
    if (before !== undefined) stems.set(word, before);
    else if (!dictionary || isJapanese(word) || /\d/.test(word)) stems.set(word, word);
    else missing.push([word, raw]);
  }
  if (missing.length === 0) return stems;
  const { rows } = await sql<{ word: string; raw: string; stem: string }>`
    select word, raw, case when ts_lexize(${dictionary}::regdictionary, raw) = '{}' then ''
      else coalesce((ts_lexize(${dictionary}::regdictionary, word))[1], word) end as stem
    from unnest(${missing.map(([word]) => word)}::text[], ${missing.map(([, raw]) => raw)}::text[]) as given (word, raw)
  `.execute(db);
  for (const { word, raw, stem } of rows) {
    stems.set(word, stem);
    if (own.size >= mostKnown) own.clear();
    own.set(keyOf(raw, word), stem);
  }
  return stems;
}
