import type { Db } from "#database/tables.ts";
import type { LanguageIndex } from "#services/search/engine/language-index.ts";
import type { Correction, Word } from "#services/search/engine/segments/vocabulary.ts";
import { names } from "#services/search/language/field-codes.ts";
import { isFiller } from "#services/search/language/filler-words.ts";
import { isJapanese, katakana, type Token, tokens } from "#services/search/language/fold.ts";
import { type Alternative, japanese, keyOf, thesaurusOf } from "#services/search/language/thesaurus.ts";
import { compoundParts, headOf, isCompounding, splits } from "./compounds.ts";
import { apart, lookUp, lookupOf, phraseKeys, stemsIn, variants } from "./lookup.ts";

/** One word of a query with its possible meanings, by how likely each one is (1: as written). */
export type Term = {
  weight: number;
  /** Whether the index contains any of its meanings. */
  isKnown: boolean;
  /** Need not be found: a word like "for" beside other words. */
  isOptional?: true;
  levels: { quality: number; alternatives: Alternative[] }[];
};

export type Terms = {
  terms: Term[];
  /** Folded words that count as a match, to be marked in results. Japanese words as written. */
  marked: Set<string>;
  /** The query with corrected spelling, folded. Null when all of it is understood as written. */
  meant: string | null;
};

/** How much of a query is read: more than visitors type, and little enough to answer any input quickly. */
const maxLength = 200;
const maxWords = 12;

/** Quality factors, tuned on the judged queries (tests/search/judged). */
const quality = {
  stop: 0.25,
  started: 0.75,
  synonym: 0.7,
  head: 0.75,
  /** One error, one that begins the word otherwise (1.5), two, two that begin it otherwise. */
  errors: [0.6, 0.5, 0.35, 0.3],
  parts: 0.5,
  end: 0.25,
  side: 0.5,
  goesOn: 0.3,
};

/** From this precision on, words match only as written, and all of them must be found. */
export const strictPrecision = 8;

