import type { FacetRequest, Filter } from "#services/search/engine/request.ts";
import type { SearchFunction, ShopRequest } from "./query/run.ts";

/**
 * Narrowing by the merchant's own fields. There may be any number of them; two fields of the documents hold them all.
 */

/** Values of a choice, or bounds of a number, both inclusive. */
export type OwnNarrowing = readonly string[] | { from?: number; to?: number };
export type OwnNarrowings = Readonly<Record<string, OwnNarrowing>>;
/** By key. Values are those that are counted; numbers are texts. */
export type OwnCounts = Readonly<Record<string, { value: string; count: number }[]>>;

/** The most values that a hosted engine returns for a facet. */
const mostValues = 250;
const fields = ["own", "own_numbers"] as const;

export const ownFacets: readonly FacetRequest[] = fields.map((field) => ({
  field,
  asked: field,
  type: "value",
  size: mostValues,
  sort: { by: "count", direction: "desc" },
}));

/**
 * Replaces number bounds with the existing values within them, because documents contain single numbers. Needs one
 * query when there are bounds.
 */
export async function spelledOut(
  ask: SearchFunction,
  request: ShopRequest,
  own: OwnNarrowings | undefined,
): Promise<Record<string, Filter>> {
  const isList = (given: OwnNarrowing): given is readonly string[] => Array.isArray(given);
  const all = Object.entries(own ?? {});
  const isBounded = all.some(([, given]) => !isList(given));
  const [counted = []] = isBounded ? (await ask({ ...request, size: 0, facets: [...ownFacets.slice(1)] })).facets : [];
  const known = byKey(counted as { value: string; count: number }[]);
  return Object.fromEntries(
    all.map(([key, given]): [string, Filter] => {
      if (isList(given)) return [key, { kind: "values", field: "own", values: given.map((one) => `${key}:${one}`) }];
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = given;
      const within = (known[key] ?? []).filter(({ value }) => Number(value) >= from && Number(value) <= to);
      // A value that no document has, so nothing is found.
      const values = within.length > 0 ? within.map(({ value }) => `${key}:${value}`) : [`${key}:`];
      return [key, { kind: "values", field: "own_numbers", values }];
    }),
  );
}

/** "wood:oak" (3) → { wood: [{ oak, 3 }] } */
export function byKey(counts: readonly { value: string | number; count: number }[]): OwnCounts {
  const all: Record<string, { value: string; count: number }[]> = {};
  for (const { value: text, count } of counts) {
    const [key = "", ...rest] = String(text).split(":");
    all[key] = [...(all[key] ?? []), { value: rest.join(":"), count }];
  }
  return all;
}
