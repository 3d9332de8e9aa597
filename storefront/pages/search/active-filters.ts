import { filterName, type OwnFilter } from "#commerce/catalog/listings/own-filters.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { facetNames } from "#services/search/narrowing.ts";
import { lengthLabel } from "#storefront/components/listing/length-facet.ts";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import { type SearchQuery, withBounds, withOwn, withValue } from "./address.ts";
import { type FacetWords, facetLabel } from "./facets.ts";

type FilterContext = {
  words: FacetWords;
  /** Null where nothing is sold: then there are no prices to filter by. */
  money: { currency: string; exponent: number; intl: string } | null;
  own: readonly OwnFilter[];
  /** Returns the label of a custom field's chip. */
  sayOwn: (name: string, value?: string) => string | undefined;
  pathOf: (query: SearchQuery) => string;
};

/** Returns every active filter of the products, each with the search without it, on page 1. Pure. */
export function activeFilters(query: SearchQuery, around: FilterContext): ListControls["active"] {
  const { words, money, own, sayOwn, pathOf } = around;
  const first = { ...query, page: 1 };
  const { lengths, from, to, ...rest } = first;
  const say = (amount?: number) =>
    amount === undefined || !money ? "" : formatMoney(amount * 10 ** money.exponent, money.currency, money.intl);
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return [
    ...facetNames.flatMap((name) =>
      (query.values[name] ?? []).map((value) => ({
        label: facetLabel(name, value, words) ?? value,
        path: pathOf(withValue(query, name, value)),
      })),
    ),
    ...Object.entries(query.own).flatMap(([key, given]) => {
      const name = filterName(own.find((one) => one.key === key) ?? { key });
      return Array.isArray(given)
        ? given.map((value) => ({ label: sayOwn(name, value) ?? value, path: pathOf(withOwn(query, key, value)) }))
        : [{ label: sayOwn(name) ?? key, path: pathOf(withBounds(query, key, null)) }];
    }),
    ...(lengths ? [{ label: lengthLabel(lengths), path: pathOf({ ...rest, ...bounds }) }] : []),
    ...(from !== undefined || to !== undefined
      ? [{ label: `${say(from)} – ${say(to)}`.trim(), path: pathOf({ ...rest, ...(lengths && { lengths }) }) }]
      : []),
    ...(query.inStock
      ? [{ label: words.texts["catalogue.only-in-stock"], path: pathOf({ ...first, inStock: false }) }]
      : []),
  ];
}
