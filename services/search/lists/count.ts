import { facetValue } from "../query/facets.ts";
import type { FacetRequest } from "../query/schema.ts";
import { type FieldName, fields, storedFields } from "../schema.ts";
import type { Column, Language } from "./language.ts";
import { boundOf } from "./narrow.ts";
import { storedValues } from "./stored.ts";

export type FacetData =
  | { value: string | number; count: number }[]
  | { from?: unknown; to?: unknown; name?: string; count: number }[];

type Found = { language: Language; numbers: Uint32Array };

/** How often each value, or range of values, occurs among these documents. Reads first, then counts without waiting. */
export async function countOf(found: readonly Found[], facet: FacetRequest): Promise<FacetData> {
  if (facet.type === "range") {
    const counts = new Array<number>(facet.ranges.length).fill(0);
    const bounds = facet.ranges.map(({ from, to }) => [boundOf(facet.field, from), boundOf(facet.field, to)] as const);
    for (const { language, numbers } of found) {
      const numberOf = await language.numbers(facet.field);
      for (let at = 0; at < numbers.length; at++) {
        const value = numberOf(numbers[at] as number);
        for (let nth = 0; nth < bounds.length; nth++) {
          const [from, to] = bounds[nth] as (typeof bounds)[number];
          if ((from === undefined || value >= from) && (to === undefined || value < to) && !Number.isNaN(value))
            counts[nth]! += 1;
        }
      }
    }
    return facet.ranges.map((range, nth) => ({ ...range, count: counts[nth] ?? 0 }));
  }
  const counts = new Map<string, number>();
  const add = (value: string, count: number) => counts.set(value, (counts.get(value) ?? 0) + count);
  for (const one of found) await countValues(one, facet.field, add);
  const values = [...counts].map(([text, count]) => ({ value: facetValue(facet.field, text), count }));
  return inOrder(values, facet).slice(0, facet.size);
}

type Add = (value: string, count: number) => void;

async function countValues({ language, numbers }: Found, field: FieldName, add: Add): Promise<void> {
  if (field === "locale") {
    if (numbers.length > 0) add(language.locale, numbers.length);
  } else if (storedFields.includes(field)) {
    for (const [, values] of await storedValues(language, field, numbers)) for (const value of values) add(value, 1);
  } else if (fields[field] !== "text") {
    const numberOf = await language.numbers(field);
    const isDate = fields[field] === "date";
    for (const number of numbers) {
      const value = numberOf(number);
      if (!Number.isNaN(value)) add(isDate ? new Date(value).toISOString() : String(value), 1);
    }
  } else {
    const column = await language.column(field);
    const counts = tally(column, numbers);
    for (const [code, count] of counts.entries()) if (count > 0) add(column.values[code] ?? "", count);
    const beside = language.beside.facets.get(field);
    if (beside && beside.size > 0)
      for (const number of numbers) for (const value of beside.get(number) ?? []) add(value, 1);
  }
}

function tally({ starts, codes, values }: Column, numbers: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length);
  const end = starts.length - 1;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (number >= end) continue;
    for (let place = starts[number] as number, last = starts[number + 1] as number; place < last; place++)
      counts[codes[place] as number]! += 1;
  }
  return counts;
}

function inOrder(
  values: { value: string | number; count: number }[],
  { sort }: Extract<FacetRequest, { type: "value" }>,
) {
  const sign = sort.direction === "asc" ? 1 : -1;
  const byValue = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return values.sort((a, b) =>
    sort.by === "count" ? sign * (a.count - b.count) || byValue(a.value, b.value) : sign * byValue(a.value, b.value),
  );
}
