import { cardsByUids } from "#commerce/catalogue/cards.ts";
import { type Load, notFound, page } from "#shop/frame/page.ts";
import type { AthleteContent } from "#shop/parts/athletes.ts";
import type { CardData } from "#shop/parts/card-data.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { type ContentProps, contentMeta, contentProps, entryHere } from "#shop/parts/content-page.ts";

export type AthleteProps = ContentProps & Pick<AthleteContent, "home" | "stance"> & { rides: CardData[] };

export const load: Load<AthleteProps> = async (context) => {
  const { services, region } = context;
  const entry = await entryHere<AthleteContent>(context, ["athlete"]);
  if (!entry) return notFound();
  const { home, stance, rides } = entry.data;
  const [props, cards] = await Promise.all([
    contentProps(context, entry),
    cardsByUids(services.db, region, rides ?? []).then((found) => cardsInLanguage(context, found)),
  ]);
  return page({ ...props, home, stance, rides: cards }, contentMeta(entry, context));
};
