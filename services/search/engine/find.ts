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
/** What counts so much has all that was asked for in its name: it is meant, and nothing else. */
const named = 0.9;
/** Fewer that have every word do not answer a question: two gloves are for snowboarding by their text, and the others too. */
const few = 10;

/** What a document must have: such a share of the words, or count so much by those that it has. */
type Least = { share: number; text: number };
/**
 * What was decided for a question in one language: whether documents must have every word (null), or what else. The same
 * words are asked with other filters, pages and kinds; they are read anew when the language changes.
 */
const decided = new WeakMap<readonly Term[], Least | null>();

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
 * Documents that have every word. Where few have them, those that are called by most of it too; where none has them, or only
 * somewhere in a text, all that have most of them. What holds is decided by all documents of the language: a filter takes
 * away, and never adds.
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
  if (before !== undefined) return withLeast(loosely(among), before);
  const decide = (least: Least | null) => !request.searchFields && decided.set(terms, least);
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

/** Those of them that have what they must. */
const withLeast = (found: Matches, { share, text }: Least): Matches =>
  filterMatches(
    found,
    (at) => (found.results.shares[at] as number) >= share || (found.results.texts[at] as number) >= text,
  );

/** How many of them have what was asked for by name, and what the best of them counts. */
function tellingOf({ count, results }: Matches): { count: number; most: number } {
  const counted = { count: 0, most: 0 };
  for (let at = 0; at < count; at++) {
    const text = results.texts[at] as number;
    if (text >= telling) counted.count += 1;
    if (text > counted.most) counted.most = text;
  }
  return counted;
}
