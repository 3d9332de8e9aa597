import type { Db } from "#database/tables.ts";
import type { Language } from "../lists/language.ts";
import type { Word } from "../lists/vocabulary.ts";
import { type Alternative, japanese, keyOf, thesaurusOf } from "../words/alternatives.ts";
import { isJapanese, type Token, tokens } from "../words/fold.ts";
import { stemsOf } from "../words/stems.ts";
import { compoundParts, splits } from "./compounds.ts";

/** One word of a question with all that it may mean, by how surely it is meant (1: as written). */
export type Term = {
  weight: number;
  /** Whether the index has anything that it may mean. */
  isKnown: boolean;
  /** Need not be found: a word like "for" beside others. */
  isOptional?: true;
  levels: { quality: number; alternatives: Alternative[] }[];
};

export type Terms = {
  terms: Term[];
  /** Folded words that count as a match, to be marked in results; Japanese ones as written. */
  marked: Set<string>;
  /** The question with its misspelt words put right, folded; null where all of it is understood as written. */
  meant: string | null;
};

/** What is read of a question: more than anybody types, and little enough to answer quickly whatever is sent. */
const maxLength = 200;
const maxWords = 12;

/** Qualities, by experience with the judged questions (services/search/judged). */
const quality = {
  stop: 0.25,
  started: 0.75,
  synonym: 0.7,
  head: 0.75,
  errors: [0.9, 0.6, 0.5, 0.35, 0.3],
  parts: 0.5,
  side: 0.5,
  goesOn: 0.3,
};

const compounding = ["de", "sv", "no"];

/** Reads a question in these languages, with the words that they know. */
export async function readTerms(
  db: Db,
  languages: readonly Language[],
  query: string,
  precision: number,
): Promise<Terms> {
  const locales = languages.map(({ locale }) => locale);
  const asked = tokens(query.slice(0, maxLength)).slice(0, maxWords);
  const isOpen = /[\p{L}\p{N}]$/u.test(query.slice(0, maxLength));
  const stems = await stemsByLocale(db, languages, asked);
  const isStop = (token: Token) => !token.parts && locales.every((locale) => stems.get(locale)?.get(token.word) === "");
  const telling = asked.filter((token) => !isStop(token));
  const words = telling.length > 0 ? telling : asked;
  if (words.length === 0) return { terms: [], marked: new Set(), meant: null };

  const found = lookUp(languages, lookupOf(words, stems, locales, isOpen));
  const known = new Map(Object.entries(Object.groupBy(found.exact, ({ word }) => word)) as [string, Word[]][]);
  const isKnown = (word: string) =>
    known.has(word) || found.exact.some(({ stem, locale }) => stem === stems.get(locale)?.get(word));
  const unknown = words.filter(
    ({ word, parts }) => !parts && !isJapanese(word) && !isKnown(word) && !variants(word).some((one) => known.has(one)),
  );
  const last = isOpen ? words.at(-1)?.word : undefined;
  const unclear = unknown.map(({ word }) => word).filter((word) => word !== last || found.started.length === 0);
  const nearby = precision >= 9 ? [] : corrections(languages, unclear);
  const thesauri = await Promise.all(locales.map(async (locale) => [locale, await thesaurusOf(db, locale)] as const));

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
    const own = ownStems(word, stems);
    const same = found.exact.filter(
      ({ word: other, locale, stem }) =>
        other === word || variants(word).includes(other) || stem === stems.get(locale)?.get(word),
    );
    const pair = [words[index - 1], words[index + 1]].flatMap((other, after) =>
      other ? [after ? word + other.word : other.word + word] : [],
    );
    const joined = pair.flatMap((one) => known.get(one) ?? []);
    const exactly = isJapanese(word)
      ? [japanese(word)]
      : [
          ...own.map((stem) => ({ stems: [stem] })),
          ...mark(same),
          ...mark(joined),
          { stems: [word] },
          ...(parts ? [{ stems: parts.flatMap((part) => ownStems(part, stems)[0] ?? part) }] : []),
        ];
    const alike = thesauri.flatMap(([locale, thesaurus]) => {
      const stem = stems.get(locale)?.get(word) || word;
      const keys = [
        isJapanese(word) ? keyOf(japanese(word)) : stem,
        ...(parts ? [parts.map((part) => stems.get(locale)?.get(part) || part).join(" ")] : []),
        ...phraseKeys(words, index, stems.get(locale)),
      ];
      return keys.flatMap((key) => thesaurus.get(key) ?? []);
    });
    const split = splits(
      word,
      known,
      locales.some((locale) => compounding.includes(locale)),
    );
    const { heads, sides } = compoundParts(found.compound, own);
    const goesOn = word === last && index === words.length - 1 ? found.started : [];
    const isGuess = goesOn.length > 0 && same.length === 0;
    const level = (value: number, alternatives: Alternative[]) => ({ quality: value, alternatives });
    const repaired = nearby.filter((one) => one.asked === word);
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
        level(quality.side, mark(sides)),
        ...[...new Set(repaired.map(({ errors }) => errors))].map((errors) =>
          level(
            quality.errors[Math.round(errors * 2) - 1] ?? 0.3,
            mark(repaired.filter((one) => one.errors === errors)),
          ),
        ),
      ]
        .map((one) => ({ ...one, alternatives: distinct(one.alternatives) }))
        .filter(({ alternatives }) => alternatives.length > 0),
    };
  });
  const optional = (telling.length > 0 ? asked.filter(isStop) : []).map(({ word }): Term => {
    const levels = [{ quality: 1, alternatives: [{ stems: [word] }] }];
    return { weight: quality.stop, isKnown: true, isOptional: true, levels };
  });
  const meant = asked.map(({ word, raw }) => corrected.get(word) ?? raw.toLowerCase()).join(" ");
  return { terms: [...terms, ...optional], marked, meant: corrected.size > 0 ? meant : null };
}

