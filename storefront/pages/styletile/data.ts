import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type StyleTileProps = { cards: CardData[] };

/** Products to show the parts with: what they are does not matter. */
export const load: Load<StyleTileProps> = async (context) => {
  const { services, region, brand } = context;
  const [texts, cards] = await Promise.all([textsFor(context), cardsByTerms(services.db, region, [], 6)]);
  return page({ cards: await cardsInLanguage(context, cards) }, plainMeta(texts["styletile.title"], brand));
};
