import { cardsByTerms } from "#commerce/catalogue/cards.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type StyleTileProps = { cards: CardData[] };

/** Products to show the parts with: what they are does not matter. */
export const load: Load<StyleTileProps> = async (context) => {
  const { services, region, brand } = context;
  const [texts, cards] = await Promise.all([textsFor(context), cardsByTerms(services.db, region, [], 6)]);
  return page({ cards: await cardsInLanguage(context, cards) }, plainMeta(texts["styletile.title"], brand), [
    "content",
    "listings",
  ]);
};
