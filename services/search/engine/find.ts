import { Impacts } from "#services/search/language/field-codes.ts";
import type { SearchRequest } from "#services/search/query/schema.ts";
import { strictPrecision, type Term } from "#services/search/query/terms.ts";
import { applyFilter, type Bits, type CompiledFilter, has } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import { everything, filterMatches, leastShareOf, type Matches, match, type WordLists, weightOf } from "./match.ts";
import { type PinnedResults, withPinned } from "./pinned.ts";
import { scratchFor } from "./scratch.ts";

/** All that finding in one language needs; `terms` null: nothing is asked for. */
type FindInput = {
  language: LanguageIndex;
  terms: readonly Term[] | null;
  lists: WordLists;
  filter: CompiledFilter;
  pinned: PinnedResults | null;
};

const everywhere = new Impacts(null);

/** What a document counts that has every word by its name, not only somewhere in a text. */
const telling = 0.35;
/**
 * What was decided for a question in one language: whether documents must have every word (null) or at least such a share of
 * them. The same words are asked with other filters, pages and kinds; they are read anew when the language changes.
 */
const decided = new WeakMap<readonly Term[], number | null>();

/** What a question finds in one language, among what a filter leaves. */
export function foundIn(request: SearchRequest, place: FindInput, slot: number): Matches {
  const { language, filter, pinned } = place;
  const among = applyFilter(language, filter.bits, scratchFor(language.flags.length).left);
  const isWithin = (number: number) => filter.ranges.every((one) => one(number));
  const all = place.terms
    ? worded(request, { ...place, terms: place.terms }, slot, among)
    : everything(language, slot, among);
  const { numbers } = all.results;
  const found = filter.ranges.length === 0 ? all : filterMatches(all, (at) => isWithin(numbers[at] as number));
  if (!pinned) return found;
  return withPinned(found, pinned, (number) => has(among, number) && isWithin(number));
}

/**
 * Documents that have every word. Where none has them, or only somewhere in a text, those that have most of them too. Which
 * of both is decided by all documents of the language: a filter takes away, and never adds.
 */
function worded(
  request: SearchRequest,
  { language, terms, lists }: FindInput & { terms: readonly Term[] },
  slot: number,
  among: Bits,
): Matches {
  const { alive } = language;
  const impacts = request.searchFields ? new Impacts(request.searchFields) : everywhere;
  const question = { terms, lists, impacts };
  const known = terms.filter(({ isKnown }) => isKnown);
  const strictly = (left: Bits) => match(language, slot, { ...question, left, isStrict: true });
  const loosely = (left: Bits) => match(language, slot, { ...question, terms: known, left, isStrict: false });
  const within = (found: Matches) => filterMatches(found, (at) => has(among, found.results.numbers[at] as number));
  const isAll =
    terms.filter(({ isOptional }) => !isOptional).length <= 1 ||
    known.length === 0 ||
    request.precision >= strictPrecision;
  if (isAll) return strictly(among);

  const before = request.searchFields ? undefined : decided.get(terms);
  if (before === null) return strictly(among);
  if (before !== undefined) return withShare(loosely(among), before);
  const decide = (least: number | null) => !request.searchFields && decided.set(terms, least);
  const strict = strictly(alive);
  if (isTelling(strict)) {
    decide(null);
    return within(strict);
  }
  const enough = strict.count > 0 ? weightOf(terms) - 1e-3 : Number.POSITIVE_INFINITY;
  const some = loosely(alive);
  const least = leastShareOf(some, enough);
  decide(least);
  return within(withShare(some, least));
}

/** Those of them that have at least such a share of the words. */
const withShare = (found: Matches, least: number): Matches =>
  filterMatches(found, (at) => (found.results.shares[at] as number) >= least);

function isTelling({ count, results }: Matches): boolean {
  for (let at = 0; at < count; at++) if ((results.texts[at] as number) >= telling) return true;
  return false;
}
