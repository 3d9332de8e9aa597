import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { addOnsFor, firstOfKinds } from "#storefront/components/add-ons/load-add-ons.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

/** Four products: what goes with those of an order, filled up with best sellers of other kinds. */
export async function suggestedAfter(context: PrivateContext, order: Order | undefined): Promise<CardData[]> {
  const { services, region } = context;
  const ids = [...new Set(order?.lines.map(({ productId }) => productId))];
  const products = await findProductDetails(services.db, ids, region);
  const [addOns, best] = await Promise.all([
    addOnsFor(context, products),
    cardsByTerms(services.db, region, [], 24).then((found) =>
      cardsInLanguage(context, firstOfKinds(found).slice(0, 8)),
    ),
  ]);
  const cards = [...addOns.map(({ card }) => card), ...best].filter(({ id }) => !ids.includes(id));
  return [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, 4);
}
