import { LRUCache } from "lru-cache";
import { Type } from "typebox";
import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { isProRegion, parseLocale, priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { App } from "#platform/http/app.ts";
import { popularQuestions } from "#services/search/clicks.ts";
import type { Services } from "#storefront/app/services.ts";
import { curatedQueries } from "#storefront/components/content/curated-queries.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";
import { loadSections } from "#storefront/layout/sections.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { aroundProducts, articleOf, placeOf, productsFound, productsOf } from "./items.ts";
import { Suggestions } from "./schema.ts";

const SuggestionQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  locale: Type.Optional(Type.String({ maxLength: 20 })),
});

const [products, others, popular] = [4, 6, 6];
/** How long an answer may be cached. */
const seconds = 5;

/** GET /search/suggest?q=&locale=: suggestions while a query is typed (specification 7.10). */
export function suggestionRoutes(app: App, services: Services): void {
  // Many visitors type the same beginnings; answers that are the same for everybody are cached for as long as in a
  // browser.
  const cache = new LRUCache<string, Promise<Suggestions>>({ max: 2000, ttl: seconds * 1000 });

  const schema = { tags: ["search"], querystring: SuggestionQuery, response: { 200: Suggestions } };
  app.get("/search/suggest", { schema }, async (request, reply) => {
    const locale = parseLocale((request.query.locale ?? "").toLowerCase()) ?? request.visit.locale;
    const query = (request.query.q ?? "")
      .replaceAll("\0", " ")
      .toWellFormed()
      .trim()
      .replace(/\s+/g, " ")
      .slice(0, 100);
    const region = priceRegionOf(locale, await request.visit.proRegion());
    const discount = (await request.visit.discountIn(region)) ?? undefined;
    const context = { services, locale, region, discount };
    const isOwn = isProRegion(region) || discount !== undefined;
    reply.header("cache-control", isOwn ? "private, no-store" : `private, max-age=${seconds}`);
    if (isOwn) return suggestions(context, query);
    const key = `${locale.code} ${query.toLowerCase()}`;
    const known = cache.get(key);
    if (known) return known;
    const answer = suggestions(context, query);
    cache.set(key, answer);
    // An empty result is not cached, because the document may be about to enter the index.
    answer.then(isEmpty, () => true).then((isLost) => isLost && cache.delete(key));
    return answer;
  });
}

const isEmpty = ({ products, categories, articles, popular }: Suggestions): boolean =>
  [products, categories, articles, popular].every(({ length }) => length === 0);

async function suggestions(context: CardContext, query: string): Promise<Suggestions> {
  const { services, locale } = context;
  const empty = { query, meant: null, request_id: "", products: [], categories: [], articles: [], popular: [] };
  if (query === "") return { ...empty, ...(await beginnings(context)) };
  const asked = {
    query,
    locale: locale.contentLocale,
    region: locale.mapRegion,
    countTypes: false,
  };
  const [found, pages] = await Promise.all([
    services.search.search({ ...asked, types: ["product"], size: products }),
    services.search.search({
      ...asked,
      types: ["category", "store", "page", "blog", "support", "athlete"],
      size: others,
    }),
  ]);
  const goods = found.results.filter(({ type }) => type === "product");
  const [priced, around] = await Promise.all([
    productsFound(context, goods),
    aroundProducts(context, pages.total === 0 ? goods : []),
  ]);
  return {
    ...empty,
    meant: found.meant === query.toLowerCase() ? null : found.meant,
    request_id: found.requestId,
    products: priced,
    categories: [
      ...pages.results.filter(({ type }) => type === "category").map((one) => placeOf(context, one)),
      ...around.categories,
    ],
    articles: await Promise.all(
      [...pages.results.filter(({ type }) => type !== "category"), ...around.stories].map((one) =>
        articleOf(context, one),
      ),
    ),
  };
}

/** Suggestions before anything is typed: curated and popular queries, categories, and best sellers. */
async function beginnings(context: CardContext): Promise<Pick<Suggestions, "popular" | "categories" | "products">> {
  const { services, locale, region } = context;
  const [curated, asked, sections, best] = await Promise.all([
    curatedQueries(services, locale),
    popularQuestions(services.db, locale.contentLocale, popular),
    loadSections(context),
    cardsByTerms(services.db, region, [], products),
  ]);
  const known = new Set(curated.map((one) => one.toLowerCase()));
  const others = (await spelt(context, asked)).filter((one) => !known.has(one.toLowerCase()));
  const titles = [...curated, ...new Set(others)].slice(0, popular);
  return {
    popular: titles.map((title) => ({
      title,
      path: localePath(locale, `/search?${new URLSearchParams({ q: title })}`),
    })),
    categories: sections.map(({ title, path }) => ({ title, path: localePath(locale, path) })),
    products: await productsOf(context, best, () => undefined),
  };
}

/**
 * Popular queries in corrected spelling, limited to those with results, so that nobody sees other people's typing
 * errors.
 */
async function spelt({ services, locale }: CardContext, questions: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    questions.map((query) =>
      services.search.search({
        query,
        locale: locale.contentLocale,
        region: locale.mapRegion,
        countTypes: false,
        size: 0,
      }),
    ),
  );
  return questions.flatMap((question, at) => (found[at]?.total ? [found[at].meant ?? question] : []));
}
