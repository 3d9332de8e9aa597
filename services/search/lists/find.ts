import type { SearchRequest } from "../query/schema.ts";
import { strictPrecision, type Term } from "../query/terms.ts";
import { Impacts } from "../words/codes.ts";
import type { Language } from "./language.ts";
import { everything, keep, type Matched, match, mostTelling, type WordLists, weightOf } from "./match.ts";
import { type Bits, has, left, type Narrowed } from "./narrow.ts";
import { type Pinned, withPinned } from "./pinned.ts";
import { roomFor } from "./room.ts";

/** All that finding in one language needs; `terms` null: nothing is asked for. */
type Place = {
  language: Language;
  terms: readonly Term[] | null;
  lists: WordLists;
  narrowed: Narrowed;
  pinned: Pinned | null;
};

const everywhere = new Impacts(null);

/** What a document counts that has every word by its name, not only somewhere in a text. */
const telling = 0.35;

/** What a question finds in one language, among what a filter leaves. */
export function foundIn(request: SearchRequest, place: Place, slot: number): Matched {
  const { language, narrowed, pinned } = place;
  const among = left(language, narrowed.parts, roomFor(language.flags.length).left);
  const isWithin = (number: number) => narrowed.ranges.every((one) => one(number));
  const all = place.terms
    ? worded(request, { ...place, terms: place.terms }, slot, among)
    : everything(language, slot, among);
  const { numbers } = all.results;
  const found = narrowed.ranges.length === 0 ? all : keep(all, (at) => isWithin(numbers[at] as number));
  if (!pinned) return found;
  return withPinned(found, pinned, (number) => has(among, number) && isWithin(number));
}

/**
 * Documents that have every word. Where none has them, or only somewhere in a text, those that have most of them too. Which
 * of both is decided by all documents of the language: a filter takes away, and never adds.
 */
function worded(
  request: SearchRequest,
  { language, terms, lists }: Place & { terms: readonly Term[] },
  slot: number,
  among: Bits,
): Matched {
  const impacts = request.searchFields ? new Impacts(request.searchFields) : everywhere;
  const question = { terms, lists, impacts };
  const strict = match(language, slot, { ...question, left: among, isStrict: true });
  const known = terms.filter(({ isKnown }) => isKnown);
  const isAll =
    terms.filter(({ isOptional }) => !isOptional).length <= 1 ||
    known.length === 0 ||
    request.precision >= strictPrecision;
  if (isAll || isTelling(strict)) return strict;
  const { alive } = language;
  const weak = match(language, slot, { ...question, left: alive, isStrict: true });
  if (isTelling(weak)) return keep(weak, (at) => has(among, weak.results.numbers[at] as number));
  const enough = weak.count > 0 ? weightOf(terms) - 1e-3 : Number.POSITIVE_INFINITY;
  const some = match(language, slot, { ...question, terms: known, left: alive, isStrict: false });
  const most = mostTelling(some, enough);
  return keep(most, (at) => has(among, most.results.numbers[at] as number));
}

function isTelling({ count, results }: Matched): boolean {
  for (let at = 0; at < count; at++) if ((results.texts[at] as number) >= telling) return true;
  return false;
}
