import { sizesLeft } from "#commerce/catalog/products/sizes-left.ts";
import { bootSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { asRange } from "#storefront/components/product-facts/size-labels.ts";
import type { CardData } from "./card-data.ts";

/**
 * Cards of a sale with the sizes that are left, which is what decides there. Boots are told in the sizes of the
 * visitor's country. What comes in one size, or is gone, has none to tell.
 */
export async function withSizesLeft(
  { services, region, locale }: Pick<PageContext, "services" | "region" | "locale">,
  cards: readonly CardData[],
): Promise<CardData[]> {
  if (!region) return [...cards];
  const left = await sizesLeft(
    services.db,
    region,
    cards.map(({ id }) => id),
  );
  const system = sizeSystemOf(locale.country);
  return cards.map((card) => {
    const { riders = [], sizes = [] } = left.get(card.id) ?? {};
    if (!card.inStock || sizes.length < 2) return card;
    const nameOf = (label: string) => bootSize(card.kind, riders, label)?.[system] ?? asRange(label);
    return { ...card, sizes: sizes.map(({ label, isLeft }) => ({ label: nameOf(label), isLeft })) };
  });
}
