import { cardsByIds, cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import { sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { type ShopResult, shownKind } from "#services/search/client.ts";
import { shopSortings } from "#services/search/narrowing.ts";
import { type DocumentType, documentTypes } from "#services/search/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type Load, type PageContext, page, redirectToPage } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { loadCategories } from "#storefront/components/category/categories.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { colourChart } from "#storefront/components/product-facts/colour-names.ts";
import { loadOwnFilters } from "#storefront/components/product-facts/own-filters.ts";
import { isNarrowed, readSearchQuery, type SearchQuery, searchPath, withoutPrices } from "./address.ts";
import { facetGroups, namesOf, priceRanges } from "./facets.ts";
import { ownGroups } from "./own-groups.ts";
import type { Finding, SearchView } from "./search-view.ts";

const perPage = 24;

/** The search page: one kind of results at a time, products with what they can be narrowed by (specification 7.10). */
export const load: Load<SearchView> = async (context) => {
  const { services, locale, region } = context;
  const prices = pricesBehind(region);
  // The index can be asked by everybody: it has only the shop's own prices. Whoever has others does not sort by these.
  const isOwnPrice = isProRegion(region) || context.discount !== undefined;
  const own = await loadOwnFilters(services);
  const read = readSearchQuery(context.query, own);
  const query = isOwnPrice ? withoutPrices(read) : read;
  const currency = currencyOf(prices);
  const ask = (type: DocumentType) =>
    services.search.search({
      query: query.q,
      locale: locale.contentLocale,
      region: locale.mapRegion,
      prices: baseRegionOf(prices),
      hasOwnPrices: isOwnPrice,
      types: [type],
      page: query.page,
      size: perPage,
      ...(type === "product" && {
        sort: query.sort,
        facets: true,
        narrowing: {
          values: query.values,
          region: baseRegionOf(prices),
          sizes: sizeSystemOf(locale.country),
          ranges: priceRanges,
          inStock: query.inStock,
          ...(own.length > 0 && { own: query.own }),
          ...((query.from !== undefined || query.to !== undefined) && { price: rangeOf(query) }),
        },
      }),
    });
  const isAsked = query.q !== "";
  const [texts, storeTexts, ownWords, extras, settings, tree, colours, first] = await Promise.all([
    textsFor(context),
    loadAreaTexts("stores", context),
    own.length > 0 ? loadAreaTexts("own-details", context) : null,
    loadAreaTexts("extras", context),
    loadBrand(services, locale),
    loadCategories(services, locale),
    colourChart(services, locale),
    isAsked ? ask(query.type ?? "product") : null,
  ]);
  const kind = query.type ?? (first && shownKind(first, isNarrowed(query))) ?? "product";
  const found = first && kind !== (query.type ?? "product") ? await ask(kind) : first;
  const pages = found?.totalPages ?? 0;
  if (pages > 0 && query.page > pages) return redirectToPage(localePath(locale, "/search"), pages);

  const results = found?.results ?? [];
  const total = found?.total ?? 0;
  const isNarrow = kind === "product" && isNarrowed(query);
  const any = Object.values(found?.types ?? {}).reduce((sum, count) => sum + count, 0);
  const count = isNarrow ? total : any;
  const shown = kind === "product" ? await cardsOf(context, results) : [];
  const popular = total > 0 ? [] : await cardsByTerms(services.db, region, [], 8);
  const at = (number: number) => searchPath({ ...query, page: number });
  const money =
    locale.shoppingRegion && !isOwnPrice ? { currency, exponent: exponentOf(currency), intl: locale.intl } : null;
  const words = { texts, offers: extras["offers.title"], colours, categories: namesOf(tree), money };
  const isProducts = kind === "product" && found?.facets;
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
    facets: isProducts
      ? [
          ...facetGroups(isProducts, query, total, words),
          ...(ownWords ? ownGroups(own, isProducts.own, query, { locale, words: ownWords }) : []),
        ]
      : [],
    ...(isNarrowed(query) && { clear: searchPath({ ...plain(query.q), type: query.type, sort: query.sort }) }),
    sorts: isProducts
      ? shopSortings
          .filter((sort) => money || !sort.startsWith("price"))
          .map((sort) => ({ sort, path: searchPath({ ...query, sort, page: 1 }), isOn: sort === query.sort }))
      : [],
    paging: {
      page: query.page,
      pages,
      ...(query.page > 1 && { previous: at(query.page - 1) }),
      ...(query.page < pages && { next: at(query.page + 1) }),
    },
    ...(meant && { meant: { query: meant, path: searchPath(plain(meant)) } }),
    requestId: found?.requestId ?? "",
    tags: ["search-page", locale.code],
    popular: await cardsInLanguage(context, popular),
    categories: total > 0 ? [] : tree.map(({ title, path }) => ({ title, path })),
  };
  const title = isAsked
    ? formatText(texts["search.count"], locale.language, { query: query.q, count })
    : texts["search.title"];
  const { keptFor } = services.search;
  const answer = page(view, plainMeta(title, context.brand));
  return keptFor === undefined ? answer : { ...answer, until: Date.now() + keptFor };
};

const plain = (q: string): SearchQuery => ({
  q,
  type: null,
  values: {},
  own: {},
  inStock: false,
  sort: "best",
  page: 1,
});
const rangeOf = ({ from, to }: SearchQuery) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

async function cardsOf(context: PageContext, results: readonly ShopResult[]) {
  const ids = results.flatMap(({ productId }) => productId ?? []);
  return cardsInLanguage(context, await cardsByIds(context.services.db, context.region, ids));
}

const findingOf = (
  { id, title, url, image, categories, snippet, description }: ShopResult,
  fallbackImage: string,
): Finding => ({
  id,
  title,
  path: url,
  image: image ?? (fallbackImage || null),
  above: categories.filter((one) => one !== title)[0] ?? "",
  snippet,
  text: description.slice(0, 200),
});
