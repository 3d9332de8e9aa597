import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import type { ShopResult } from "#services/search/client.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { type CategoryView, loadCategories } from "#storefront/components/category/categories.ts";
import { pictureSet } from "#storefront/components/media/picture-set.ts";
import { type CardContext, cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { Suggestion } from "./schema.ts";

/** How many stories are told of a product that was found. */
const stories = 3;

export const placeOf = ({ locale }: CardContext, { id, title, url }: ShopResult): Suggestion => ({
  document: id,
  title,
  path: localePath(locale, url),
});

export async function articleOf(context: CardContext, result: ShopResult): Promise<Suggestion> {
  const { categories, title } = result;
  const image = result.image ?? (await loadBrand(context.services, context.locale)).searchFallbackImage;
  const [line] = categories.filter((one) => one !== title);
  return {
    ...placeOf(context, result),
    ...(line && { line }),
    ...(image && { image: mediaUrl(context.services.config.MEDIA_URL, image, { w: 240, h: 160, qlt: 75, sm: "c" }) }),
  };
}

/** For letters that find nothing but products: their categories, and what is told of the first or of its kind. */
export async function aroundProducts(
  { services, locale }: CardContext,
  goods: readonly ShopResult[],
): Promise<{ categories: Suggestion[]; stories: ShopResult[] }> {
  const [first] = goods;
  if (!first) return { categories: [], stories: [] };
  const toldOf = async (query: string) => {
    const asked = { query, locale: locale.contentLocale, region: locale.mapRegion, countTypes: false };
    return (await services.search.search({ ...asked, types: ["blog"], size: stories })).results;
  };
  const [tree, told] = await Promise.all([loadCategories(services, locale), toldOf(first.title)]);
  const places = goods.slice(0, 2).flatMap(({ categories }) => waysIn(tree, new Set(categories)));
  const [kind] = places;
  return {
    categories: [...new Set(places)].map(({ title, path }) => ({ title, path: localePath(locale, path) })),
    stories: told.length > 0 || !kind ? told : await toldOf(kind.title),
  };
}

/** The categories of these names, from the root down: names below other roots are other categories' too. */
const waysIn = (tree: readonly CategoryView[], names: ReadonlySet<string>): CategoryView[] =>
  tree.filter(({ title }) => names.has(title)).flatMap((one) => [one, ...waysIn(one.children, names)]);

/** Products that were found, in the order of the answer, with the document that was found. */
export async function productsFound(context: CardContext, results: readonly ShopResult[]): Promise<Suggestion[]> {
  const { services, region } = context;
  const documents = new Map(results.map(({ productId, id }) => [productId, id]));
  const cards = await cardsByIds(
    services.db,
    region,
    results.flatMap(({ productId }) => productId ?? []),
  );
  return productsOf(context, cards, (id) => documents.get(id));
}

/** Products as the sheet shows them, at the visitor's prices. */
export async function productsOf(
  context: CardContext,
  found: readonly ProductCard[],
  documentOf: (id: number) => string | undefined,
): Promise<Suggestion[]> {
  const { services, locale, region } = context;
  const cards = await cardsInLanguage(context, found);
  return cards.map((card) => {
    const say = (amount: number) => formatMoney(amount, card.currency, locale.intl);
    // Everybody in regions where a former price needs an explanation next to it sees only the present one.
    const former = isProRegion(region) || termsOf(region).tellsLowestPrice ? undefined : card.retailPrice;
    const document = documentOf(card.id);
    return {
      ...(document && { document }),
      title: card.name,
      path: localePath(locale, `/p/${card.uid}`),
      ...(card.tagline && { line: card.tagline }),
      ...(card.facts && { facts: card.facts.join("\u00a0· ") }),
      ...(card.rating && { rating: { average: card.rating.average, count: card.rating.count } }),
      // The very picture that cards show, which the browser may have already.
      image: pictureSet(services.config.MEDIA_URL, { id: card.image, widths: [340], quality: 90 }).src,
      ...(locale.shoppingRegion && { price: say(card.price) }),
      ...(locale.shoppingRegion && former && { former_price: say(former) }),
      ...(locale.shoppingRegion && card.unitPrice && !card.isPro && { unit_price: card.unitPrice }),
    };
  });
}
