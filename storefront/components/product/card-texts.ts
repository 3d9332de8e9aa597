import { ratingsOf } from "#commerce/aftersales/reviews/reads.ts";
import { discountedCards } from "#commerce/catalog/prices/discounts.ts";
import { shopPricesOfProducts } from "#commerce/catalog/prices/shop-prices.ts";
import { termsByIds } from "#commerce/catalog/products/cards.ts";
import { netContents } from "#commerce/catalog/products/net-contents.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { unitPriceText } from "#commerce/shared/money/unit-price.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { flagIn } from "#storefront/components/content/content-data.ts";
import { type NamedPictures, namedPictures } from "#storefront/components/media/picture-facts.ts";
import type { CardData } from "./card-data.ts";
import { cardFacts } from "./card-facts.ts";
import { proPrice } from "./pro-price.ts";

type Entry = { title: string; data: Partial<ProductContent> };

export type CardContext = Pick<PageContext, "services" | "locale" | "region" | "discount">;

/**
 * Returns cards in the visitor's language (one content read), with what tells them apart, at the visitor's prices and with ratings. Cards without
 * an entry stay in English. Professionals see the shop's price beside theirs, and no sale badge (specification 4).
 */
export async function cardsInLanguage(
  { services, locale, region, discount }: CardContext,
  cards: readonly ProductCard[],
): Promise<CardData[]> {
  const uids = cards.map((card) => card.uid);
  const pictures = cards.flatMap(({ image, secondImage, swatches }) => [
    image,
    secondImage,
    ...swatches.map((swatch) => swatch.image),
  ]);
  const ids = cards.map(({ id }) => id);
  const isPro = isProRegion(region);
  const [entries, priced, ratings, named, terms, texts, words, contents, shop, proWords] = await Promise.all([
    services.content.byUids<Entry["data"]>("product", uids, locale.contentLocale),
    discountedCards(services.db, cards, discount ?? null),
    ratingsOf(services.db, ids),
    namedPictures(services, pictures, locale.language),
    termsByIds(services.db, region, ids),
    textsFor({ services, locale }),
    loadAreaTexts("cards", { services, locale }),
    termsOf(region).hasUnitPrices ? netContents(services.db, ids) : null,
    shopPricesOfProducts(services.db, region, ids),
    isPro ? loadAreaTexts("pro-prices", { services, locale }) : null,
  ]);
  return priced.map((card) => {
    const own = inLanguage(isPro ? { ...card, retailPrice: undefined } : card, entries.get(card.uid));
    const rating = ratings.get(card.id);
    const facts = cardFacts(terms.get(card.id) ?? [], { texts, words, locale });
    const unitPrice = unitPriceText(own.price, own.currency, contents?.get(card.id), locale.intl);
    const ofPrice = proWords
      ? {
          isPro: true as const,
          ...proPrice(own.price, shop.get(card.id), { words: proWords, locale, also: unitPrice }),
        }
      : unitPrice && { unitPrice };
    return { ...withPictures(own, named), ...(facts.length > 0 && { facts }), ...(rating && { rating }), ...ofPrice };
  });
}

/** A picture in the bin is replaced by the next one, a swatch's picture by the main one. */
function withPictures(card: CardData, { name, alts, isGone }: NamedPictures): CardData {
  const shown = (id: string | undefined) => (id && !isGone(id) ? name(id) : undefined);
  const second = shown(card.secondImage);
  const image = shown(card.image) ?? second ?? "";
  const swatches = card.swatches.map(({ image: own, ...swatch }) => {
    const picture = shown(own);
    return { ...swatch, ...(picture && { image: picture }) };
  });
  const used = [image, ...swatches.flatMap((swatch) => swatch.image ?? [])];
  const own = Object.fromEntries(used.flatMap((one) => (alts[one] ? [[one, alts[one]]] : [])));
  const { secondImage: _, ...rest } = card;
  return {
    ...rest,
    image,
    swatches,
    ...(second && second !== image && { secondImage: second }),
    ...(Object.keys(own).length > 0 && { alts: own }),
  };
}

function inLanguage(card: ProductCard, entry: Entry | undefined): CardData {
  if (!entry) return card;
  const { valueNames = {}, tagline, is_new, is_redesigned } = entry.data;
  const swatches = card.swatches.map((swatch) => ({ ...swatch, label: valueNames[swatch.code] ?? swatch.label }));
  const isNew = flagIn(is_new, card.isNew);
  const isRedesigned = flagIn(is_redesigned, card.isRedesigned);
  return { ...card, name: entry.title || card.name, tagline, swatches, isNew, isRedesigned };
}
