import { sql } from "kysely";
import type { ProductCard, ProductDetail } from "#commerce/catalog/products/schema.ts";
import { asksForCategories, discountedPrice } from "#commerce/shared/discounts/rules.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import type { Db } from "#database/tables.ts";

/**
 * Applies a group's prices to what the catalogue shows (commerce/shared/discounts/rules.ts). The shop's price becomes the
 * former price. Without a discount nothing changes and no query is made; only rules for categories need one.
 */

type PricedCard = Pick<ProductCard, "id" | "currency" | "price" | "priceTo" | "retailPrice">;

export async function discountedCards<Card extends PricedCard>(
  db: Db,
  cards: readonly Card[],
  discount: Discount | null,
): Promise<readonly Card[]> {
  if (!discount || cards.length === 0) return cards;
  const priceOf = await pricesUnder(db, discount, cards);
  return cards.map((card) => {
    const price = priceOf(card.id, card.price, card.currency);
    const priceTo = card.priceTo && priceOf(card.id, card.priceTo, card.currency);
    const { priceTo: _, ...rest } = card;
    return { ...rest, ...reduced(card, price), ...(priceTo && priceTo > price && { priceTo }) } as Card;
  });
}

export async function discountedDetails(
  db: Db,
  products: readonly ProductDetail[],
  discount: Discount | null,
): Promise<readonly ProductDetail[]> {
  if (!discount || products.length === 0) return products;
  const priceOf = await pricesUnder(db, discount, products);
  return products.map((product) => {
    const { currency } = product;
    if (!currency) return product;
    const variants = product.variants.map((variant) => ({
      ...variant,
      ...reduced(variant, priceOf(product.id, variant.price, currency)),
    }));
    return { ...product, variants };
  });
}

const reduced = (before: { price: number; retailPrice?: number }, price: number) =>
  price < before.price ? { price, retailPrice: before.retailPrice ?? before.price } : {};

type PriceOf = (productId: number, price: number, currency: string) => number;

async function pricesUnder(db: Db, { rules }: Discount, products: readonly { id: number }[]): Promise<PriceOf> {
  const categories = asksForCategories(rules) ? await categoriesOf(db, products) : new Map<number, number[]>();
  return (id, price, currency) => discountedPrice(rules, { id, categories: categories.get(id) ?? [] }, price, currency);
}

async function categoriesOf(db: Db, products: readonly { id: number }[]): Promise<Map<number, number[]>> {
  const ids = products.map(({ id }) => id);
  const { rows } = await sql<{ id: number; categories: number[] }>`
    select id, product_category_ids(id) as categories from unnest(${ids}::int[]) as id`.execute(db);
  return new Map(rows.map(({ id, categories }) => [id, categories]));
}
