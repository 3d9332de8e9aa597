import type { ProductCard } from "#commerce/catalogue/schema.ts";
import { isProRegion } from "#commerce/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/regions/schema.ts";
import type { ProductContent } from "#services/content/schema.ts";
import type { Services } from "#shop/frame/services.ts";
import type { CardData } from "./card-data.ts";

type Entry = { title: string; data: Partial<ProductContent> };

/**
 * Puts cards into the visitor's language, in one read of content. What has no entry stays in English.
 * Professionals are shown their price alone: no former price, so no sale tag (specification 4).
 */
export async function cardsInLanguage(
  services: Pick<Services, "content">,
  locale: Pick<Locale, "contentLocale">,
  cards: readonly ProductCard[],
  region: PriceRegion | null = null,
): Promise<CardData[]> {
  const uids = cards.map((card) => card.uid);
  const entries = await services.content.byUids<Entry["data"]>("product", uids, locale.contentLocale);
  const isPro = isProRegion(region);
  return cards.map((card) => inLanguage(isPro ? { ...card, retailPrice: undefined } : card, entries.get(card.uid)));
}

function inLanguage(card: ProductCard, entry: Entry | undefined): CardData {
  if (!entry) return card;
  const { valueNames = {}, tagline } = entry.data;
  const swatches = card.swatches.map((swatch) => ({ ...swatch, label: valueNames[swatch.code] ?? swatch.label }));
  return { ...card, name: entry.title || card.name, tagline, swatches };
}
