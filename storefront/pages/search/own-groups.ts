import { filterName, isNumber, type OwnFilter, valuesOf } from "#commerce/catalog/listings/own-filters.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { OwnCounts } from "#services/search/own-narrowing.ts";
import { boundsLabel, type OwnWords, valueLabelOf } from "#storefront/components/product-facts/own-filters.ts";
import { type SearchQuery, searchPath, withBounds, withOwn } from "./address.ts";
import type { FacetGroup, FacetLink } from "./search-view.ts";

/** What found products can be narrowed by of the merchant's own fields, in the merchant's order. Pure. */

type Counted = OwnCounts[string];

export function ownGroups(
  fields: readonly OwnFilter[],
  counts: OwnCounts,
  query: SearchQuery,
  around: OwnWords,
): FacetGroup[] {
  const asked = { ...query, type: "product" } as const;
  return fields.flatMap((field): FacetGroup[] => {
    const counted = counts[field.key] ?? [];
    const links = isNumber(field)
      ? boundLinks(field, counted, asked, around.locale.intl)
      : choiceLinks(field, counted, asked, around);
    const label = textIn(field.labels, around.locale.language);
    return links.length > 1 || links.some(({ isOn }) => isOn) ? [{ name: filterName(field), label, links }] : [];
  });
}

function choiceLinks(field: OwnFilter, counted: Counted, query: SearchQuery, around: OwnWords): FacetLink[] {
  const used = query.own[field.key];
  return valuesOf(field).flatMap((value) => {
    const count = counted.find((one) => one.value === value)?.count ?? 0;
    const isOn = Array.isArray(used) && used.includes(value);
    if (count === 0 && !isOn) return [];
    const label = valueLabelOf(field, value, around) ?? value;
    return [{ label, count, isOn, path: searchPath(withOwn(query, field.key, value)) }];
  });
}

const mostRanges = 5;

/** Numbers in ranges of about as many values each; few stand for themselves. */
function boundLinks(field: OwnFilter, counted: Counted, query: SearchQuery, intl: string): FacetLink[] {
  const numbers = counted
    .map(({ value, count }) => ({ number: Number(value), count }))
    .sort((a, b) => a.number - b.number);
  const each = Math.ceil(numbers.length / mostRanges);
  const given = query.own[field.key];
  const used = given === undefined || Array.isArray(given) ? null : given;
  const ranges = Array.from({ length: Math.ceil(numbers.length / each) || 0 }, (_, at) => {
    const within = numbers.slice(at * each, (at + 1) * each);
    return { from: within[0]?.number, to: within.at(-1)?.number };
  });
  const isSame = (range: { from?: number; to?: number }) => range.from === used?.from && range.to === used?.to;
  const all = used && !ranges.some(isSame) ? [used, ...ranges] : ranges;
  return all.map(({ from, to }) => {
    const isOn = isSame({ from, to });
    const count = numbers
      .filter(({ number }) => number >= (from ?? number) && number <= (to ?? number))
      .reduce((sum, one) => sum + one.count, 0);
    const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const path = searchPath(withBounds(query, field.key, isOn ? null : bounds));
    return { label: boundsLabel(field, from, to, intl), count, isOn, path };
  });
}
