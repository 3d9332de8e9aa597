import { fewLeftOver, pagesOf } from "#commerce/catalog/listings/last-page.ts";
import { filterName } from "#commerce/catalog/listings/own-filters.ts";
import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import { sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { type ShopResult, shownKind } from "#services/search/client.ts";
import { shopSortings } from "#services/search/narrowing.ts";
import type { OwnCounts } from "#services/search/own-narrowing.ts";
import { type DocumentType, documentTypes } from "#services/search/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type Load, type PageContext, page, redirect, redirectToPage } from "#storefront/app/page.ts";
import { popularOfKinds } from "#storefront/components/add-ons/popular-of-kinds.ts";
import { loadCategories } from "#storefront/components/category/categories.ts";
import { storiesByCategory } from "#storefront/components/category/category-story.ts";
import { curatedQueries } from "#storefront/components/content/curated-queries.ts";
import { askedFor } from "#storefront/components/listing/asked-for.ts";
import { coloursAsked } from "#storefront/components/listing/colour-facet.ts";
import { inView, viewIn } from "#storefront/components/listing/list-view.ts";
import { listWords } from "#storefront/components/listing/list-words.ts";
import { ownFacets, ownLabel } from "#storefront/components/listing/own-facets.ts";
import { sizeHeads } from "#storefront/components/listing/size-scale.ts";
import { pagingOf } from "#storefront/components/page/paging.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { withAvailableSizes } from "#storefront/components/product/available-sizes.ts";
import { inList } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { colourChart, colourFamilies } from "#storefront/components/product-facts/colour-names.ts";
import { loadOwnFilters } from "#storefront/components/product-facts/own-filters.ts";
import { loadSections, saleLinks, salePath } from "#storefront/layout/sections.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { activeFilters } from "./active-filters.ts";
import { isNarrowed, readSearchQuery, type SearchQuery, searchPath, withoutPrices } from "./address.ts";
import { facetViews, isOfSale, namesOf, priceRanges, withinOthers } from "./facets.ts";
import { alsoFound, findingOf } from "./finding.ts";
import { wholeOf, withZeros } from "./kept-choices.ts";
import { priceBounds } from "./price-bounds.ts";
import type { SearchView } from "./search-view.ts";

const perPage = 24;
const size = { perPage, leftOver: fewLeftOver };

/** The search page: one type of results at a time; products have filters (specification 7.10). */
export const load: Load<SearchView> = async (context) => {
  const { services, locale, region } = context;
  const prices = pricesBehind(region);
  // The search index can be queried by everyone, so it contains only the shop's regular prices. Visitors with other
  // prices cannot sort or filter by price.
  const isOwnPrice = isProRegion(region) || context.discount !== undefined;
  // Everything that is reduced has one address, which is what the search finds for the word on the badge.
  const texts = await textsFor(context);
  if (context.query.get("is") === "sale" && !context.query.get("q"))
    return redirect(localePath(locale, salePath(texts)));
  const own = await loadOwnFilters(services);
  const read = readSearchQuery(context.query, own);
  const query = isOwnPrice ? withoutPrices(read) : read;
  const isSale = query.q.toLowerCase() === texts["catalogue.badge-sale"].toLowerCase();
  // What saves most comes first there, unless the visitor has prices of their own.
  const standard = isSale && !isOwnPrice ? "saving" : "best";
  const sort = query.sort === "best" ? standard : query.sort;
  const currency = currencyOf(prices);
  const ask = (type: DocumentType, page = query.page, of = query) =>
    services.search.search({
      query: query.q,
      locale: locale.contentLocale,
      region: locale.mapRegion,
      prices: baseRegionOf(prices),
      hasOwnPrices: isOwnPrice,
      types: [type],
      page,
      size: perPage,
      ...(type === "product" && {
        sort,
        facets: true,
        narrowing: {
          values: of.values,
          region: baseRegionOf(prices),
          sizes: sizeSystemOf(locale.country),
          ranges: priceRanges,
          inStock: of.inStock,
          ...(of.lengths && { lengths: of.lengths }),
          ...(own.length > 0 && { own: of.own }),
          ...((of.from !== undefined || of.to !== undefined) && { price: rangeOf(of) }),
        },
      }),
    });
  const isAsked = query.q !== "";
  const [storeTexts, ownWords, extras, settings, tree, colours, families, sections, curated, first] = await Promise.all(
    [
      loadAreaTexts("stores", context),
      own.length > 0 ? loadAreaTexts("own-details", context) : null,
      loadAreaTexts("extras", context),
      loadBrand(services, locale),
      loadCategories(services, locale),
      colourChart(services, locale),
      colourFamilies(services, locale),
      loadSections(context),
      curatedQueries(services, locale),
      isAsked ? ask(query.type ?? "product") : null,
    ],
  );
  const kind = query.type ?? (first && shownKind(first, isNarrowed(query))) ?? "product";
  const found = first && kind !== (query.type ?? "product") ? await ask(kind) : first;
  const pages = found && found.total > 0 ? Math.min(found.totalPages, pagesOf(found.total, size)) : 0;
  if (pages > 0 && query.page > pages) return redirectToPage(localePath(locale, "/search"), pages);

  // The last few have no page of their own.
  const isMore = found && query.page === pages && found.totalPages > pages;
  const rest = isMore ? (await ask(kind, pages + 1)).results : [];
  const results = [...(found?.results ?? []), ...rest];
  const total = found?.total ?? 0;
  const isNarrow = kind === "product" && isNarrowed(query);
  const whole = isNarrow && found ? await ask("product", 1, wholeOf(query)) : null;
  const any = Object.values(found?.types ?? {}).reduce((sum, count) => sum + count, 0);
  const count = isNarrow ? total : any;
  const cards = kind === "product" ? await cardsOf(context, results) : [];
  const listed = inList(isSale ? await withAvailableSizes(context, cards) : cards, {
    isSale,
    isByPopularity: query.sort === "popular",
  });
  const shown = await askedFor(services.db, region, listed, {
    colours: coloursAsked(query.values, families),
    sizes: query.values.size,
    lengths: query.lengths,
    system: sizeSystemOf(locale.country),
  });
  const popular = total > 0 ? [] : await popularOfKinds(context, isAsked ? 4 : 8);
  const shownAs = viewIn(context.query);
  const pathOf = (changed: SearchQuery) => inView(searchPath(changed), shownAs);
  const at = (number: number) => pathOf({ ...query, page: number });
  const money =
    locale.shoppingRegion && !isOwnPrice ? { currency, exponent: exponentOf(currency), intl: locale.intl } : null;
  const words = {
    texts,
    offers: extras["offers.title"],
    colours,
    families,
    categories: namesOf(tree),
    within: withinOthers(tree),
    sizes: isSale ? { label: extras["sizes.own"], heads: sizeHeads(extras) } : undefined,
  };
  const counted = kind === "product" ? found?.facets : null;
  const counts = counted && whole?.facets ? withZeros(counted, whole.facets) : counted;
  const narrowedOwn = ownNarrowing(query);
  const ownAround = ownWords && { locale, words: ownWords };
  const asked = { ...query, type: "product" } as const;
  const isEnd = kind === "product" && !isNarrow && !isSale && pages === 1;
  const meant = found?.meant && found.meant !== query.q.toLowerCase() ? found.meant : null;
  const view: SearchView = {
    query: query.q,
    total,
    kind,
    count,
    kinds: documentTypes.flatMap((type) => {
      const all = found?.types[type] ?? 0;
      const label = type === "store" ? storeTexts["stores.title"] : texts[`search.kind-${type}`];
      const path = searchPath({ ...plain(query.q), type });
      const isShown = all > 0 || (type === kind && any > 0);
      return isShown ? [{ kind: type, label, count: isNarrow && type === kind ? total : all, path }] : [];
    }),
    cards: shown,
    documents: Object.fromEntries(results.map(({ uid, id }) => [uid, id])),
    findings: kind === "product" ? [] : results.map((result) => findingOf(result, settings.searchFallbackImage)),
    path: "/search",
    kept: { q: query.q, type: "product" },
    facets: counts
      ? [
          ...facetViews(counts, query, total, words).filter((one) => !isSale || isOfSale(one)),
          ...(ownAround ? ownFacets(own, ownCounts(counts.own), narrowedOwn, ownAround) : []),
        ]
      : [],
    prices: money && {
      from: query.from,
      to: query.to,
      currency,
      ...priceBounds(counts?.prices ?? [], shown, total, currency),
    },
    inStock: query.inStock,
    words: listWords(texts),
    inStockCount: counts?.inStock ?? 0,
    sorts: shopSortings
      .filter((one) => (one === "best" || one === "saving" ? one === standard : money || !one.startsWith("price")))
      .map((one) => ({
        value: one === standard ? "" : one,
        label: one === "best" ? texts["search.sort-best"] : texts[`catalogue.sort-${one}`],
        isOn: one === sort,
      })),
    active: activeFilters(asked, {
      words,
      money,
      own,
      pathOf,
      sayOwn: (name, value) => (ownAround ? ownLabel(own, name, value, narrowedOwn, ownAround) : undefined),
    }),
    clear: pathOf({ ...plain(query.q), type: query.type, sort: query.sort }),
    view: shownAs,
    viewPaths: { grid: searchPath(query), rows: inView(searchPath(query), "rows") },
    state: pathOf(query),
    paging: pagingOf(query.page, pages, at),
    ...(meant && { meant: { query: meant, path: searchPath(plain(meant)) } }),
    requestId: found?.requestId ?? "",
    tags: ["search-page", locale.code],
    also: isEnd ? await alsoFound(ask, found, settings.searchFallbackImage) : [],
    popular: await cardsInLanguage(context, popular),
    categories: total > 0 ? [] : sections,
    questions: total > 0 ? [] : curated.map((title) => ({ title, path: searchPath(plain(title)) })),
    scene: isAsked && any === 0 ? settings.scenes.nothing_found : "",
    sale: isSale && kind === "product" ? await saleLinks(context, sections) : [],
    story:
      isSale && !isNarrow && query.page === 1 ? (await storiesByCategory(services, locale)).get("sale") : undefined,
  };
  const title = isAsked
    ? formatText(texts["search.count"], locale.language, { query: query.q, count })
    : texts["search.title"];
  const { cachedFor } = services.search;
  const answer = page(view, plainMeta(title, context.brand));
  return cachedFor === undefined ? answer : { ...answer, until: Date.now() + cachedFor };
};

const plain = (q: string): SearchQuery => readSearchQuery(new URLSearchParams({ q }));
/** Less than the smallest part of any price. It makes an upper bound of 100 include products that cost 100. */
const included = 0.001;
const rangeOf = ({ from, to }: SearchQuery) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to: to + included }),
});

/** Returns the filters and counts of custom fields in the form that category lists use, by the names in addresses. */
function ownNarrowing({ own }: SearchQuery) {
  const named = Object.entries(own).map(([key, given]) => [filterName({ key }), given] as const);
  return {
    filters: Object.fromEntries(named.flatMap(([name, given]) => (Array.isArray(given) ? [[name, given]] : []))),
    ranges: Object.fromEntries(named.flatMap(([name, given]) => (Array.isArray(given) ? [] : [[name, given]]))),
  };
}
const ownCounts = (counts: OwnCounts) =>
  Object.entries(counts).map(([key, values]) => ({ name: filterName({ key }), values: [...values] }));

async function cardsOf(context: PageContext, results: readonly ShopResult[]) {
  const ids = results.flatMap(({ productId }) => productId ?? []);
  return cardsInLanguage(context, await cardsByIds(context.services.db, context.region, ids));
}
