import type { Rating } from "#commerce/aftersales/reviews/schema.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { withoutVersion } from "#storefront/app/media.ts";

/** A product card in the visitor's language, with translated name and colours, and the tagline from content. */
export type CardData = ProductCard & {
  tagline?: string;
  /** What tells it apart from others in a list, at most two facts: "Two dials", "Medium flex". */
  facts?: string[];
  /** The code of the initial colour, when it is not the first. */
  colour?: string;
  /** The code of the size by which the list is filtered. */
  size?: string;
  /** "20,00 €/100 g · 200,00 €/kg", where the law requires it. For professionals also the saving. */
  unitPrice?: string;
  /** The price is a professional's. The shop's price is then shown as the retail price. */
  isPro?: true;
  /** The pictures' alternative texts by name, written by staff in the visitor's language. */
  alts?: Record<string, string>;
  /** Its list holds reduced products only, so its badge says what is saved instead of that it is reduced. */
  isInSale?: true;
  /** Its sizes in the visitor's country, and which are left, where that is told (available-sizes.ts). */
  sizes?: { label: string; isLeft: boolean }[];
  /** Absent when there are no reviews. */
  rating?: Rating;
};

type List = {
  /** It holds reduced products only. */
  isSale?: boolean;
  /** It is in the order of popularity: that its first products sell best goes without saying. */
  isByPopularity?: boolean;
};

/** Cards as a list shows them, without what the whole list says already. */
export const inList = (cards: readonly CardData[], { isSale, isByPopularity }: List): CardData[] =>
  cards.map((card) => ({
    ...card,
    ...(isSale && { isInSale: true as const }),
    ...(isByPopularity && { isBestSeller: false }),
  }));

export const firstColour = ({ colour, swatches }: Pick<CardData, "colour" | "swatches">): string =>
  colour ?? swatches[0]?.code ?? "";

/** The media id of the main picture in a colour. */
export const pictureOf = (card: CardData, colour: string): string =>
  card.swatches.find((swatch) => swatch.code === colour)?.image ?? card.image;

/**
 * The media id of the second view in a colour. Ids of the form "{uid}-{colour}-{view}" give the view of every colour.
 * With other ids only the first colour has a second view.
 */
export function secondPictureOf(card: CardData, colour: string): string | undefined {
  const { uid, secondImage, swatches } = card;
  const prefix = `${uid}-${swatches[0]?.code}-`;
  if (!secondImage?.startsWith(prefix)) return pictureOf(card, colour) === card.image ? secondImage : undefined;
  if (colour === swatches[0]?.code) return secondImage;
  return `${uid}-${colour}-${withoutVersion(secondImage.slice(prefix.length))}`;
}

/**
 * The address of the product with the chosen colour, and the size by which the list is filtered (specification 2.5).
 */
export function cardPath({ uid, size }: Pick<CardData, "uid" | "size">, colour: string): string {
  const chosen = { ...(colour && { color: colour.toLowerCase() }), ...(size && { size }) };
  const query = String(new URLSearchParams(chosen));
  return query ? `/p/${uid}?${query}` : `/p/${uid}`;
}
