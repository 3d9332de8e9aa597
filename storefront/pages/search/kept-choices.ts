import type { FacetCounts } from "#services/search/narrowing.ts";
import type { SearchQuery } from "./address.ts";

type Counts = readonly { value: string; count: number }[];

/** What such a list is, rather than by what it is narrowed: choices of other categories would say nothing. */
const lasting = ["category", "is", "rider"] as const;

/** The search without what narrows it further. */
export function wholeOf({ lengths: _, from: __, to: ___, ...query }: SearchQuery): SearchQuery {
  const values = Object.fromEntries(
    lasting.flatMap((name) => (query.values[name] ? [[name, query.values[name]]] : [])),
  );
  return { ...query, values, own: {}, inStock: false, page: 1 };
}

/** The counts, with those of values that the narrowed list has no product of any more: a filter keeps its choices. Pure. */
export function withZeros(counts: FacetCounts, whole: FacetCounts): FacetCounts {
  const keep = (found: Counts, all: Counts) => [
    ...found,
    ...all.filter(({ value }) => !found.some((one) => one.value === value)).map(({ value }) => ({ value, count: 0 })),
  ];
  const each = <Name extends string>(
    found: Readonly<Partial<Record<Name, Counts>>>,
    all: Readonly<Record<Name, Counts>>,
  ) => {
    const names = Object.keys(all) as Name[];
    return Object.fromEntries(names.map((name) => [name, keep(found[name] ?? [], all[name])])) as Record<
      Name,
      ReturnType<typeof keep>
    >;
  };
  return {
    ...counts,
    values: each(counts.values, whole.values),
    lengths: keep(counts.lengths, whole.lengths),
    own: each(counts.own, whole.own),
  };
}
