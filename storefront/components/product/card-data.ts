import type { Rating } from "#commerce/aftersales/reviews/schema.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { withoutVersion } from "#storefront/app/media.ts";

/** A product card in the visitor's language: name and colours translated, the content's tagline added. */
export type CardData = ProductCard & {
  tagline?: string;
  /** Code of the colour to begin with, where it is not the first. */
  colour?: string;
  /** Code of the size that the list was narrowed to. */
  size?: string;
  /** "20,00 €/100 g · 200,00 €/kg", where the law asks for it; and what a professional saves. */
  unitPrice?: string;
  /** Its price is a professional's; what it costs in the shop stands beside it as the retail price. */
  isPro?: true;
  /** What pictures show, by their names, as staff say it in the visitor's language. */
  alts?: Record<string, string>;
  /** Only where there are reviews. */
  rating?: Rating;
  /** "No reviews yet", where others beside it have some. */
  unrated?: string;
};

export const firstColour = ({ colour, swatches }: Pick<CardData, "colour" | "swatches">): string =>
  colour ?? swatches[0]?.code ?? "";

/** Media id of the main picture in a colour. */
export const pictureOf = (card: CardData, colour: string): string =>
  card.swatches.find((swatch) => swatch.code === colour)?.image ?? card.image;

/**
 * Media id of the second view in a colour. Ids of the form "{uid}-{colour}-{view}" tell that of every colour; pictures that are
 * called otherwise have one for the first colour alone.
 */
export function secondPictureOf(card: CardData, colour: string): string | undefined {
  const { uid, secondImage, swatches } = card;
  const prefix = `${uid}-${swatches[0]?.code}-`;
  if (!secondImage?.startsWith(prefix)) return pictureOf(card, colour) === card.image ? secondImage : undefined;
  if (colour === swatches[0]?.code) return secondImage;
  return `${uid}-${colour}-${withoutVersion(secondImage.slice(prefix.length))}`;
}

/** Address of the product with the chosen colour, and the size that the list was narrowed to (specification 2.5). */
export function cardPath({ uid, size }: Pick<CardData, "uid" | "size">, colour: string): string {
  const chosen = { ...(colour && { color: colour.toLowerCase() }), ...(size && { size }) };
  const query = String(new URLSearchParams(chosen));
  return query ? `/p/${uid}?${query}` : `/p/${uid}`;
}
