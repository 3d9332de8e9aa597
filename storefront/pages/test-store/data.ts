import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import type { Load } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type TestStoreProps = { cards: CardData[] };

/** A page to try things out; it is not indexed by search engines. */
export const load: Load<TestStoreProps> = async (context) => {
  const cards = await cardsByTerms(context.services.db, context.region, [], 8);
  return titlePage(context, { cards: await cardsInLanguage(context, cards) }, { title: "teststore.title" });
};
