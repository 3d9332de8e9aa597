import { firstIn } from "#commerce/catalog/categories/schema.ts";
import { lengthName } from "#commerce/catalog/listings/board-lengths.ts";
import { listing } from "#commerce/catalog/listings/listing-page.ts";
import { pricesBehind } from "#commerce/catalog/products/reads.ts";
import { filterNames, readListingQuery } from "#commerce/catalog/products/rules.ts";
import { type ListingQuery, sortings } from "#commerce/catalog/products/schema.ts";
import { exponentOf, formatMoney } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import {
  type Load,
  notFound,
  type PageContext,
  page,
  redirectToPage,
  redirectWithQuery,
} from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { ancestorsOf, loadCategories } from "#storefront/components/category/categories.ts";
import { groupLink, groupsOfParent } from "#storefront/components/category/category-groups.ts";
import { storiesByCategory } from "#storefront/components/category/category-story.ts";
import { crumbsOf, loadSections, type Section, saleLinks, salePath } from "#storefront/components/category/sections.ts";
import { askedFor } from "#storefront/components/listing/asked-for.ts";
import { coloursAsked, familyName, familyTerms } from "#storefront/components/listing/colour-facet.ts";
import { lengthLabel } from "#storefront/components/listing/length-facet.ts";
import { inView, viewIn } from "#storefront/components/listing/list-view.ts";
import { listWords } from "#storefront/components/listing/list-words.ts";
import { ownFacets, ownLabel, ownNames } from "#storefront/components/listing/own-facets.ts";
import { pagingOf } from "#storefront/components/page/paging.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { colourChart, colourFamilies } from "#storefront/components/product-facts/colour-names.ts";
import { loadOwnFilters } from "#storefront/components/product-facts/own-filters.ts";
import { attributeRules } from "#storefront/components/product-facts/product-attributes.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { activeFilters, listPath } from "./active-filters.ts";
import type { CategoryPage } from "./category-view.ts";
import { facetViews, valueLabel } from "./facets.ts";
import { categoryMeta } from "./meta.ts";
import { sizeNames } from "./size-names.ts";

