import { cardsByIds } from "#commerce/catalogue/cards.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, page } from "#shop/frame/page.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { idsInQuery } from "#shop/parts/ids-in-query.ts";

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
