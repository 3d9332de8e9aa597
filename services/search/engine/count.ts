import { facetValue } from "#services/search/query/facets.ts";
import type { FacetRequest } from "#services/search/query/schema.ts";
import { fields, storedFields } from "#services/search/schema.ts";
import type { Language } from "./language.ts";
import { boundOf } from "./narrow.ts";
import { tally } from "./segments/column.ts";

export type FacetData =
  | { value: string | number; count: number }[]
  | { from?: unknown; to?: unknown; name?: string; count: number }[];

/** Counts the first `count` of these numbers; what they are counted by has been read before. */
type Counter = (numbers: Uint32Array, count: number, add: (value: string, count: number) => void) => void;

/** What a facet of values is counted with in one language; null where only the documents themselves know. */
export async function counterOf(language: Language, { field }: FacetRequest): Promise<Counter | null> {
  if (storedFields.includes(field)) return null;
  if (field === "locale") return (_, count, add) => count > 0 && add(language.locale, count);
  if (fields[field] !== "text") {
    const values = await language.numbers(field);
    const isDate = fields[field] === "date";
    return (numbers, count, add) => {
      for (let at = 0; at < count; at++) {
        const value = values.of(numbers[at] as number);
        if (!Number.isNaN(value)) add(isDate ? new Date(value).toISOString() : String(value), 1);
      }
    };
  }
  const column = await language.column(field);
  return (numbers, count, add) => {
    const counts = tally(column, numbers, count);
    for (let code = 0; code < counts.length; code++)
      if (counts[code] !== 0) add(column.values[code] as string, counts[code] as number);
    const beside = language.beside.facets.get(field);
    if (!beside || beside.size === 0) return;
    for (let at = 0; at < count; at++) for (const value of beside.get(numbers[at] as number) ?? []) add(value, 1);
  };
}

/** How many are in each range of a facet, in order. */
export async function rangeCounterOf(language: Language, facet: Extract<FacetRequest, { type: "range" }>) {
  const values = await language.numbers(facet.field);
  const from = Float64Array.from(facet.ranges, (range) => boundOf(facet.field, range.from) ?? Number.NEGATIVE_INFINITY);
  const to = Float64Array.from(facet.ranges, (range) => boundOf(facet.field, range.to) ?? Number.POSITIVE_INFINITY);
  return (numbers: Uint32Array, count: number, counts: Uint32Array): void => {
    for (let at = 0; at < count; at++) {
      const value = values.of(numbers[at] as number);
      for (let nth = 0; nth < from.length; nth++)
        if (value >= (from[nth] as number) && value < (to[nth] as number)) counts[nth]! += 1;
    }
  };
}

/** Counted values as the answer lists them. */
export function listed(
  counts: ReadonlyMap<string, number>,
  facet: Extract<FacetRequest, { type: "value" }>,
): FacetData {
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
