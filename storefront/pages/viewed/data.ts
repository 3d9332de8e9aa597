import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, page } from "#storefront/app/page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { idsInQuery } from "#storefront/routing/ids-in-query.ts";

export type ViewedProps = { cards: CardData[] };

/** Cards of the products that a browser remembers (?ids=12,15): mostly asked for as a payload by the product page. */
export const load: LoadPrivate<ViewedProps> = async (context) => {
  const ids = idsInQuery(context.query, 12);
  const [texts, cards] = await Promise.all([
    textsFor(context),
    cardsByIds(context.services.db, context.region, ids).then((found) => cardsInLanguage(context, found)),
  ]);
  return page({ cards }, { title: `${texts["product.viewed"]} | ${context.brand}` });
};
