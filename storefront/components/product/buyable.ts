import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ProductCard, ProductDetail } from "#commerce/catalog/products/schema.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { type CardContext, cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { sizeLabelsOf } from "#storefront/components/product-facts/size-labels.ts";

/** A variant that can be bought, with its label: "Glacier / US 10 · EU 43", and its size as the product says it: "43". */
export type BuyableVariant = { id: number; label: string; size?: string };

/**
 * Returns cards in the visitor's language, each with the variants that can be bought now. The variants of all products
 * are read in one query.
 */
export async function cardsToBuy(
  context: CardContext,
  found: readonly ProductCard[],
): Promise<{ card: CardData; rider?: string; variants: BuyableVariant[] }[]> {
  const { services, region } = context;
  const ids = region ? found.map(({ id }) => id) : [];
  const [cards, details] = await Promise.all([
    cardsInLanguage(context, found),
    findProductDetails(services.db, ids, region),
  ]);
  const byId = new Map(details.map((product) => [product.id, product]));
  return cards.map((card) => {
    const product = byId.get(card.id);
    const rider = product?.specs.find(({ id }) => id === "rider")?.value;
    return { card, ...(rider && { rider }), variants: buyables(card, product, context.locale.country) };
  });
}

/** Colour names are those of the card, sizes those of the country. Pure. */
function buyables({ swatches }: CardData, product: ProductDetail | undefined, country: string): BuyableVariant[] {
  if (!product) return [];
  const sizeOf = sizeLabelsOf(product, country);
  const values = product.options.flatMap((option) => option.values);
  const names = new Map(swatches.map(({ code, label }) => [code, label]));
  return product.variants
    .filter((variant) => variant.isPurchasable && variant.isInStock)
    .map(({ id, valueIds }) => ({
      id,
      ...sizeIn(product, valueIds),
      label: valueIds
        .flatMap((valueId) => values.find((value) => value.id === valueId) ?? [])
        .map(({ code, label }) => names.get(code) ?? sizeOf(label))
        .join(" / "),
    }));
}

/** The value of the option that is a size; products have one at most. */
function sizeIn({ options }: ProductDetail, valueIds: readonly number[]): Pick<BuyableVariant, "size"> {
  const at = options.findIndex(({ name, kind }) => kind !== "swatch" && name.toLowerCase() === "size");
  const size = options[at]?.values.find(({ id }) => id === valueIds[at])?.label;
  return size === undefined ? {} : { size };
}
