import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import type { AthleteContent } from "#storefront/components/content/athletes.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/content/content-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type AthleteProps = ContentProps & Pick<AthleteContent, "home" | "stance"> & { rides: CardData[] };

export const load: Load<AthleteProps> = async (context) => {
  const { services, region } = context;
  const entry = await entryAtPath<AthleteContent>(context, ["athlete"]);
  if (!entry) return notFound();
  const { home, stance, rides } = entry.data;
  const [props, cards] = await Promise.all([
    contentProps(context, entry),
    cardsByUids(services.db, region, rides ?? []).then((found) => cardsInLanguage(context, found)),
  ]);
  return page({ ...props, home, stance, rides: cards }, contentMeta(entry, context));
};
