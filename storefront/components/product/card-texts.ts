import { ratingsOf } from "#commerce/aftersales/reviews/reads.ts";
import { discountedCards } from "#commerce/catalog/prices/discounts.ts";
import { netContents } from "#commerce/catalog/products/net-contents.ts";
import type { ProductCard } from "#commerce/catalog/products/schema.ts";
import { unitPriceText } from "#commerce/shared/money/unit-price.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import type { ProductContent } from "#services/content/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { flagIn } from "#storefront/components/content/content-data.ts";
import type { CardData } from "./card-data.ts";

type Entry = { title: string; data: Partial<ProductContent> };

export type CardContext = Pick<PageContext, "services" | "locale" | "region" | "discount">;

/**
 * Puts cards into the visitor's language, in one read of content, at the visitor's prices and with their ratings. What has no entry stays in
 * English. Professionals are shown their price alone: no former price, so no sale tag (specification 4).
 */
export async function cardsInLanguage(
  { services, locale, region, discount }: CardContext,
  cards: readonly ProductCard[],
): Promise<CardData[]> {
  const uids = cards.map((card) => card.uid);
  const [entries, priced, ratings, contents] = await Promise.all([
    services.content.byUids<Entry["data"]>("product", uids, locale.contentLocale),
    discountedCards(services.db, cards, discount ?? null),
    ratingsOf(
      services.db,
      cards.map((card) => card.id),
    ),
    termsOf(region).hasUnitPrices
      ? netContents(
          services.db,
          cards.map(({ id }) => id),
        )
      : null,
  ]);
  const isPro = isProRegion(region);
  return priced.map((card) => {
    const own = inLanguage(isPro ? { ...card, retailPrice: undefined } : card, entries.get(card.uid));
    const rating = ratings.get(card.id);
    const unitPrice = unitPriceText(own.price, own.currency, contents?.get(card.id), locale.intl);
    return { ...own, ...(rating && { rating }), ...(unitPrice && { unitPrice }) };
  });
}

function inLanguage(card: ProductCard, entry: Entry | undefined): CardData {
  if (!entry) return card;
  const { valueNames = {}, tagline, is_new, is_redesigned } = entry.data;
  const swatches = card.swatches.map((swatch) => ({ ...swatch, label: valueNames[swatch.code] ?? swatch.label }));
  const isNew = flagIn(is_new, card.isNew);
  const isRedesigned = flagIn(is_redesigned, card.isRedesigned);
  return { ...card, name: entry.title || card.name, tagline, swatches, isNew, isRedesigned };
}
