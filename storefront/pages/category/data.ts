import { lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { fewLeftOver } from "#commerce/catalog/listings/last-page.ts";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import {
  type Load,
  notFound,
  type PageContext,
  page,
  redirectToPage,
  redirectWithQuery,
} from "#storefront/app/page.ts";
import { ancestorsOf, loadCategories } from "#storefront/components/category/categories.ts";
import { askedFor } from "#storefront/components/listing/asked-for.ts";
import { coloursAsked } from "#storefront/components/listing/colour-facet.ts";
import { pagingOf } from "#storefront/components/page/paging.ts";
import { withAvailableSizes } from "#storefront/components/product/available-sizes.ts";
import { inList } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { activeFilters } from "./active-filters.ts";
import { aroundOf, isSale, readCategoryContext } from "./category-context.ts";
import type { CategoryPage } from "./category-view.ts";
import { addressesOf, type CategoryList, controlsOf, readList } from "./list.ts";
import { categoryMeta } from "./meta.ts";
import { nearestTo } from "./nearest.ts";

/** A category with its filtered list; the address contains the full path of the category. */
export const load: Load<CategoryPage> = async (context) => {
  const { services, locale, params } = context;
  const categories = await loadCategories(services, locale);
  const way = ancestorsOf(categories, (params.uid ?? "").split("/").at(-1) ?? "");
  const category = way.at(-1);
  if (!category) return notFound();
  const { path, seo } = category;
  if (path !== context.path) return redirectWithQuery(localePath(locale, path), {}, 301);

  const [list, place] = await Promise.all([readList(context, category), readCategoryContext(context, categories, way)]);
  const { query, last, texts, found } = list;
  if (query.page > last) return redirectToPage(localePath(locale, path), last);

  const { pathOf } = addressesOf(list, path, context.query);
  const nearest = found.total > 0 ? null : await nearestTo(context, query);
  const view: CategoryPage = {
    ...(await aroundOf(context, place, list)),
    ...controlsOf(context, list, path, isSale(list) && activeFilters(query).length === 1, nearest),
    cards: await cardsOf(context, list),
    hidden: await cardsInLanguage(context, nearest?.cards ?? []),
    paging: pagingOf(query.page, last, (number) => pathOf({ page: number })),
  };
  const description =
    seo.description ||
    fill(texts["catalogue.category-description"], { title: category.title, count: found.total, brand: context.brand });
  const about = { description, seoTitle: view.isOnSale ? "" : seo.title };
  const canonical = await canonicalOf(context, query, path);
  const around = { locale, origin: context.origin, brand: context.brand, mediaBase: services.config.MEDIA_URL };
  return page(view, categoryMeta(view, { ...around, ...about, canonical }));
};

/** The list's cards, each opened at what the filters ask for. */
async function cardsOf(context: PageContext, list: CategoryList) {
  const { query, found, families } = list;
  const own = await cardsInLanguage(context, found.cards);
  const cards = inList(isSale(list) ? await withAvailableSizes(context, own) : own, {
    isSale: isSale(list),
    isByPopularity: query.sort === "popular",
  });
  return askedFor(context.services.db, context.region, cards, {
    colours: coloursAsked(query.filters, families),
    sizes: query.filters.size,
    lengths: query.ranges?.[lengthName],
  });
}

/**
 * The canonical address of a filtered or sorted list is the plain list. The following pages of the plain list are
 * canonical themselves, in every region where the list is long enough.
 */
async function canonicalOf({ services }: PageContext, query: ListingQuery, path: string) {
  const isPlain = activeFilters(query).length === 0 && query.sort === (query.standard ?? "popular");
  if (query.page === 1 || !isPlain) return { canonicalPath: path };
  // The first product that no page before this one holds.
  const place = { page: (query.page - 1) * query.perPage + fewLeftOver + 1, perPage: 1, leftOver: 0 };
  const lists = await Promise.all(
    shoppingRegions.map((region) => listing(services.db, { ...query, ...place, region })),
  );
  const long = shoppingRegions.filter((_, index) => lists[index]?.cards.length);
  return {
    canonicalPath: `${path}?page=${query.page}`,
    // Visitors from countries without sales see one of these lists.
    alternateRegions: long.some((region) => region === pricesBehind(null)) ? [...long, null] : long,
  };
}
