import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type TestStoreProps = { cards: CardData[] };

/** Not indexed: a place to try things out. */
export const load: Load<TestStoreProps> = async (context) => {
  const { services, region } = context;
  const [texts, found] = await Promise.all([
    textsFor(context),
    cardsByTerms(services.db, region, [], 8).then((cards) => cardsInLanguage(context, cards)),
  ]);
  return page({ cards: found }, plainMeta(texts["teststore.title"], context.brand));
};
