import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/articles/content-page.ts";
import { type AthleteCard, type AthleteContent, cardOf } from "#storefront/components/content/athletes.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type AthleteProps = ContentProps &
  Pick<AthleteContent, "home" | "stance"> & {
    /** One row of available products in the rider's colours, in the order of the entry, which names the board first. */
    rides: CardData[];
    /** The next rider in the team's order, starting again after the last; null when there is only one. */
    next: AthleteCard | null;
  };

/** The number of cards in one row. */
const rideCount = 4;

export const load: Load<AthleteProps> = async (context) => {
  const { services, region, locale } = context;
  const entry = await entryAtPath<AthleteContent>(context, ["athlete"]);
  if (!entry) return notFound();
  const { home, stance, rides } = entry.data;
  const colours = new Map((rides ?? []).map((ride) => ride.split(":")).map(([uid = "", colour]) => [uid, colour]));
  const [props, cards, riders] = await Promise.all([
    contentProps(context, entry),
    cardsByUids(services.db, region, [...colours.keys()]).then((found) => cardsInLanguage(context, found)),
    services.content.all<AthleteContent>("athlete", locale.contentLocale),
  ]);
  const at = riders.findIndex(({ uid }) => uid === entry.uid);
  const following = riders[(at + 1) % riders.length];
  const next = following && following.uid !== entry.uid ? cardOf(following) : null;
  const had = region ? cards.filter(({ inStock }) => inStock) : cards;
  const own = had.slice(0, rideCount).map((card) => inColour(card, colours.get(card.uid)));
  return page({ ...props, home, stance, rides: own, next }, contentMeta(entry, context));
};

/** The card in the rider's colour, as long as the product comes in it. */
const inColour = (card: CardData, colour: string | undefined): CardData =>
  card.swatches.some(({ code }) => code === colour) ? { ...card, colour } : card;