/** "muetze" is "mutze" in the index, where "ü" became "u". */
const variants = (word: string): string[] => (/[aou]e/.test(word) ? [word.replaceAll(/([aou])e/g, "$1")] : []);

const ownStems = (word: string, stems: Map<string, Map<string, string>>): string[] => [
  ...new Set([...stems.values()].flatMap((of) => of.get(word) || [])),
];

/** Words that occur have their stems beside them; the database is asked for others. */
async function stemsByLocale(
  db: Db,
  languages: readonly Language[],
  asked: readonly Token[],
): Promise<Map<string, Map<string, string>>> {
  const spelled = asked.flatMap(({ word, parts, raw }) => [
    [word, parts ? word : raw.toLowerCase()] as const,
    ...(parts ?? []).map((part) => [part, part] as const),
  ]);
  return new Map(
    await Promise.all(
      languages.map(async ({ locale, vocabulary }) => {
        const unknown = new Map(spelled.filter(([word]) => !vocabulary.exact(word)));
        const stems = await stemsOf(db, locale, unknown);
        for (const [word] of spelled) {
          const known = vocabulary.exact(word);
          if (known) stems.set(word, known.stem);
        }
        return [locale, stems] as const;
      }),
    ),
  );
}

/** The stems of this word with its neighbours, as synonyms of several words are kept. */
function phraseKeys(words: readonly Token[], index: number, stems: Map<string, string> | undefined): string[] {
  const at = (place: number) => {
    const word = words[place]?.word;
    return word ? stems?.get(word) || word : undefined;
  };
  const [before, own, after] = [at(index - 1), at(index), at(index + 1)];
  return [before && `${before} ${own}`, after && `${own} ${after}`].filter((key) => key !== undefined);
}

type Lookup = { words: string[]; stems: string[]; start: string | null; ends: string[] };

function lookupOf(
  words: readonly Token[],
  stems: Map<string, Map<string, string>>,
  locales: readonly string[],
  isOpen: boolean,
): Lookup {
  const latin = words.filter(({ word }) => !isJapanese(word));
  const single = latin.map(({ word }) => word);
  const pairs = single.slice(1).map((word, index) => `${single[index]}${word}`);
  const pieces = single.flatMap((word) => pieceWords(word));
  const last = words.at(-1);
  const isLong = (stem: string) => stem.length >= 4 && stem.length <= 30;
  const ends = locales.some((locale) => compounding.includes(locale))
    ? single.flatMap((word) => ownStems(word, stems)).filter(isLong)
    : [];
  return {
    words: [
      ...new Set([
        ...single,
        ...single.flatMap(variants),
        ...latin.flatMap(({ parts }) => parts ?? []),
        ...pairs,
        ...pieces,
      ]),
    ],
    stems: [...new Set(single.flatMap((word) => ownStems(word, stems)))],
    start: isOpen && last && !last.parts && last.word.length >= 2 && !isJapanese(last.word) ? last.word : null,
    ends: [...new Set(ends)],
  };
}

/** Every beginning and end of a word that could be a word itself. */
function pieceWords(word: string): string[] {
  if (word.length < 6 || word.length > 40) return [];
  return Array.from({ length: word.length - 5 }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]).flat();
}

const mostCompounds = 120;
/** How many words two, three, four letters may go on to: whoever has typed two means none of them in particular. */
const mostStarted = [12, 24, 40];
const startedBy = (start: string): number => mostStarted[Math.min(start.length, 4) - 2] ?? 0;

/** All that the vocabularies know of these. */
function lookUp(languages: readonly Language[], { words, stems, start, ends }: Lookup) {
  const exact = new Set<Word>();
  const [started, compound]: [Word[], Word[]] = [[], []];
  for (const { vocabulary } of languages) {
    for (const word of words) {
      const known = vocabulary.exact(word);
      if (known) exact.add(known);
    }
    for (const stem of stems) for (const word of vocabulary.withStem(stem)) exact.add(word);
    if (start) started.push(...vocabulary.startingWith(start, startedBy(start)));
    if (ends.length > 0) compound.push(...vocabulary.compoundsOf(ends, mostCompounds));
  }
  return { exact: [...exact], started, compound };
}

/** Of all languages' corrections those with the fewest errors. */
function corrections(languages: readonly Language[], words: readonly string[]) {
  return words.flatMap((word) => {
    const near = languages.flatMap(({ vocabulary }) => vocabulary.corrections(word));
    const fewest = Math.min(...near.map(({ errors }) => errors));
    return near.filter(({ errors }) => errors <= fewest + 0.5);
  });
}

/** Rare words tell more than common ones. */
function weightOf(words: readonly Word[]): number {
  const most = Math.max(1, ...words.map(({ documents }) => documents));
  return 1 / (1 + 0.25 * Math.log(most));
}

const distinct = (alternatives: readonly Alternative[]): Alternative[] => [
  ...new Map(
    alternatives.filter(({ stems }) => stems.length > 0 && stems.every(Boolean)).map((one) => [keyOf(one), one]),
  ).values(),
];