/** Parses a query with the vocabulary of the language. */
export async function termsOf(db: Db, language: LanguageIndex, query: string, precision: number): Promise<Terms> {
  const { vocabulary } = language;
  const written = tokens(query.slice(0, maxLength)).slice(0, maxWords);
  const isOpen = /[\p{L}\p{N}]$/u.test(query.slice(0, maxLength));
  const [stems, thesaurus] = await Promise.all([stemsIn(db, language, written), thesaurusOf(db, language.locale)]);
  const asked = apart(language, written, stems, (key) => thesaurus.has(key)).slice(0, maxWords);
  const isStop = ({ word, parts }: Token) => !parts && (stems.get(word) === "" || isFiller(language.locale, word));
  const telling = asked.filter((token) => !isStop(token));
  const words = telling.length > 0 ? telling : asked;
  if (words.length === 0) return { terms: [], marked: new Set(), meant: null };

  const found = lookUp(language, lookupOf(language.locale, words, stems, isOpen));
  const known = new Map(found.exact.map((word) => [word.word, word]));
  const isKnown = (word: string) => known.has(word) || found.exact.some(({ stem }) => stem === stems.get(word));
  const unknown = words.filter(
    ({ word, parts }) => !parts && !isJapanese(word) && !isKnown(word) && !variants(word).some((one) => known.has(one)),
  );
  const last = isOpen ? words.at(-1)?.word : undefined;
  const unclear = unknown.map(({ word }) => word).filter((word) => word !== last || found.started.length === 0);
  const near = precision >= 9 ? [] : unclear.flatMap((word) => nearest(vocabulary.corrections(word)));
  // A word that occurs only in running text is not used as a correction: "burton" is a brand that the shop does not
  // have, not a misspelt "button".
  const named = await namesAmong(language, near);
  const nearby = near.filter(({ stem }) => named.has(stem));
  const marked = new Set<string>();
  const corrected = new Map<string, string>();
  const mark = (some: readonly Word[]) =>
    some.map(({ word, stem }) => {
      marked.add(word);
      return { stems: [stem] };
    });

  const terms = words.map((token, index): Term => {
    const { word, parts } = token;
    if (isJapanese(word)) marked.add(token.raw);
    else for (const one of [word, ...(parts ?? []), ...variants(word)]) marked.add(one);
    const own = stems.get(word) || null;
    const same = found.exact.filter(
      ({ word: other, stem }) => other === word || variants(word).includes(other) || stem === own,
    );
    const pair = [words[index - 1], words[index + 1]].flatMap((other, after) =>
      other ? [after ? word + other.word : other.word + word] : [],
    );
    const joined = pair.flatMap((one) => known.get(one) ?? []);
    const exactly = isJapanese(word)
      ? [japanese(word), ...(katakana(word) === word ? [] : [japanese(katakana(word))])]
      : [
          ...(own ? [{ stems: [own] }] : []),
          ...mark(same),
          ...mark(joined),
          { stems: [word] },
          ...(parts ? [{ stems: parts.map((part) => stems.get(part) || part) }] : []),
        ];
    const keys = [
      isJapanese(word) ? keyOf(japanese(katakana(word))) : own || word,
      ...(parts ? [parts.map((part) => stems.get(part) || part).join(" ")] : []),
      ...phraseKeys(words, index, stems),
    ];
    const alike = keys.flatMap((key) => thesaurus.get(key) ?? []);
    const isJoined = isCompounding(language.locale);
    const split = splits(word, own ?? word, vocabulary, isJoined);
    // No document contains the whole word, so its ending is searched instead.
    const isNew = isJoined && same.length === 0;
    const { heads, sides } = compoundParts(found.compound, own ? [own] : []);
    const goesOn = word === last && index === words.length - 1 ? found.started : [];
    const isGuess = goesOn.length > 0 && same.length + alike.length === 0;
    const level = (value: number, alternatives: Alternative[]) => ({ quality: value, alternatives });
    const repaired = nearby.filter((one) => one.asked === word);
    const end = repaired.length === 0 && headOf(word, own ?? word, vocabulary);
    const ends = isNew ? [...split.flatMap(([, head]) => head ?? []), ...(end ? [end] : [])] : [];
    const [right] = repaired.toSorted((a, b) => a.errors - b.errors || b.documents - a.documents);
    if (right && alike.length + heads.length + sides.length + split.length + joined.length === 0)
      corrected.set(word, right.word);
    return {
      isKnown:
        same.length +
          joined.length +
          goesOn.length +
          alike.length +
          heads.length +
          sides.length +
          split.length +
          ends.length +
          repaired.length >
          0 ||
        isJapanese(word) ||
        parts !== undefined,
      weight: weightOf(same.length > 0 ? same : joined),
      levels: [
        level(1, exactly),
        level(isGuess ? quality.started : quality.goesOn, mark(goesOn)),
        level(quality.synonym, alike),
        level(quality.head, mark(heads)),
        level(
          quality.parts,
          split.map((some) => ({ stems: mark(some).flatMap((one) => one.stems) })),
        ),
        level(quality.end, mark(ends)),
        level(quality.side, mark(sides)),
        ...[...new Set(repaired.map(({ errors }) => errors))].map((errors) =>
          level(quality.errors[errors * 2 - 2] ?? 0, mark(repaired.filter((one) => one.errors === errors))),
        ),
      ]
        .map((one) => ({ ...one, alternatives: distinct(one.alternatives) }))
        .filter(({ alternatives }) => alternatives.length > 0),
    };
  });
  const optional = (telling.length > 0 ? asked.filter(isStop) : []).map(({ word }): Term => {
    const levels = [{ quality: 1, alternatives: [{ stems: [stems.get(word) || word] }] }];
    return { weight: quality.stop, isKnown: true, isOptional: true, levels };
  });
  const meant = asked.map(({ word, raw }) => corrected.get(word) ?? raw.toLowerCase()).join(" ");
  return { terms: [...terms, ...optional], marked, meant: corrected.size > 0 ? meant : null };
}

/** Returns the stems of these words that occur in the name of a document. */
async function namesAmong(language: LanguageIndex, words: readonly Word[]): Promise<Set<string>> {
  const lists = await language.words([...new Set(words.map(({ stem }) => stem))]);
  return new Set(
    [...lists].flatMap(([stem, some]) =>
      some.some(({ codes }) => codes.some((code) => (code & names) !== 0)) ? stem : [],
    ),
  );
}

/** Returns the corrections with the fewest errors. */
function nearest(near: readonly Correction[]): Correction[] {
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors <= fewest + 0.5);
}

/** Rare words weigh more than common ones. */
function weightOf(words: readonly Word[]): number {
  const most = Math.max(1, ...words.map(({ documents }) => documents));
  return 1 / (1 + 0.25 * Math.log(most));
}

const distinct = (alternatives: readonly Alternative[]): Alternative[] => [
  ...new Map(
    alternatives.filter(({ stems }) => stems.length > 0 && stems.every(Boolean)).map((one) => [keyOf(one), one]),
  ).values(),
];
