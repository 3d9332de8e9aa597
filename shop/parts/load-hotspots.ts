import { cardsByUids } from "#commerce/catalogue/cards.ts";
import type { PageContext } from "#shop/frame/page.ts";
import { type CardData, cardPath } from "./card-data.ts";
import { cardsInLanguage } from "./card-texts.ts";
import { type Hotspot, type HotspotContent, readHotspot } from "./hotspot.ts";

export type HotspotPicture = { image: string; alt: string; hotspots: Hotspot[] };

type Content = { amplienceId?: string; alt_text?: string; hotspots?: HotspotContent[] };
type Context = Pick<PageContext, "services" | "locale" | "region">;

/** The picture with hotspots of this uid, its products read in one query; null when there is no such entry. */
export async function loadHotspots(context: Context, uid: string): Promise<HotspotPicture | null> {
  const { services, locale } = context;
  const entry = (await services.content.byUids<Content>("hotspot", [uid], locale.contentLocale)).get(uid);
  if (!entry?.data.amplienceId) return null;
  const contents = entry.data.hotspots ?? [];
  const cards = await productsOf(context, contents);
  const hotspots = contents.flatMap((content, index) => {
    const card = cards.get(content.product?.uid ?? "");
    const spot = readHotspot(content, index, card?.name);
    if (!spot || (spot.isProduct && !card)) return [];
    return [card ? withProduct(spot, card, context) : spot];
  });
  return { image: entry.data.amplienceId, alt: entry.data.alt_text ?? "", hotspots };
}

async function productsOf(
  { services, locale, region }: Context,
  contents: HotspotContent[],
): Promise<Map<string, CardData>> {
  const uids = contents.flatMap((content) => content.product?.uid ?? []);
  const found = await cardsByUids(services.db, region, uids);
  const cards = await cardsInLanguage(services, locale, found, region);
  return new Map(cards.map((card) => [card.uid, card]));
}

function withProduct(spot: Hotspot, card: CardData, { region }: Context): Hotspot {
  const { price: amount, priceTo: to, retailPrice: retail, currency } = card;
  return {
    ...spot,
    description: spot.description || (card.tagline ?? ""),
    href: spot.href || cardPath(card, card.swatches[0]?.code ?? ""),
    image: spot.image ?? card.image,
    price: region ? { amount, to, retail, currency } : undefined,
  };
}
