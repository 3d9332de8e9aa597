import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { uidsIn } from "#storefront/components/content/content-data.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";
import { type Buyable, cardsToBuy } from "#storefront/components/product-facts/buyable.ts";

/** The list for whatever has none of its own (specification 9.4). */
export const defaultList = "add_on_products";
const most = 6;

/** A thing that goes well with what is in the cart, and what of it can be bought right away. */
export type AddOn = { card: CardData; variants: Buyable[] };

type Config = { uid: string; data: { category?: unknown; products?: unknown } };

/** Uids of add-ons: those of the lists for these categories, in content's order; else those of the default list. Pure. */
export function addOnUids(configs: readonly Config[], categories: readonly string[]): string[] {
  const lists = configs.filter(({ data }) => uidsIn(data.category).some((uid) => categories.includes(uid)));
  const chosen = lists.length > 0 ? lists : configs.filter(({ uid }) => uid === defaultList);
  return [...new Set(chosen.flatMap(({ data }) => uidsIn(data.products)))];
}

/** What goes with these products of a cart, by category_product_add_on_config (specification 3.16); only what is in stock. */
export async function addOnsFor(context: CardContext, products: readonly ProductDetail[]): Promise<AddOn[]> {
  const { services, locale, region } = context;
  if (!region || products.length === 0) return [];
  const configs = await services.content.all<Config["data"]>("category_product_add_on_config", locale.contentLocale);
  const categories = products.flatMap((product) => product.categories.map(({ uid }) => uid));
  const found = await cardsByUids(services.db, region, addOnUids(configs, categories));
  const inStock = found.filter((card) => card.inStock).slice(0, most);
  return cardsToBuy(context, inStock);
}
