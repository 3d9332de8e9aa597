import { cardsByTerms } from "#commerce/catalogue/cards.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type TestStoreProps = { cards: CardData[] };

/** Not indexed: a place to try things out. */
export const load: Load<TestStoreProps> = async ({ services, locale, region }) => {
  const [texts, found] = await Promise.all([
    loadTexts(locale.language),
    cardsByTerms(services.db, region, [], 8).then((cards) => cardsInLanguage(services, locale, cards)),
  ]);
  return page({ cards: found }, plainMeta(texts["teststore.title"], brand), ["listings"]);
};
