import { LRUCache } from "lru-cache";
import { type Static, Type } from "typebox";
import { discountedCards } from "#commerce/catalog/prices/discounts.ts";
import { cardsByIds, cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { netContents } from "#commerce/catalog/products/net-contents.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { unitPriceText } from "#commerce/shared/money/unit-price.ts";
import { isProRegion, parseLocale, priceRegionOf } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import type { App } from "#platform/http.ts";
import { popularQuestions } from "#services/search/clicks.ts";
import type { ShopResult } from "#services/search/client.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { loadSections } from "#storefront/components/category/sections.ts";
import { textsIn } from "#storefront/components/content/content-data.ts";
import { type CardContext, cardsInLanguage } from "#storefront/components/product/card-texts.ts";

const Suggestion = Type.Object({
  /** Address of the page, with the locale. */
  path: Type.String(),
  title: Type.String(),
  /** The document's id in the search engine, for counting clicks; absent for queries. */
  document: Type.Optional(Type.String()),
  /** Address of a small picture. */
  image: Type.Optional(Type.String()),
  /** Formatted for the visitor: "499,00 €". */
  price: Type.Optional(Type.String()),
  former_price: Type.Optional(Type.String()),
  /** Where the law requires it: "20,00 €/100 g · 200,00 €/kg". */
  unit_price: Type.Optional(Type.String()),
});
const Suggestions = Type.Object({
  query: Type.String(),
  /** The query with corrected spelling; null when it was understood as typed. */
  meant: Type.Union([Type.String(), Type.Null()]),
  request_id: Type.String(),
  products: Type.Array(Suggestion),
  categories: Type.Array(Suggestion),
  articles: Type.Array(Suggestion),
  /** Curated and popular queries, with corrected spelling; only without a query. */
  popular: Type.Array(Suggestion),
});
export type Suggestions = Static<typeof Suggestions>;

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
  const plain = ({ id, title, url }: ShopResult) => ({ document: id, title, path: localePath(locale, url) });
  return {
    ...empty,
    meant: found.meant === query.toLowerCase() ? null : found.meant,
    request_id: found.requestId,
    products: await withPrices(
      context,
      found.results.flatMap(({ productId }) => productId ?? []),
      found.results,
    ),
    categories: pages.results.filter(({ type }) => type === "category").map(plain),
    articles: pages.results.filter(({ type }) => type !== "category").map(plain),
  };
}

/** Uses the names found by the search, so that content and ratings need not be read. */
async function withPrices(
  context: CardContext,
  ids: readonly number[],
  results: readonly ShopResult[],
): Promise<Suggestions["products"]> {
  const { services, locale, region, discount } = context;
  const found = new Map(results.map((result) => [result.productId, result]));
  const cards = await discountedCards(services.db, await cardsByIds(services.db, region, [...ids]), discount ?? null);
  const contents = termsOf(region).hasUnitPrices ? await netContents(services.db, ids) : null;
  return cards.map((card) => {
    const say = (amount: number) => formatMoney(amount, card.currency, locale.intl);
    // Professionals see only their own price (specification 4), and so does everybody in regions where a former price
    // needs an explanation next to it.
    const former = isProRegion(region) || termsOf(region).tellsLowestPrice ? undefined : card.retailPrice;
    const unit = unitPriceText(card.price, card.currency, contents?.get(card.id), locale.intl);
    return {
      document: found.get(card.id)?.id,
      title: found.get(card.id)?.title || card.name,
      path: localePath(locale, `/p/${card.uid}`),
      image: mediaUrl(services.config.MEDIA_URL, card.image, { w: 240, h: 320, qlt: 75, bg: "rgb(242,244,246)" }),
      ...(locale.shoppingRegion && { price: say(card.price) }),
      ...(locale.shoppingRegion && former && { former_price: say(former) }),
      ...(locale.shoppingRegion && unit && { unit_price: unit }),
    };
  });
}

/** Suggestions before anything is typed: curated and popular queries, categories, and best sellers. */
async function beginnings(context: CardContext): Promise<Pick<Suggestions, "popular" | "categories" | "products">> {
  const { services, locale, region } = context;
  const [curated, asked, sections, best] = await Promise.all([
    services.content.all<{ popular_queries?: unknown }>("search", locale.contentLocale),
    popularQuestions(services.db, locale.contentLocale, popular),
    loadSections(context),
    cardsByTerms(services.db, region, [], products),
  ]);
  const suggested = curated.flatMap(({ data }) => textsIn(data.popular_queries).map((text) => text.toLowerCase()));
  const titles = [...new Set([...suggested, ...(await spelt(context, asked))])].slice(0, popular);
  const named = await cardsInLanguage(context, best);
  const priced = await withPrices(
    context,
    best.map(({ id }) => id),
    [],
  );
  return {
    popular: titles.map((title) => ({
      title,
      path: localePath(locale, `/search?${new URLSearchParams({ q: title })}`),
    })),
    categories: sections.map(({ title, path }) => ({ title, path: localePath(locale, path) })),
    products: priced.map((product, at) => ({ ...product, title: named[at]?.name ?? product.title })),
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
