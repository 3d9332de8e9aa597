import { cardsByUids } from "#commerce/catalogue/cards.ts";
import { type CardData, cardPath } from "./card-data.ts";
import { type CardContext, cardsInLanguage } from "./card-texts.ts";
import { type Hotspot, type HotspotContent, readHotspot } from "./hotspot.ts";

export type HotspotPicture = { image: string; alt: string; hotspots: Hotspot[] };

type Content = { amplienceId?: string; alt_text?: string; enableHotspots?: boolean; hotspots?: HotspotContent[] };

/** The picture with hotspots of this uid; null when there is no such entry. */
export const loadHotspots = async (context: CardContext, uid: string): Promise<HotspotPicture | null> =>
  (await loadHotspotPictures(context, [uid])).get(uid) ?? null;

/** Pictures with hotspots by uid, the products of all read in one query. */
export async function loadHotspotPictures(context: CardContext, uids: string[]): Promise<Map<string, HotspotPicture>> {
  if (uids.length === 0) return new Map();
  const { services, locale } = context;
  const entries = await services.content.byUids<Content>("hotspot", uids, locale.contentLocale);
  const cards = await productsOf(
    context,
    [...entries.values()].flatMap(({ data }) => data.hotspots ?? []),
  );
  return new Map(
    [...entries].flatMap(([uid, { data }]) => {
      const picture = pictureOf(data, cards, context);
      return picture ? [[uid, picture] as const] : [];
    }),
  );
}

function pictureOf(data: Content, cards: Map<string, CardData>, context: CardContext): HotspotPicture | null {
  if (!data.amplienceId) return null;
  const contents = data.enableHotspots === false ? [] : (data.hotspots ?? []);
  const hotspots = contents.flatMap((content, index) => {
    const card = cards.get(content.product?.uid ?? "");
    const spot = readHotspot(content, index, card?.name);
    if (!spot || (spot.isProduct && !card)) return [];
    return [card ? withProduct(spot, card, context) : spot];
  });
  return { image: data.amplienceId, alt: data.alt_text ?? "", hotspots };
}

async function productsOf(context: CardContext, contents: HotspotContent[]): Promise<Map<string, CardData>> {
  const uids = contents.flatMap((content) => content.product?.uid ?? []);
  const found = await cardsByUids(context.services.db, context.region, uids);
  const cards = await cardsInLanguage(context, found);
  return new Map(cards.map((card) => [card.uid, card]));
}

function withProduct(spot: Hotspot, card: CardData, { region }: CardContext): Hotspot {
  const { price: amount, priceTo: to, retailPrice: retail, currency } = card;
  return {
    ...spot,
    description: spot.description || (card.tagline ?? ""),
    href: spot.href || cardPath(card, card.swatches[0]?.code ?? ""),
    image: spot.image ?? card.image,
    price: region ? { amount, to, retail, currency } : undefined,
  };
}
