import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { popularOfKinds } from "#storefront/components/add-ons/popular-of-kinds.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";

export type ViewedProps = {
  /** The media id of the picture for an empty page; "" for none. */
  scene: string;
  words: AreaTexts<"viewed">;
  cards: CardData[];
  /** Popular products, for an empty page. */
  popular: CardData[];
};

/**
 * Cards of recently viewed products, whose ids the browser stores (?ids=12,15). Mostly requested as a payload by the
 * product page.
 */
export const load: LoadPrivate<ViewedProps> = async (context) => {
  const { services, region, query } = context;
  const [found, words] = await Promise.all([
    cardsByIds(services.db, region, idsInQuery(query, 12)),
    loadAreaTexts("viewed", context),
  ]);
  const best = found.length === 0 ? await popularOfKinds(context, 4, 2) : [];
  const [cards, popular] = await Promise.all([cardsInLanguage(context, found), cardsInLanguage(context, best)]);
  return scenePage(context, "empty_viewed", { words, cards, popular }, { title: "product.viewed" });
};
