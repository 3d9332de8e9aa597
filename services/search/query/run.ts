import { randomUUID } from "node:crypto";
import type { Db } from "#database/tables.ts";
import { AnswerCache } from "#services/search/engine/answer-cache.ts";
import type { FacetData } from "#services/search/engine/facets.ts";
import { type FacetReader, facetReader } from "#services/search/engine/facets.ts";
import { compileFilter } from "#services/search/engine/filter.ts";
import { foundIn } from "#services/search/engine/find.ts";
import { groupsOf, type Hit, hitsOf, type Page } from "#services/search/engine/hits.ts";
import { type Matches, stemsIn } from "#services/search/engine/match.ts";
import { firstFound, isStored, type SortKey, sortKey } from "#services/search/engine/order.ts";
import { pinnedOf } from "#services/search/engine/pinned.ts";
import { keyOf, type SearchRequest } from "#services/search/engine/request.ts";
import { boostingOf, score } from "#services/search/engine/score.ts";
import { storedValues } from "#services/search/engine/stored-values.ts";
import { type IndexAccess, withIndex } from "#services/search/engine/sync.ts";
import { type Terms, termsOf } from "#services/search/engine/terms.ts";
import { curationsOf } from "#services/search/tuning.ts";
import { localesOf } from "./read-filters.ts";

export type Outcome = { requestId: string; total: number; hits: Hit[]; facets: FacetData[] } & Pick<
  Terms,
  "marked" | "meant"
>;

/** The parts of a search that the shop's own pages send to an engine. */
export type ShopRequest = Pick<
  SearchRequest,
  "query" | "size" | "current" | "sort" | "filter" | "facets" | "resultFields"
>;

/** Answers one search from our own index or a hosted engine. Throws when the hosted engine fails. */
export type SearchFunction = (request: ShopRequest) => Promise<Outcome>;

/** The search result without the documents themselves. */
type Answer = Omit<Outcome, "hits" | "requestId"> & { page: Page };
const answers = new WeakMap<Db, AnswerCache<Answer>>();

/**
 * Answers a checked search: the page's documents, the total, and one list per facet, in order. Answers are cached until
 * the index changes.
 */
export function run(db: Db, request: SearchRequest): Promise<Outcome> {
  const cache = answers.get(db) ?? new AnswerCache(1000);
  answers.set(db, cache);
  // The fields to show do not affect what is found.
  const key = keyOf({ ...request, resultFields: null });
  return withIndex(db, async (asked) => {
    const known = cache.get(key, asked.state);
    const answer = known ?? (await find(asked, request));
    if (!known) cache.set(key, asked.state, answer);
    const { page, ...rest } = answer;
    return { ...rest, requestId: randomUUID(), hits: await hitsOf(asked.view, page) };
  });
}

/** Reads all data for an answer. Computing it afterwards needs no awaiting. */
async function prepare(asked: IndexAccess, request: SearchRequest) {
  const { db } = asked.view;
  const languages = await asked.languages(localesOf(request.filter));
  const locales = languages.map(({ locale }) => locale);
  const isAsked = request.query.trim() !== "";
  const [curation, readers, read] = await Promise.all([
    curationsOf(db, asked.state.decisions, request.query, locales),
    Promise.all(request.facets.map((facet) => facetReader(languages, facet))),
    // Each language parses the query on its own, so its results do not depend on the other languages searched.
    Promise.all(languages.map((one) => (isAsked ? termsOf(db, one, request.query, request.precision) : null))),
  ]);
  const places = await Promise.all(
    languages.map(async (language, slot) => {
      const terms = read[slot]?.terms ?? null;
      return {
        language,
        terms,
        filter: await compileFilter(language, request.filter),
        lists: await language.words(stemsIn(terms ?? []), stemsIn(terms?.filter((one) => one.isOptional) ?? [])),
        pinned: await pinnedOf(language, curation),
        boost: await boostingOf(language, request.boosts),
      };
    }),
  );
  const sorts = request.sort.flatMap(({ field }) => (field === "_score" || isStored(field) ? [] : field));
  const keys = new Map<string, SortKey[]>();
  for (const field of sorts) keys.set(field, await Promise.all(languages.map((language) => sortKey(language, field))));
  return { languages, readers, places, keys, ...understood(read.flatMap((one) => one ?? [])) };
}

/** Returns the words to mark, and the corrected query unless one of the languages understands it as written. */
function understood(read: readonly Terms[]): Pick<Terms, "marked" | "meant"> {
  const marked = new Set(read.flatMap((one) => [...one.marked]));
  return { marked, meant: read.every(({ meant }) => meant !== null) ? (read[0]?.meant ?? null) : null };
}

async function find(asked: IndexAccess, request: SearchRequest): Promise<Answer> {
  const { languages, readers, places, keys, marked, meant } = await prepare(asked, request);
  const found = places.map((place, slot) => foundIn(request, place, slot));
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const counted = readers.map((read: FacetReader) => read(found));
  for (const [slot, one] of found.entries()) score(request, one, places[slot]?.boost ?? null);
  const last = request.group ? total : request.current * request.size;
  const sorts = request.sort.flatMap(({ field }) => (field !== "_score" && isStored(field) ? field : []));
  const matches = copies(found, sorts.length > 0 || counted.some((one) => typeof one === "function"));
  for (const field of sorts) {
    const own = matches.map(async ({ language, results }) =>
      sortKey(language, field, await storedValues(language, field, results.docIds)),
    );
    keys.set(field, await Promise.all(own));
  }
  const order = { sort: request.sort, keys, pinned: places.map(({ pinned }) => pinned) };
  const first = firstFound(matches, order, last);
  const perLanguage = matches.map(({ language, results }) => ({ language, docIds: results.docIds }));
  const facets: FacetData[] = [];
  for (const one of counted) facets.push(typeof one === "function" ? await one(perLanguage) : one);
  const shared = { facets, marked, meant };
  if (request.group) {
    const { total, groups } = await groupsOf(request, languages, first);
    return { ...shared, total, page: { found: [], groups } };
  }
  return { ...shared, total, page: { found: first.slice((request.current - 1) * request.size), groups: null } };
}

/** Copies the matches when another query may run before they are used. */
const copies = (found: readonly Matches[], isNeeded: boolean): Matches[] =>
  found.map((one) => {
    if (!isNeeded) return one;
    const { docIds, texts, shares, scores } = one.results;
    const own = { texts, shares, docIds: docIds.slice(0, one.count), scores: scores.slice(0, one.count) };
    return { ...one, results: own };
  });