/** A category with its filtered list; the address contains the full path of the category. */
export const load: Load<CategoryPage> = async (context) => {
  const { services, locale, brand, region, params, query: address, origin } = context;
  const categories = await loadCategories(services, locale);
  const way = ancestorsOf(categories, (params.uid ?? "").split("/").at(-1) ?? "");
  const category = way.at(-1);
  if (!category) return notFound();
  const { path } = category;
  if (path !== context.path) return redirectWithQuery(localePath(locale, path), {}, 301);

  const prices = pricesBehind(region);
  const currency = currencyOf(prices);
  const { sort: standard, pins } = category;
  const first = firstIn(pins, prices);
  const [own, families] = await Promise.all([loadOwnFilters(services), colourFamilies(services, locale)]);
  const names = ownNames(own);
  const query: ListingQuery = {
    ...readListingQuery(address, {
      region: prices,
      category: category.uid,
      currency,
      standard,
      first,
      names: [...filterNames, familyName, ...names.names],
      rangeNames: [lengthName, ...names.rangeNames],
    }),
    groups: familyTerms(families),
  };
  const [found, texts, ownWords, colours, stories, rules, groups, sections] = await Promise.all([
    listing(services.db, query, context.discount ?? null),
    textsFor(context),
    own.length > 0 ? loadAreaTexts("own-details", context) : null,
    colourChart(services, locale),
    storiesByCategory(services, locale),
    attributeRules(services, locale),
    groupsOfParent(context, categories, category.uid),
    loadSections(context),
  ]);
  const last = Math.max(1, Math.ceil(found.total / query.perPage));
  if (query.page > last) return redirectToPage(localePath(locale, path), last);

  const nameSize = await sizeNames(services.db, query, found.facets, locale.country, context.discount ?? null);
  const extras = await loadAreaTexts("extras", context);
  const offers = query.filters.is && extras["offers.title"];
  const words = {
    texts,
    intl: locale.intl,
    colours,
    families,
    nameSize,
    offers,
    total: found.total,
    ...kindWords(extras),
  };
  const shown = viewIn(address);
  const plainPath = listPath(path, query, currency);
  const pathOf = (changed: Partial<ListingQuery>) => inView(listPath(path, { ...query, ...changed }, currency), shown);
  const whole = (amount: number, round: (value: number) => number) => round(amount / 10 ** exponentOf(currency));
  const priceLabel = () => {
    const [from, to] = [query.priceFrom, query.priceTo].map((amount) =>
      amount === undefined ? "" : formatMoney(amount, currency, locale.intl),
    );
    return `${from} – ${to}`.trim();
  };
  const labels: Record<string, () => string> = {
    price: priceLabel,
    [lengthName]: () => lengthLabel(query.ranges?.[lengthName] ?? {}),
    "in-stock": () => texts["catalogue.only-in-stock"],
  };
  const parent = way.at(-2);
  const crumbs = crumbsOf(way, sections);
  const { title = category.title } = crumbs.at(-1) ?? {};
  // A category without sub-categories has those of a line that content defines for it and that names it, else its
  // siblings.
  const line = groups.find(({ layout, links }) => layout.includes("row") && links.some((link) => link.path === path));
  const siblings = line?.links ?? parent?.children ?? [];
  const chips = category.children.length > 0 ? category.children : siblings;
  const active = activeFilters(query);
  const isPlain = query.page === 1 && active.length === 0;
  // When sub-categories have pictures, the unfiltered list shows them as tiles; a filtered list shows chips.
  const hasTiles = isPlain && category.children.some(({ tile }) => tile);

  // The title of a list of reduced products says so. A sub-category's title is worded differently, because only the
  // categories above it say what it contains.
  const isOnSale = String(query.filters.is) === "sale";
  // The title says it, so no chip repeats it.
  const isSaleOnly = isOnSale && active.length === 1;
  const saleTitle = texts[crumbs.length > 1 ? "category.on-sale-within" : "category.on-sale"];
  const sale = isOnSale && (await saleChips(category.children));

  const view: CategoryPage = {
    title: isOnSale ? fill(saleTitle, { title }) : title,
    isOnSale,
    intro: isPlain ? category.description.split(/\n+/).filter((line) => line.trim() !== "") : [],
    hero: isPlain ? category.hero : null,
    path,
    total: found.total,
    crumbs: crumbs.slice(0, -1),
    chips: sale || (hasTiles ? [] : chips.map((chip) => ({ ...titled(chip), current: chip.path === path }))),
    groups: sale
      ? []
      : hasTiles
        ? [{ title: "", links: category.children.map(groupLink), layout: [] }, ...groups]
        : withoutChips(groups, chips),
    cards: await askedFor(services.db, region, await cardsInLanguage(context, found.cards), {
      colours: coloursAsked(query.filters, families),
      sizes: query.filters.size,
      lengths: query.ranges?.[lengthName],
    }),
    facets: [
      ...facetViews(found.facets, query, words, rules.options),
      ...(ownWords ? ownFacets(own, found.facets, query, { locale, words: ownWords }) : []),
    ],
    prices: region &&
      found.priceRange && {
        from: query.priceFrom === undefined ? undefined : whole(query.priceFrom, Math.floor),
        to: query.priceTo === undefined ? undefined : whole(query.priceTo, Math.ceil),
        lowest: whole(found.priceRange[0], Math.floor),
        highest: whole(found.priceRange[1], Math.ceil),
        currency,
      },
    inStock: query.inStock ?? false,
    words: listWords(texts),
    inStockCount: found.inStock,
    sorts: sortings.map((sort) => ({
      value: sort === (standard ?? "popular") ? "" : sort,
      label: texts[`catalogue.sort-${sort}`],
      isOn: sort === query.sort,
    })),
    clear: path,
    active: (isSaleOnly ? [] : active).map(({ name, value, without }) => ({
      label:
        labels[name]?.() ??
        (ownWords && ownLabel(own, name, value, query, { locale, words: ownWords })) ??
        valueLabel(name, value ?? "", words),
      path: inView(listPath(path, without, currency), shown),
    })),
    paging: pagingOf(query.page, last, (number) => pathOf({ page: number })),
    story: isPlain || isOnSale ? (stories.get(category.uid) ?? (parent && stories.get(parent.uid))) : undefined,
    view: shown,
    viewPaths: { grid: plainPath, rows: inView(plainPath, "rows") },
    state: pathOf({}),
  };
  const canonical = await canonicalOf(context, query, path);

  /** Within the sale the chips lead to the other parts of the sale, and into this one's sub-categories. */
  async function saleChips(children: readonly Section[]): Promise<CategoryPage["chips"]> {
    const all = { title: texts["frame.view-all"], path: salePath(texts), current: false };
    const links = await saleLinks(context, [...sections, ...children.map(titled)]);
    return [all, ...links.map((link) => ({ ...link, current: link.path === `${path}?is=sale` }))];
  }
  const around = { locale, origin, brand, mediaBase: services.config.MEDIA_URL };
  const { seo } = category;
  const description =
    seo.description || fill(texts["catalogue.category-description"], { title: category.title, count: found.total });
  return page(view, categoryMeta(view, { ...around, description, seoTitle: isOnSale ? "" : seo.title, canonical }));
};

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
  heads: { letters: extras["sizes.letters"], numbers: extras["sizes.numbers"], heights: extras["sizes.heights"] },
});

const titled = ({ title, path }: Section): Section => ({ title, path });

/** Leaves out groups' links that are already among the chips. */
const withoutChips = (groups: CategoryPage["groups"], chips: readonly { path: string }[]) =>
  groups
    .map((group) => ({ ...group, links: group.links.filter(({ path }) => !chips.some((chip) => chip.path === path)) }))
    .filter(({ links }) => links.length > 0);

/**
 * The canonical address of a filtered or sorted list is the plain list. The following pages of the plain list are
 * canonical themselves, in every region where the list is long enough.
 */
async function canonicalOf({ services }: PageContext, query: ListingQuery, path: string) {
  const isPlain = activeFilters(query).length === 0 && query.sort === (query.standard ?? "popular");
  if (query.page === 1 || !isPlain) return { canonicalPath: path };
  const place = { page: (query.page - 1) * query.perPage + 1, perPage: 1 };
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
