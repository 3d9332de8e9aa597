import { randomUUID } from "node:crypto";
import type { Db } from "#database/tables.ts";
import { curationsOf } from "../curations.ts";
import type { FacetData } from "../lists/count.ts";
import { type FacetReader, facetReader } from "../lists/facets.ts";
import { groupsOf, type Hit, hitsOf, type Page } from "../lists/hits.ts";
import { KeptAnswers } from "../lists/kept-answers.ts";
import type { Language } from "../lists/language.ts";
import { everything, keep, type Matched, match, mostTelling, stemsIn, type WordLists } from "../lists/match.ts";
import { type Bits, has, left, narrowedBy } from "../lists/narrow.ts";
import { firstFound, isStored, type SortKey, sortKey } from "../lists/order.ts";
import { pinnedOf, withPinned } from "../lists/pinned.ts";
import { roomFor } from "../lists/room.ts";
import { boostingOf, score } from "../lists/score.ts";
import { storedValues } from "../lists/stored.ts";
import { type Asked, withIndex } from "../lists/sync.ts";
import { Impacts } from "../words/codes.ts";
import { localesOf } from "./filters.ts";
import { keyOf, type SearchRequest } from "./schema.ts";
import { readTerms, type Terms } from "./terms.ts";

export type Outcome = { requestId: string; total: number; hits: Hit[]; facets: FacetData[] } & Pick<
  Terms,
  "marked" | "meant"
>;

/** From here on only words as they are written, and all of them. */
const strictPrecision = 8;
const everywhere = new Impacts(null);

/** What was found, without the documents themselves. */
type Answer = Omit<Outcome, "hits" | "requestId"> & { page: Page };
const answers = new WeakMap<Db, KeptAnswers<Answer>>();

/**
 * Answers a checked search: the page's documents, how many there are, and a list per facet, in order. If no document has
 * every word, those that have most of them are found. What was answered is kept for as long as the index does not change.
 */
export function run(db: Db, request: SearchRequest): Promise<Outcome> {
  const kept = answers.get(db) ?? new KeptAnswers(1000);
  answers.set(db, kept);
  // Which fields are shown makes no difference to what is found.
  const key = keyOf({ ...request, resultFields: null });
  return withIndex(db, async (asked) => {
    const known = kept.get(key, asked.state);
    const answer = known ?? (await find(asked, request));
    if (!known) kept.set(key, asked.state, answer);
    const { page, ...rest } = answer;
    return { ...rest, requestId: randomUUID(), hits: await hitsOf(asked.view, page) };
  });
}

/** All that an answer is made of, read before: from here on nothing has to be waited for. */
async function prepare(asked: Asked, request: SearchRequest) {
  const { db } = asked.view;
  const languages = await asked.languages(localesOf(request.filter));
  const locales = languages.map(({ locale }) => locale);
  const [curation, readers, terms] = await Promise.all([
    curationsOf(db, asked.state.decisions, request.query, locales),
    Promise.all(request.facets.map((facet) => facetReader(languages, facet))),
    request.query.trim() === "" ? null : readTerms(db, languages, request.query, request.precision),
  ]);
  const stems = stemsIn(terms?.terms ?? []);
  const places = await Promise.all(
    languages.map(async (language) => ({
      language,
      narrowed: await narrowedBy(language, request.filter),
      lists: await language.words(stems),
      pinned: await pinnedOf(language, curation),
      boost: await boostingOf(language, request.boosts),
    })),
  );
  const sorts = request.sort.flatMap(({ field }) => (field === "_score" || isStored(field) ? [] : field));
  const keys = new Map<string, SortKey[]>();
  for (const field of sorts) keys.set(field, await Promise.all(languages.map((language) => sortKey(language, field))));
  return { languages, readers, terms, places, keys };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function find(asked: Asked, request: SearchRequest): Promise<Answer> {
  const prepared = await prepare(asked, request);
  const { languages, readers, terms, places, keys } = prepared;
  const found = foundBy(request, prepared);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const counted = readers.map((read: FacetReader) => read(found));
  for (const [slot, one] of found.entries()) score(request, one, places[slot]?.boost ?? null);
  const last = request.group ? total : request.current * request.size;
  const sorts = request.sort.flatMap(({ field }) => (field !== "_score" && isStored(field) ? field : []));
  const kept = copies(found, sorts.length > 0 || counted.some((one) => typeof one === "function"));
  for (const field of sorts) {
    const own = kept.map(async ({ language, results }) =>
      sortKey(language, field, await storedValues(language, field, results.numbers)),
    );
    keys.set(field, await Promise.all(own));
  }
  const order = { sort: request.sort, keys, pinned: places.map(({ pinned }) => pinned) };
  const first = firstFound(kept, order, last);
  const numbers = kept.map(({ language, results }) => ({ language, numbers: results.numbers }));
  const facets: FacetData[] = [];
  for (const one of counted) facets.push(typeof one === "function" ? await one(numbers) : one);
  const told = { facets, marked: terms?.marked ?? new Set<string>(), meant: terms?.meant ?? null };
  if (request.group) {
    const { total, groups } = await groupsOf(request, languages, first);
    return { ...told, total, page: { found: [], groups } };
  }
  return { ...told, total, page: { found: first.slice((request.current - 1) * request.size), groups: null } };
}

/** Of their own, where somebody else's question may come in between. */
const copies = (found: readonly Matched[], isNeeded: boolean): Matched[] =>
  found.map((one) => {
    if (!isNeeded) return one;
    const { numbers, texts, shares, scores } = one.results;
    const own = { texts, shares, numbers: numbers.slice(0, one.count), scores: scores.slice(0, one.count) };
    return { ...one, results: own };
  });

function foundBy(request: SearchRequest, { terms, places }: Prepared): Matched[] {
  const impacts = request.searchFields ? new Impacts(request.searchFields) : everywhere;
  const each = (one: (language: Language, slot: number, left: Bits, lists: WordLists) => Matched) =>
    places.map(({ language, narrowed: { parts, ranges }, lists }, slot) => {
      const found = one(language, slot, left(language, parts, roomFor(language.flags.length).left), lists);
      const { numbers } = found.results;
      if (ranges.length === 0) return found;
      return keep(found, (at) => ranges.every((isWithin) => isWithin(numbers[at] as number)));
    });
  const pinned = (found: Matched[]) =>
    found.map((one, slot) => {
      const own = places[slot];
      if (!own?.pinned) return one;
      const { parts, ranges } = own.narrowed;
      const bits = left(own.language, parts, roomFor(own.language.flags.length).left);
      return withPinned(one, own.pinned, (number) => has(bits, number) && ranges.every((isWithin) => isWithin(number)));
    });
  if (!terms) return pinned(each((language, slot, left) => everything(language, slot, left)));
  const asked = terms.terms;
  const strict = each((language, slot, left, lists) =>
    match(language, slot, { terms: asked, lists, left, impacts, isStrict: true }),
  );
  const isEnough =
    strict.some(({ count }) => count > 0) ||
    asked.filter(({ isOptional }) => !isOptional).length <= 1 ||
    !asked.some(({ isKnown }) => isKnown) ||
    request.precision >= strictPrecision;
  if (isEnough) return pinned(strict);
  const known = asked.filter(({ isKnown }) => isKnown);
  return pinned(
    mostTelling(
      each((language, slot, left, lists) =>
        match(language, slot, { terms: known, lists, left, impacts, isStrict: false }),
      ),
    ),
  );
}
