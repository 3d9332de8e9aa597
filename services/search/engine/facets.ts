import type { FacetRequest } from "#services/search/query/schema.ts";
import { counterOf, type FacetData, listed, rangeCounterOf } from "./count.ts";
import type { Language } from "./language.ts";
import type { Matched } from "./match.ts";
import { storedValues } from "./segments/stored.ts";

type Kept = { language: Language; numbers: Uint32Array }[];
/** Counts at once, or, where only the documents know the values, says how to count what was found later. */
export type FacetReader = (found: readonly Matched[]) => FacetData | ((kept: Kept) => Promise<FacetData>);

/** Reads what a facet is counted by. */
export async function facetReader(languages: readonly Language[], facet: FacetRequest): Promise<FacetReader> {
  if (facet.type === "range") {
    const counters = await Promise.all(languages.map((language) => rangeCounterOf(language, facet)));
    return (found) => {
      const counts = new Uint32Array(facet.ranges.length);
      for (const [slot, { count, results }] of found.entries()) counters[slot]?.(results.numbers, count, counts);
      return facet.ranges.map((range, nth) => ({ ...range, count: counts[nth] ?? 0 }));
    };
  }
  const counters = await Promise.all(languages.map((language) => counterOf(language, facet)));
  return (found) => {
    if (counters.includes(null)) {
      return async (kept) => {
        const [counts, add] = tallying();
        for (const { language, numbers } of kept)
          for (const [, values] of await storedValues(language, facet.field, numbers))
            for (const value of values) add(value, 1);
        return listed(counts, facet);
      };
    }
    const [counts, add] = tallying();
    for (const [slot, { count, results }] of found.entries()) counters[slot]?.(results.numbers, count, add);
    return listed(counts, facet);
  };
}

function tallying(): [counts: Map<string, number>, add: (value: string, count: number) => void] {
  const counts = new Map<string, number>();
  return [counts, (value, count) => void counts.set(value, (counts.get(value) ?? 0) + count)];
}
