import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import type { Load } from "#storefront/app/page.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type StyleTileProps = { cards: CardData[] };

/** Products to show the components with: which ones does not matter. */
export const load: Load<StyleTileProps> = async (context) => {
  const cards = await cardsByTerms(context.services.db, context.region, [], 6);
  return titlePage(context, { cards: await cardsInLanguage(context, cards) }, { title: "styletile.title" });
};
