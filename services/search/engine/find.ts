import type { SearchRequest } from "#services/search/engine/request.ts";
import { strictPrecision, type Term } from "#services/search/engine/terms.ts";
import { Impacts } from "#services/search/language/field-codes.ts";
import { applyFilter, type CompiledFilter, type DocBits, has } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import { everything, filterMatches, leastShareOf, type Matches, match, type WordLists, weightOf } from "./match.ts";
import { type PinnedResults, withPinned } from "./pinned.ts";
import { scratchFor } from "./scratch.ts";

/** Everything needed to search one language. `terms` is null when the query has no words. */
type FindInput = {
  language: LanguageIndex;
  terms: readonly Term[] | null;
  lists: WordLists;
  filter: CompiledFilter;
  pinned: PinnedResults | null;
};

const everywhere = new Impacts(null);

/** The text score from which a document counts as having the words in its name, and not only somewhere in a text. */
const telling = 0.35;
/**
 * The text score from which a document has everything searched for in its name, so that it is clearly what the query
 * means.
 */
const named = 0.9;
/**
 * Fewer documents with every word are not enough for an answer: two gloves mention snowboarding in their text, but the
 * other gloves are meant too.
 */
const few = 10;

/** What a document must have: this share of the words, or this text score. */
type MatchMinimum = { share: number; text: number };
/**
 * The decision for a query in one language: documents must have every word (null), or must meet a minimum. The same
 * terms are used with other filters, pages and types. They are parsed again when the language's index changes.
 */
const decided = new WeakMap<readonly Term[], MatchMinimum | null>();

/** Returns what a query finds in one language, among the documents that pass a filter. */
export function foundIn(request: SearchRequest, place: FindInput, slot: number): Matches {
  const { language, filter, pinned } = place;
  const among = applyFilter(language, filter.bits, scratchFor(language.flags.length).left);
  const isWithin = (number: number) => filter.ranges.every((one) => one(number));
  const all = place.terms
    ? worded(request, { ...place, terms: place.terms }, slot, among)
    : everything(language, slot, among);
  const { docIds } = all.results;
  const found = filter.ranges.length === 0 ? all : filterMatches(all, (at) => isWithin(docIds[at] as number));
  if (!pinned) return found;
  return withPinned(found, pinned, (number) => has(among, number) && isWithin(number));
}

/**
 * Returns the documents that have every word. When few have them, also those with most of the words in their names.
 * When none has them, or only somewhere in a text, all that have most of the words. The decision uses all documents of
 * the language, so that a filter only removes results and never adds any.
 */
function worded(
  request: SearchRequest,
  { language, terms, lists }: FindInput & { terms: readonly Term[] },
  slot: number,
  among: DocBits,
): Matches {
  const { alive } = language;
  const impacts = request.searchFields ? new Impacts(request.searchFields) : everywhere;
  const question = { terms, lists, impacts };
  const known = terms.filter(({ isKnown }) => isKnown);
  const strictly = (left: DocBits) => match(language, slot, { ...question, left, isStrict: true });
  const loosely = (left: DocBits) => match(language, slot, { ...question, terms: known, left, isStrict: false });
  const within = (found: Matches) => filterMatches(found, (at) => has(among, found.results.docIds[at] as number));
  const isAll =
    terms.filter(({ isOptional }) => !isOptional).length <= 1 ||
    known.length === 0 ||
    request.precision >= strictPrecision;
  if (isAll) return strictly(among);

  const before = request.searchFields ? undefined : decided.get(terms);
  if (before === null) return strictly(among);
  if (before !== undefined) return withLeast(loosely(among), before);
  const decide = (least: MatchMinimum | null) => !request.searchFields && decided.set(terms, least);
  const strict = strictly(alive);
  const { most, count } = tellingOf(strict);
  if (most >= named || count >= few) {
    decide(null);
    return within(strict);
  }
  const whole = weightOf(terms) - 1e-3;
  const enough = strict.count > 0 ? whole : Number.POSITIVE_INFINITY;
  const some = loosely(alive);
  const least = { share: count > 0 ? whole : leastShareOf(some, enough), text: telling };
  decide(least);
  return within(withLeast(some, least));
}

/** Returns the matches that meet the minimum. */
const withLeast = (found: Matches, { share, text }: MatchMinimum): Matches =>
  filterMatches(
    found,
    (at) => (found.results.shares[at] as number) >= share || (found.results.texts[at] as number) >= text,
  );

/** Returns how many matches have the words in their names, and the best text score. */
function tellingOf({ count, results }: Matches): { count: number; most: number } {
  const counted = { count: 0, most: 0 };
  for (let at = 0; at < count; at++) {
    const text = results.texts[at] as number;
    if (text >= telling) counted.count += 1;
    if (text > counted.most) counted.most = text;
  }
  return counted;
}
