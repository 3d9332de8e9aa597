import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import type { LoadPrivate } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";

export type ViewedProps = { cards: CardData[] };

/**
 * Cards of recently viewed products, whose ids the browser stores (?ids=12,15). Mostly requested as a payload by the
 * product page.
 */
export const load: LoadPrivate<ViewedProps> = async (context) => {
  const cards = await cardsByIds(context.services.db, context.region, idsInQuery(context.query, 12));
  return titlePage(context, { cards: await cardsInLanguage(context, cards) }, { title: "product.viewed" });
};
