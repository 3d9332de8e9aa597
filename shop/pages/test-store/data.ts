import { cardsByTerms } from "#commerce/catalogue/cards.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type TestStoreProps = { cards: CardData[] };

/** Not indexed: a place to try things out. */
export const load: Load<TestStoreProps> = async (context) => {
  const { services, region } = context;
  const [texts, found] = await Promise.all([
    textsFor(context),
    cardsByTerms(services.db, region, [], 8).then((cards) => cardsInLanguage(context, cards)),
  ]);
  return page({ cards: found }, plainMeta(texts["teststore.title"], context.brand), ["listings"]);
};
