import { firstIn } from "#commerce/catalog/categories/schema.ts";
import { lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { fewLeftOver, pagesOf } from "#commerce/catalog/listings/last-page.ts";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import { filterNames, readListingQuery } from "#commerce/catalog/products/rules.ts";
import { type Facet, type ListingQuery, sortings } from "#commerce/catalog/products/schema.ts";
import { exponentOf, formatMoney } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { CategoryView } from "#storefront/components/category/categories.ts";
import { familyName, familyTerms } from "#storefront/components/listing/colour-facet.ts";
import { lengthLabel } from "#storefront/components/listing/length-facet.ts";
import type { ListControls } from "#storefront/components/listing/list-controls.ts";
import { inView, viewIn } from "#storefront/components/listing/list-view.ts";
import { listWords } from "#storefront/components/listing/list-words.ts";
import { ownFacets, ownLabel, ownNames } from "#storefront/components/listing/own-facets.ts";
import { sizeHeads } from "#storefront/components/listing/size-scale.ts";
import { colourChart, colourFamilies } from "#storefront/components/product-facts/colour-names.ts";
import { loadOwnFilters } from "#storefront/components/product-facts/own-filters.ts";
import { attributeRules } from "#storefront/components/product-facts/product-attributes.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { type ActiveFilter, activeFilters, listPath } from "./active-filters.ts";
import { facetViews, valueLabel } from "./facets.ts";
import { sizeNames } from "./size-names.ts";

/** The list of a category: what an address asks for and finds, and the controls around it. */
export type CategoryList = Awaited<ReturnType<typeof readList>>;

/** Reads the list that the address asks for, and the words of its filters. */
export async function readList(context: PageContext, category: CategoryView) {
  const { services, locale, region, query: address, discount = null } = context;
  const prices = pricesBehind(region);
  const currency = currencyOf(prices);
  const [own, families] = await Promise.all([loadOwnFilters(services), colourFamilies(services, locale)]);
  const names = ownNames(own);
  const query: ListingQuery = {
    ...readListingQuery(address, {
      region: prices,
      category: category.uid,
      currency,
      standard: category.sort,
      first: firstIn(category.pins, prices),
      names: [...filterNames, familyName, ...names.names],
      rangeNames: [lengthName, ...names.rangeNames],
    }),
    groups: familyTerms(families),
    leftOver: fewLeftOver,
  };
  const [found, all, texts, extras, ownWords, colours, rules] = await Promise.all([
    listing(services.db, query, discount),
    listing(services.db, wholeOf(query), discount),
    textsFor(context),
    loadAreaTexts("extras", context),
    own.length > 0 ? loadAreaTexts("own-details", context) : null,
    colourChart(services, locale),
    attributeRules(services, locale),
  ]);
  const nameSize = await sizeNames(
    services.db,
    wholeOf(query),
    all.facets,
    { country: locale.country, texts },
    discount,
  );
  const offers = query.filters.is && extras["offers.title"];
  const shared = { texts, intl: locale.intl, colours, families, nameSize, offers, total: found.total };
  const last = pagesOf(found.total, query);
  const words = { ...shared, ...kindWords(extras) };
  return { query, currency, found, all, last, texts, words, families, own, ownWords, options: rules.options };
}

/**
 * The filter's labels for kinds are plural. The kind `accessory` is called "Other gear" there, because it is only one
 * part of the accessories.
 */
const kindWords = (extras: AreaTexts<"extras">) => ({
  kinds: {
    jacket: extras["kinds.jacket"],
    accessory: extras["kinds.accessory"],
    "gift-card": extras["kinds.gift-card"],
  },
  heads: sizeHeads(extras),
});

/** What such a list is, rather than by what it is narrowed: filters of other kinds of products would say nothing. */
const lasting = ["kind", "is", "rider"];

/** The list without what narrows it further, of which no products are read. */
function wholeOf({ priceFrom: _, priceTo: __, inStock: ___, ranges: ____, ...query }: ListingQuery): ListingQuery {
  const filters = Object.fromEntries(Object.entries(query.filters).filter(([name]) => lasting.includes(name)));
  return { ...query, filters, page: 1, perPage: 0, leftOver: 0 };
}

/** The counts, with those of values that the list has no product of any more: a filter keeps its choices. */
const withZeros = (facets: readonly Facet[], all: readonly Facet[]): Facet[] =>
  all.map(({ name, values }) => {
    const own = facets.find((one) => one.name === name)?.values ?? [];
    const others = values.filter(({ value }) => !own.some((one) => one.value === value));
    return { name, values: [...own, ...others.map(({ value }) => ({ value, count: 0 }))] };
  });

/** Whether the list shows reduced products. */
export const isSaleIn = ({ filters }: ListingQuery): boolean => String(filters.is) === "sale";

/** Addresses of this list, in the view that the visitor has chosen. */
export function addressesOf({ query, currency }: CategoryList, path: string, address: URLSearchParams) {
  const shown = viewIn(address);
  const plainPath = listPath(path, query, currency);
  return {
    shown,
    viewPaths: { grid: plainPath, rows: inView(plainPath, "rows") },
    pathOf: (changed: Partial<ListingQuery>) => inView(listPath(path, { ...query, ...changed }, currency), shown),
  };
}

/** Filters, sort orders and views. `isSaleOnly`: the title names the only filter, so no chip repeats it. */
export function controlsOf(
  context: Pick<PageContext, "locale" | "region" | "query">,
  list: CategoryList,
  path: string,
  isSaleOnly: boolean,
  nearest?: { filter: ActiveFilter; count: number } | null,
): ListControls {
  const { query, currency, found, all, texts, words, own, ownWords } = list;
  const { locale, region } = context;
  const facets = withZeros(found.facets, all.facets);
  const { shown, viewPaths, pathOf } = addressesOf(list, path, context.query);
  const labelOf = labelsOf(list, locale);
  return {
    path,
    total: found.total,
    // A sale is what this list is, not one of its filters.
    ...(isSaleIn(query) && { kept: { is: "sale" } }),
    facets: [
      ...facetViews(facets, query, { ...words, all }, list.options).filter(
        ({ name }) => name !== "is" || !isSaleIn(query),
      ),
      ...(ownWords ? ownFacets(own, facets, query, { locale, words: ownWords }) : []),
    ],
    prices: region && priceBounds(list),
    inStock: query.inStock ?? false,
    words: listWords(texts),
    inStockCount: found.inStock,
    sorts: sortings.map((sort) => ({
      value: sort === (query.standard ?? "popular") ? "" : sort,
      label: texts[`catalogue.sort-${sort}`],
      isOn: sort === query.sort,
    })),
    clear: isSaleIn(query) ? `${path}?is=sale` : path,
    active: (isSaleOnly ? [] : activeFilters(query)).map(({ name, value, without }) => ({
      label: labelOf(name, value),
      path: inView(listPath(path, without, currency), shown),
    })),
    ...(nearest && {
      nearest: {
        label: labelOf(nearest.filter.name, nearest.filter.value),
        count: nearest.count,
        path: inView(listPath(path, nearest.filter.without, currency), shown),
      },
    }),
    view: shown,
    viewPaths,
    state: pathOf({}),
  };
}

/** The bounds of prices in whole units; null when nothing is for sale. */
function priceBounds({ query, currency, found, all }: CategoryList): ListControls["prices"] {
  const priceRange = found.priceRange ?? all.priceRange;
  if (!priceRange) return null;
  const whole = (amount: number, round: (value: number) => number) => round(amount / 10 ** exponentOf(currency));
  return {
    from: query.priceFrom === undefined ? undefined : whole(query.priceFrom, Math.floor),
    to: query.priceTo === undefined ? undefined : whole(query.priceTo, Math.ceil),
    lowest: whole(priceRange[0], Math.floor),
    highest: whole(priceRange[1], Math.ceil),
    currency,
  };
}

/** What an active filter is called. */
function labelsOf({ query, currency, texts, words, own, ownWords }: CategoryList, locale: PageContext["locale"]) {
  const money = (amount: number | undefined) =>
    amount === undefined ? "" : formatMoney(amount, currency, locale.intl);
  const labels: Record<string, () => string> = {
    price: () => `${money(query.priceFrom)} – ${money(query.priceTo)}`.trim(),
    [lengthName]: () => lengthLabel(query.ranges?.[lengthName] ?? {}),
    "in-stock": () => texts["catalogue.only-in-stock"],
  };
  return (name: string, value: string | undefined): string =>
    labels[name]?.() ??
    (ownWords && ownLabel(own, name, value, query, { locale, words: ownWords })) ??
    valueLabel(name, value ?? "", words);
}
