import { LRUCache } from "lru-cache";
import type { Db } from "#database/tables.ts";
import { curationsOf } from "../curations.ts";
import { countOf, type FacetData } from "../lists/count.ts";
import { type Hit, pageOf } from "../lists/hits.ts";
import { type Matched, match, mostTelling, stemsIn } from "../lists/match.ts";
import { type Bits, has, left } from "../lists/narrow.ts";
import { type Pinned, type Place, pinnedOf, withPinned } from "../lists/pinned.ts";
import { type Asked, type State, withIndex } from "../lists/sync.ts";
import { Impacts } from "../words/codes.ts";
import { localesOf } from "./filters.ts";
import type { SearchRequest } from "./schema.ts";
import { readTerms, type Term, type Terms } from "./terms.ts";

export type Outcome = { total: number; hits: Hit[]; facets: FacetData[] } & Pick<Terms, "marked" | "meant">;

/** From here on only words as they are written, and all of them. */
const strictPrecision = 8;
const everywhere = new Impacts(null);

/** Longer questions are nobody's but the one's who asks them. */
const mostKept = 4000;

type Kept<T> = LRUCache<string, { state: State; value: T }>;
/** What was answered at a state of the index, and how its questions were read. */
const outcomes = new WeakMap<Db, Kept<Outcome>>();

/**
 * Answers a checked search: the page's documents, how many there are, and a list per facet, in order. If no document has
 * every word, those that have most of them are found.
 */
export function run(db: Db, request: SearchRequest): Promise<Outcome> {
  const kept = outcomes.get(db) ?? new LRUCache({ max: 2000 });
  outcomes.set(db, kept);
  const key = JSON.stringify({ ...request, searchFields: request.searchFields && [...request.searchFields] });
  const isKept = key.length < mostKept;
  return withIndex(db, async (asked) => {
    const known = kept.get(key);
    if (known && isSame(known.state, asked.state)) return known.value;
    const value = await answer(asked, request);
    if (isKept) kept.set(key, { state: asked.state, value });
    return value;
  });
}

const isSame = (a: State, b: State): boolean =>
  a.id === b.id && a.last === b.last && a.parts === b.parts && a.decisions === b.decisions;

async function answer(asked: Asked, request: SearchRequest): Promise<Outcome> {
  const { db } = asked.view;
  const locales = localesOf(request.filter);
  const [languages, curation] = await Promise.all([
    asked.languages(locales),
    curationsOf(db, asked.state.decisions, request.query, locales),
  ]);
  const lefts = await Promise.all(languages.map((language) => left(language, request.filter)));
  const places = languages.map((language, at) => ({ language, left: lefts[at] as Bits }));
  const pinned = await pinnedOf(places, curation);
  const told = { marked: new Set<string>(), meant: null };
  if (request.query.trim() === "") {
    return { ...(await finish(request, places.map(everything), pinned)), ...told };
  }
  const { terms, marked, meant } = await readTerms(db, languages, request.query, request.precision);
  // Nothing that could be a word: nothing can be meant by it.
  if (terms.length === 0) {
    return { ...(await finish(request, places.map(nothing), pinned)), marked, meant };
  }
  const strict = await find(places, request, terms, true);
  const isEnough =
    strict.some(({ numbers }) => numbers.length > 0) ||
    terms.filter(({ isOptional }) => !isOptional).length === 1 ||
    !terms.some(({ isKnown }) => isKnown) ||
    request.precision >= strictPrecision;
  const found = isEnough
    ? strict
    : await find(
        places,
        request,
        terms.filter(({ isKnown }) => isKnown),
        false,
      );
  return { ...(await finish(request, found, pinned)), marked, meant };
}

const nothing = ({ language }: Place): Matched => ({
  language,
  numbers: new Uint32Array(0),
  texts: new Float32Array(0),
});

function everything({ language, left }: Place): Matched {
  const numbers: number[] = [];
  for (let number = 0; number < language.top; number++) if (has(left, number)) numbers.push(number);
  return { language, numbers: Uint32Array.from(numbers), texts: new Float32Array(numbers.length) };
}

async function find(places: readonly Place[], request: SearchRequest, terms: readonly Term[], isStrict: boolean) {
  const impacts = request.searchFields ? new Impacts(request.searchFields) : everywhere;
  const stems = stemsIn(terms);
  const lists = await Promise.all(places.map(({ language }) => language.words(stems)));
  return mostTelling(
    places.map(({ language, left }, at) => match(language, terms, lists[at] ?? new Map(), left, { impacts, isStrict })),
  );
}

/** Scores, orders, counts and reads what was found. */
async function finish(
  request: SearchRequest,
  found: readonly Matched[],
  pinned: Pinned,
): Promise<{ total: number; hits: Hit[]; facets: FacetData[] }> {
  const all = pinned.hidden.size > 0 ? found.map((one) => withPinned(one, pinned)) : found;
  const facets: FacetData[] = [];
  for (const facet of request.facets) facets.push(await countOf(all, facet));
  return { facets, ...(await pageOf(request, all, pinned)) };
}
