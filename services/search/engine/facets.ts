import type { FacetRequest } from "#services/search/engine/request.ts";
import { fields, storedFields } from "#services/search/schema.ts";
import { boundOf } from "./filter.ts";
import type { LanguageIndex } from "./language-index.ts";
import type { Matches } from "./match.ts";
import { tally } from "./segments/column.ts";
import { storedValues } from "./stored-values.ts";

export type FacetData =
  | { value: string | number; count: number }[]
  | { from?: unknown; to?: unknown; name?: string; count: number }[];

/** Counts the first `count` of these documents. The values have been read before. */
type Counter = (docIds: Uint32Array, count: number, add: (value: string, count: number) => void) => void;

/** Returns the counter for a value facet in one language. Null when the values are only in the stored documents. */
async function counterOf(language: LanguageIndex, { field }: FacetRequest): Promise<Counter | null> {
  if (storedFields.includes(field)) return null;
  if (field === "locale") return (_, count, add) => count > 0 && add(language.locale, count);
  if (fields[field] !== "text") {
    const values = await language.numericField(field);
    const isDate = fields[field] === "date";
    return (docIds, count, add) => {
      for (let at = 0; at < count; at++) {
        const value = values.of(docIds[at] as number);
        if (!Number.isNaN(value)) add(isDate ? new Date(value).toISOString() : String(value), 1);
      }
    };
  }
  const column = await language.column(field);
  return (docIds, count, add) => {
    const counts = tally(column, docIds, count);
    for (let code = 0; code < counts.length; code++)
      if (counts[code] !== 0) add(column.values[code] as string, counts[code] as number);
    const delta = language.delta.facets.get(field);
    if (!delta || delta.size === 0) return;
    for (let at = 0; at < count; at++) for (const value of delta.get(docIds[at] as number) ?? []) add(value, 1);
  };
}

/** Counts the documents in each range of a facet, in order. */
async function rangeCounterOf(language: LanguageIndex, facet: Extract<FacetRequest, { type: "range" }>) {
  const values = await language.numericField(facet.field);
  const from = Float64Array.from(facet.ranges, (range) => boundOf(facet.field, range.from) ?? Number.NEGATIVE_INFINITY);
  const to = Float64Array.from(facet.ranges, (range) => boundOf(facet.field, range.to) ?? Number.POSITIVE_INFINITY);
  return (docIds: Uint32Array, count: number, counts: Uint32Array): void => {
    for (let at = 0; at < count; at++) {
      const value = values.of(docIds[at] as number);
      for (let nth = 0; nth < from.length; nth++)
        if (value >= (from[nth] as number) && value < (to[nth] as number)) counts[nth]! += 1;
    }
  };
}

/** Returns counted values as the answer lists them. */
function listed(counts: ReadonlyMap<string, number>, facet: Extract<FacetRequest, { type: "value" }>): FacetData {
  const sign = facet.sort.direction === "asc" ? 1 : -1;
  const byValue = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return [...counts]
    .map(([text, count]) => ({ value: facetValue(facet.field, text), count }))
    .sort((a, b) =>
      facet.sort.by === "count"
        ? sign * (a.count - b.count) || byValue(a.value, b.value)
        : sign * byValue(a.value, b.value),
    )
    .slice(0, facet.size);
}

type FoundByLanguage = { language: LanguageIndex; docIds: Uint32Array }[];
/**
 * Counts at once, or returns a function that counts the found documents later when the values are only in the stored
 * documents.
 */
export type FacetReader = (found: readonly Matches[]) => FacetData | ((found: FoundByLanguage) => Promise<FacetData>);

/** Reads the data that a facet is counted with. */
export async function facetReader(languages: readonly LanguageIndex[], facet: FacetRequest): Promise<FacetReader> {
  if (facet.type === "range") {
    const counters = await Promise.all(languages.map((language) => rangeCounterOf(language, facet)));
    return (found) => {
      const counts = new Uint32Array(facet.ranges.length);
      for (const [slot, { count, results }] of found.entries()) counters[slot]?.(results.docIds, count, counts);
      return facet.ranges.map((range, nth) => ({ ...range, count: counts[nth] ?? 0 }));
    };
  }
  const counters = await Promise.all(languages.map((language) => counterOf(language, facet)));
  return (found) => {
    if (counters.includes(null)) {
      return async (matches) => {
        const [counts, add] = tallying();
        for (const { language, docIds } of matches)
          for (const [, values] of await storedValues(language, facet.field, docIds))
            for (const value of values) add(value, 1);
        return listed(counts, facet);
      };
    }
    const [counts, add] = tallying();
    for (const [slot, { count, results }] of found.entries()) counters[slot]?.(results.docIds, count, add);
    return listed(counts, facet);
  };
}

function tallying(): [counts: Map<string, number>, add: (value: string, count: number) => void] {
  const counts = new Map<string, number>();
  return [counts, (value, count) => void counts.set(value, (counts.get(value) ?? 0) + count)];
}

/** Returns a counted field's value in the form that results use. */
export const facetValue = (field: FacetRequest["field"], text: string): string | number =>
  fields[field] === "number" ? Number(text) : text;
