import { findAvailableSizes } from "#commerce/catalog/products/available-sizes.ts";
import { bootSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { asRange } from "#storefront/components/product-facts/size-labels.ts";
import type { CardData } from "./card-data.ts";

/** The kinds whose second or first fact is their range of sizes (card-facts.ts), which the sizes themselves tell. */
const rangeAt: Readonly<Record<string, number>> = { snowboard: 1, binding: 0 };

const withoutSizes = (card: CardData): CardData => {
  const at = rangeAt[card.kind];
  if (at === undefined || card.facts?.length !== 2) return card;
  return { ...card, facts: card.facts.toSpliced(at, 1) };
};

/**
 * Cards of a sale with the sizes that are left, which is what decides there. Boots are told in the sizes of the
 * visitor's country. What comes in one size, or is gone, has none to tell.
 */
export async function withAvailableSizes(
  { services, region, locale }: Pick<PageContext, "services" | "region" | "locale">,
  cards: readonly CardData[],
): Promise<CardData[]> {
  if (!region) return [...cards];
  const left = await findAvailableSizes(
    services.db,
    region,
    cards.map(({ id }) => id),
  );
  const system = sizeSystemOf(locale.country);
  return cards.map((card) => {
    const { riders = [], sizes = [] } = left.get(card.id) ?? {};
    if (!card.inStock || sizes.length < 2) return card;
    const nameOf = (label: string) => bootSize(card.kind, riders, label)?.[system] ?? asRange(label);
    return { ...withoutSizes(card), sizes: sizes.map(({ label, isLeft }) => ({ label: nameOf(label), isLeft })) };
  });
}
