import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import { type BuyableVariant, cardsToBuy } from "#storefront/components/product/buyable.ts";
import { type CardData, cardPath } from "#storefront/components/product/card-data.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";
import { type Hotspot, type HotspotContent, readHotspot, shownFirst } from "./hotspot.ts";

export type HotspotPicture = { image: string; alt: string; hotspots: Hotspot[] };

type Content = { amplienceId?: string; alt_text?: string; enableHotspots?: boolean; hotspots?: HotspotContent[] };

/** Converts rich-text descriptions to plain text for the popup. */
const inWords = ({ manual, ...content }: HotspotContent): HotspotContent => ({
  ...content,
  description: richTextPlain(content.description),
  ...(manual && { manual: { ...manual, description: richTextPlain(manual.description) } }),
});

/** Loads the picture with hotspots of this uid. Null when there is no such entry. */
export const loadHotspots = async (context: CardContext, uid: string): Promise<HotspotPicture | null> =>
  (await loadHotspotPictures(context, [uid])).get(uid) ?? null;

/** Loads pictures with hotspots by uid. The products of all of them are read in one query. */
export async function loadHotspotPictures(context: CardContext, uids: string[]): Promise<Map<string, HotspotPicture>> {
  if (uids.length === 0) return new Map();
  const { services, locale } = context;
  const entries = await services.content.byUids<Content>("hotspot", uids, locale.contentLocale);
  const shown = [...entries].filter(([, { data }]) => data.amplienceId);
  const spots = await loadSpots(
    context,
    shown.map(([, { data }]) => (data.enableHotspots === false ? [] : (data.hotspots ?? []))),
  );
  return new Map(
    shown.map(([uid, { data }], index) => [
      uid,
      { image: data.amplienceId ?? "", alt: data.alt_text ?? "", hotspots: spots[index] ?? [] },
    ]),
  );
}

/** Loads the hotspots of several pictures for display. The products of all of them are read in one query. */
export async function loadSpots(context: CardContext, lists: readonly HotspotContent[][]): Promise<Hotspot[][]> {
  const contents = lists.flat();
  if (contents.length === 0) return lists.map(() => []);
  const [cards, pages] = await Promise.all([productsOf(context, contents), pagesOf(context, contents)]);
  return lists.map((list) => spotsIn(list, { cards, pages }, context));
}

function spotsIn(contents: readonly HotspotContent[], { cards, pages }: Targets, context: CardContext): Hotspot[] {
  return contents.flatMap((content, index) => {
    const product = cards.get(content.product?.uid ?? "");
    const page = pages.get(content.page?.uid ?? "");
    const spot = readHotspot(inWords(content), index, product?.card.name ?? page?.title);
    if (!spot || (spot.isProduct && !product)) return [];
    if (product) return [withProduct(spot, product, context)];
    return [page?.url && !spot.href ? { ...spot, href: page.url } : spot];
  });
}

/** The products and pages that hotspots link to, by uid. */
type Product = { card: CardData; variants: BuyableVariant[] };
type Page = { title: string; url: string | null };
type Targets = { cards: Map<string, Product>; pages: Map<string, Page> };

async function productsOf(context: CardContext, contents: HotspotContent[]): Promise<Targets["cards"]> {
  const { services, region } = context;
  const uids = contents.flatMap((content) => content.product?.uid ?? []);
  const found = await cardsByUids(services.db, region, uids);
  return new Map((await cardsToBuy(context, found)).map((product) => [product.card.uid, product]));
}

/** Content types of pages that a hotspot may link to. */
const pageTypes = ["page", "landing_page", "blog"];

async function pagesOf({ services, locale }: CardContext, contents: HotspotContent[]): Promise<Targets["pages"]> {
  const uids = contents.flatMap(({ page }) => page?.uid || []);
  if (uids.length === 0) return new Map();
  const found = await Promise.all(pageTypes.map((type) => services.content.byUids(type, uids, locale.contentLocale)));
  return new Map(found.flatMap((entries) => [...entries]));
}

function withProduct(spot: Hotspot, { card, variants }: Product, { region }: CardContext): Hotspot {
  const {
    price: amount,
    priceTo: to,
    retailPrice: retail,
    lowestPrice: lowest,
    unitPrice: unit,
    isPro,
    currency,
  } = card;
  const href = spot.href || cardPath(card, card.swatches[0]?.code ?? "");
  const inOrder = shownFirst(variants, card.swatches, href);
  return {
    ...spot,
    description: spot.description || (card.tagline ?? ""),
    href,
    image: spot.image ?? card.image,
    price: region ? { amount, to, retail, lowest, unit, isPro, currency } : undefined,
    sold:
      region && variants.length > 0
        ? { id: card.id, uid: card.uid, name: card.name, price: amount, retailPrice: retail, variants: inOrder }
        : undefined,
  };
}
